import type { CaseDetails, CaseField } from '@lectern/contracts/case';
import type { CauseOfAction } from '@lectern/legal-text/knowledge/cause-of-action';
import type {
  CaseModel,
  ModelClaim,
  ModelFact,
  ModelPerson,
  ModelSource,
} from '@lectern/contracts/case-model';
import { isKindOfEvidence } from '../case-fields/evidence.rules.js';
import { sharedStems, stemsOf } from '../script/english/likeness.js';
import { bare, joined, sentence } from '../script/english/phrases.js';
import { splitItems } from '../script/english/sentences.js';
import { burdenOf } from './burden.js';
import { type Actors, actorsOf, ofCrime, only } from './actors.js';
import { causesIn } from './causes.js';
import { type Cause, causesOfCount, isAgainstAnother, merged } from './causes-of-counts.js';
import { causesUnnamed, causesWithoutCounts } from './causes-pleaded.js';
import { elementsOfCharge } from './charged-elements.js';
import { spokenCharge } from './charged-words.js';
import { type Count, countsIn } from './counts.js';
import { wrongedIn } from './wronged.js';
import { outsideSuit } from './outside-suit.js';
import { type Part, courseOf } from './course.js';
import { bearingOn } from './elements.js';
import { underCounts } from './facts-of-counts.js';
import { idOf, sourceOf } from './facts.js';
import type { FileSentence } from './file-sentences.js';
import { isPutForward } from './put-forward.js';
import { type Sides, surname } from './sides.js';

interface Known {
  facts: readonly ModelFact[];
  people: readonly ModelPerson[];
  /** No paper but those of a court. */
  byCourt: boolean;
}

/** Claims or charges that the counts, the form or the headings name, with the facts that bear on each element. */
export function claimsOf(
  details: CaseDetails,
  sides: Sides,
  sentences: readonly FileSentence[],
  { facts, people, byCourt }: Known,
): ModelClaim[] {
  const named = `${details.legalIssues ?? ''}\n${details.desiredOutcome ?? ''}`;
  const headings = sentences
    .filter(({ section }) => section === 'charges')
    .slice(0, 60)
    .map(({ text }) => text.slice(0, 160))
    .join('\n');
  const found = countsIn([...new Set(sentences.map(({ document }) => document))]);
  const { client } = sides;
  const counts =
    sides.side === 'defending' && client && !client.several
      ? found.filter((count) => !isAgainstAnother(count, found, client.said))
      : found;
  const inCounts = counts.flatMap((count) =>
    causesHeaded(count, sides.criminal).map((one) => ({ ...one, count })),
  );
  // What the form took from the papers beside their counts is spoken of there and not claimed; what the attorney wrote is.
  const written = inCounts.length > 0 ? pagesOf(sentences) : '';
  const inForm: Cause[] = [
    ...inCounts,
    ...causesIn(named, sides.criminal).filter(
      (one) =>
        !written.includes(one.words.toLowerCase()) &&
        !isThing(one, sentences) &&
        (inCounts.length > 0 || isPutForward(one.words, { sentences, details, sides, byCourt })),
    ),
  ];
  const causes = inForm.some(({ count }) => !count?.counter)
    ? inForm
    : [...causesWithoutCounts(sentences, { headings, counts, criminal: sides.criminal }), ...inForm];
  const outside = outsideSuit(facts);
  const events = facts.filter((fact) => fact.kind === 'event' && !outside(fact));
  const parties = actorsOf(sides, people, sentences);
  const actors = sides.criminal ? ofCrime(parties, wrongedIn(counts)) : parties;
  const bearable = underCounts(counts, events);
  return merged(causes, actors)
    .slice(0, MOST_CLAIMS)
    .flatMap(({ cause, words, count, counts, against: accused, label }) => {
      // An accused is called by his surname behind the first time.
      const against =
        sides.criminal && accused ? joined(accused.split(/, | and /).map(surname), 'and') : accused;
      const { standard, on } = burdenOf(details, {
        side: count?.counter ? OTHER[sides.side] : sides.side,
        criminal: sides.criminal,
        stage: 'trial',
        claim: burdenOfCause(cause),
      });
      const place = splitItems(named).find(({ text }) => text.includes(words));
      const read = place ? undefined : sentences.find(({ text }) => text.includes(words));
      const source: ModelSource | undefined = count
        ? sourceOfCount(count)
        : place
          ? { field: fieldWith(details, place.text), quote: place.text }
          : read && sourceOf(read);
      if (!source) return [];
      const these = count?.counter ? turned(actors) : only(actors, accused);
      const name = sides.criminal && PLAIN.test(words) ? spokenCharge(words) : cause.name;
      const told = bearable(counts);
      // A crime is proved by its own elements.
      const parts = sides.criminal ? new Map<ModelFact, Set<Part>>() : courseOf(told, these);
      const course = { actors: these, parts };
      return {
        id: idOf(
          'claim',
          [name, ...(against ? [against] : []), ...(count?.counter ? ['back'] : [])].join(' '),
        ),
        name,
        confidence: place || count ? 'sure' : 'likely',
        sources: [source],
        elements: (sides.criminal
          ? elementsOfCharge(name, cause.elements, count, sentences)
          : cause.elements
        ).map((one) => ({
          name: one,
          facts: bearingOn(one, told, course).map(({ id }) => id),
        })),
        standard,
        burdenOn: on,
        ...(label && { count: label }),
        ...(against && { against }),
      };
    });
}

const pagesOf = (sentences: readonly FileSentence[]): string =>
  [...new Set(sentences.map(({ document }) => document))]
    .flatMap(({ pages }) => pages.map(({ text }) => text))
    .join('\n')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** Where the one who is sued claims, the sides change places. */
const OTHER = { claiming: 'defending', defending: 'claiming', unknown: 'unknown' } as const;
const turned = (actors: Actors): Actors => ({
  ...actors,
  first: actors.sued,
  second: actors.first,
  sued: actors.first,
  staff: [],
  back: true,
});

/** Words that name a cause and a thing as well: "the lithium-ion battery pack". */
const THINGS: Record<string, RegExp> = {
  battery:
    /\b(?:lithium|lead-acid|rechargeable|car|cell ?phone|backup|recorder|dead)(?:-ion)? batter(?:y|ies)\b|\bbatter(?:y|ies) (?:packs?|cells?|chargers?|powered|life|systems?)\b/i,
  conversion:
    /\b(?:conversion to (?:an? )?(?:open|condominium|digital)|convert(?:ed|ing)? to (?:an? )?open|conversion (?:rates?|vans?|tables?|factors?|kits?))\b/i,
};
const isThing = (
  { cause, words }: ReturnType<typeof causesIn>[number],
  sentences: readonly FileSentence[],
): boolean =>
  THINGS[cause.name] !== undefined &&
  words.toLowerCase() === cause.name &&
  sentences.some(({ text }) => THINGS[cause.name]!.test(text));

const MOST_CLAIMS = 8;
/** A charge is called as the paper calls it: theft, not larceny. */
const PLAIN =
  /^(?!(?:DUI|DWI|OVI|OWI|assault|battery|controlled substance|firearm|drugs?)$)\p{L}+(?: \p{L}+){0,4}(?: in the \p{L}+ degree)?$/iu;

const sourceOfCount = ({ document, page, line }: Count): ModelSource => ({
  document: { ...(document.id && { id: document.id }), name: document.name },
  page,
  quote: line,
});

/** What a civil count is of says its heading; what stands below it is told of it, and is claimed where the heading names nothing. */
function causesHeaded(count: Count, criminal: boolean): Cause[] {
  const { line, title } = count;
  const own = criminal || GOES_ON.test(line) ? [] : causesOfCount(line, false);
  const headed = own.length > 0 ? own : causesOfCount(title, criminal);
  return headed.length > 0 || criminal ? headed : causesUnnamed(count);
}
const GOES_ON = /(?:[,;&–—-]|\b(?:and|or|of|the|for|in|to|with|by))$/i;

const fieldWith = (details: CaseDetails, text: string): CaseField =>
  details.legalIssues?.includes(text) ? 'legalIssues' : 'desiredOutcome';

const EXHIBIT = /\bExhibits? (?:[A-Z]{1,2}|\d{1,3})\b/g;

/** "Exhibit A Contracts and agreements": the mark, and the kind that the form put behind it. */
const LABELLED = /^(Exhibit (?:[A-Z]{1,2}|\d{1,3})):? (.{3,60})$/;

/** Exhibits and things that are named, with the facts that speak of them. */
export function evidenceOf(details: CaseDetails, facts: readonly ModelFact[]): CaseModel['evidence'] {
  const typed = splitItems(details.evidenceTypes ?? '').map(({ text }) => ({
    name: bare(sentence(text))
      .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => (/^\p{Ll}/u.test(text) ? letter.toLowerCase() : letter))
      .replace(LABELLED, (all, exhibit: string, kind: string) => (isKindOfEvidence(kind) ? exhibit : all)),
    source: { field: 'evidenceTypes' as const, quote: text } as ModelSource,
  }));
  const exhibits = facts.flatMap((fact) =>
    [...fact.text.matchAll(EXHIBIT)].map(([name]) => ({ name, source: fact.sources[0]! })),
  );
  const seen = new Set<string>();
  return [...exhibits, ...typed]
    .filter(({ name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
    .map(({ name, source }) => ({
      id: idOf('evidence', name),
      name,
      confidence: 'sure' as const,
      sources: [source],
      facts: facts.filter(({ said, text }) => about(name, [...said, text].join(' '))).map(({ id }) => id),
    }));
}

function about(name: string, text: string): boolean {
  const own = stemsOf(name);
  return own.size > 0 && sharedStems(own, stemsOf(text)) >= Math.min(2, own.size);
}

/** By the claim itself, where it is one of those that have the same burden in every court, whatever kind of case it stands in. */
function burdenOfCause({
  kind,
  burden,
}: Pick<CauseOfAction, 'kind' | 'burden'>): 'clear-and-convincing' | 'preponderance' | undefined {
  if (burden === 'clear and convincing evidence') return 'clear-and-convincing';
  return burden === 'preponderance of the evidence' && ORDINARY.has(kind) ? 'preponderance' : undefined;
}
const ORDINARY: ReadonlySet<CauseOfAction['kind']> = new Set([
  'personal-injury',
  'civil-litigation',
  'employment-law',
]);
