import type { Jurisdiction } from '@lectern/contracts/case';

type Test = [RegExp, Jurisdiction];

/** First match decides, so the narrower name stands first: not every "supreme court" is the highest. */
const JURISDICTION_TESTS: Test[] = [
  [
    /\bappellate division|appellate term|courts? of (criminal |civil |special )?appeals?|court of appeal\b|appellate court|appeals? board|board of .{0,20}appeals|bankruptcy appellate|superior court of pennsylvania|court of review|appeals court/i,
    'appellate',
  ],
  [
    /supreme court of the state of new york,?\s+(county|.*county)|supreme court.{0,40}\bcounty of\b|supreme court.{0,12}\bcounty\b/i,
    'state-superior',
  ],
  [/supreme (judicial )?court/i, 'supreme'],
  [
    /united states|u\.\s?s\.|federal|executive office for immigration|immigration court|bankruptcy court|international trade|\btax court\b|(northern|southern|eastern|western|central|middle) district of/i,
    'federal',
  ],
  [
    /municipal|city court|town court|village court|traffic|justice of the peace|justice court|mayor['’]?s court|recorder['’]?s court|civil court of the city|criminal court of the city|housing court/i,
    'municipal',
  ],
  [
    /superior|circuit|common pleas|chancery|court of claims|general sessions|land court|trial court/i,
    'state-superior',
  ],
  [
    /district|county court|\bstate court\b|magistrate|probate|family|surrogate|juvenile|orphans|small claims|compensation|administrative hearing/i,
    'state-district',
  ],
];

/** A state tax court or agency has no United States in its name. */
const isFederalTaxName = (court: string) => /^united states/i.test(court);

/** The place among the courts of one by this name. */
export function jurisdictionOf(court: string): Jurisdiction | undefined {
  if (/\btax court\b/i.test(court) && !isFederalTaxName(court)) return undefined;
  return JURISDICTION_TESTS.find(([name]) => name.test(court))?.[1];
}
