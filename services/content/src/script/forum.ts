import type { ScenarioType } from '@lectern/contracts/scenarios';
import type { CaseDetails } from '@lectern/contracts/case';

/** Who decides, and how that person or those people are spoken to. */
export interface Forum {
  decider: 'jury' | 'judge' | 'appellate bench';
  salutation: string;
  /** As one speaks of it: "We ask the Court". */
  court: 'the Court' | 'the Tribunal';
}

/** Courts and boards that sit without a jury. */
export const SITS_ALONE =
  /\b(?:tax court|bankruptcy court|court of federal claims|immigration court|board of immigration|workers['’]? compensation (?:court|commission|board|appeals?|division|bureau|(?:law )?judge|referee|magistrate)|(?:division|board|department|office|bureau) of workers['’]? compensation|industrial (?:accident )?(?:commission|board)|(?:deputy|hearing) commissioner|merit systems protection board|(?:labor|employment) relations (?:board|commission)|board of contract appeals|board of veterans['’]? appeals|family court|probate court|small claims|administrative law judge)\b/i;

/** Courts of equity, of estates and of agencies: a jury only where somebody demands one. */
export const WITHOUT_JURY =
  /\b(?:court of chancery|chancery court|chancery division|court of equity|surrogate['’]?s['’]? court|orphans['’]? court|juvenile court|domestic relations|(?:probate|family|juvenile) (?:division|unit|part|docket|section)|in re:? (?:the )?(?:estate|marriage|guardianship|adoption|trust) of|administrative hearings?|(?:hearing|appeals?) board|public utility commission|bench trial|habeas corpus|post-conviction relief)\b|§ ?225[45]\b/i;
/** "Plaintiff demands a trial by jury", "JURY DEMAND", "that the issues be tried by a jury". */
const DEMANDS_JURY =
  /\bjury (?:trial )?(?:is )?(?:hereby )?demand|\b(?:demands?|requests?|claims?|prays? for) (?:for )?(?:an? )?(?:trial by )?jury\b|\btrial by jury\b|\bjury trial (?:is )?(?:requested|claimed)\b|\b(?:be tried|triable|tried) (?:by|to) (?:a |the )?jury\b|\bjury fee\b/gi;
const GIVES_UP = /\b(?:waiv\w{1,5}|without|non|no|(?:do|does|did) not|strikes?|objects? to)\b[^.;,]{0,30}$/i;

/** Does the page ask for a jury, and not say that none is wanted? */
export function demandsJury(page: string): boolean {
  const text = page.replace(/\s+/g, ' ');
  return [...text.matchAll(DEMANDS_JURY)].some(
    ({ index }) => !GIVES_UP.test(text.slice(Math.max(0, index - 60), index)),
  );
}

/** "A jury is waived at Section 11.8", "tried to the court without a jury". */
const WAIVED =
  /\bjury(?: trial)? (?:is|was|are|were|has been|have been|having been)(?: \p{Ll}+)? waived\b|\bwaiv(?:es?|ed|ing|er of)\b[^.;]{0,40}\b(?:trial by jury|jury trial|a jury)\b|\btri(?:ed|al) to the court\b|\b(?:bench|non-?jury) trial\b|\bwithout a jury\b|\bno jury (?:trial )?(?:is|was|has been) (?:demanded|requested)\b|\b(?:does|do|did) not (?:demand|request) a (?:trial by )?jury\b/iu;

/** Does the page say that a judge decides alone? */
export const waivesJury = (page: string): boolean => WAIVED.test(page.replace(/\s+/g, ' '));

/** "Defendant has waived a jury in writing", "the case shall be tried to the Court": an order that takes note of it. */
const NOTED =
  /\b(?:has|have|having|had) (?:\p{Ll}+ ){0,2}waived\b[^.;]{0,40}\bjury\b|\bwaivers? of (?:an? |trial by |the )?jury[^.;]{0,50}\b(?:accepted|approved)\b|\b(?:shall|will|is to) be tried to the court\b/iu;
const NOT_SO = /\b(?:not|never|any|if|unless|denied|DENIED|withdrawn)\b/;

/** Does a sentence of an order say that the accused gave up his jury? */
export const notesWaiver = (page: string): boolean =>
  page
    .replace(/\s+/g, ' ')
    .split(/(?<=[.;]) /)
    .some((sentence) => NOTED.test(sentence) && !NOT_SO.test(sentence));

/** What only a judge grants: the title of a paper that asks for it. */
export const ASKS_A_JUDGE =
  /\b(?:complaint|petition|application|action|motion)\b[^.]{0,30}\b(?:for|to)\b[^.]{0,60}\b(?:injunct\w+|declaratory|restraining order|mandamus|certiorari|habeas|judicial review|specific performance|quiet title|partition|foreclos\w+|guardian\w*|conservator\w*|adopt\w*|dissolution|modif\w+|probate|letters (?:testamentary|of administration)|change of name)\b/i;

/** Arbitrators sit in no court. */
export const ARBITRATES =
  /\b(?:american arbitration association|JAMS|FINRA (?:office of )?dispute resolution|arbitration (?:tribunal|panel)|demand for arbitration|statement of claim in arbitration)\b/i;

export function forumOf(
  { jurisdiction }: CaseDetails,
  scenario: ScenarioType,
  alone: boolean,
  arbitral = false,
): Forum {
  const court = 'the Court';
  const federal = jurisdiction === 'federal';
  if (scenario === 'jury-selection')
    return {
      decider: 'jury',
      court,
      salutation: federal
        ? 'May it please the Court, counsel, members of the panel.'
        : 'Your Honor, counsel, members of the panel.',
    };
  if (scenario === 'appellate-argument')
    return {
      decider: 'appellate bench',
      court,
      salutation: 'May it please the Court.',
    };
  if (arbitral) return { decider: 'judge', court: 'the Tribunal', salutation: 'May it please the Tribunal.' };
  if (scenario === 'motion-argument' || alone || jurisdiction === 'municipal')
    return {
      decider: 'judge',
      court,
      salutation:
        federal || jurisdiction === undefined
          ? 'May it please the Court.'
          : 'Your Honor, may it please the Court.',
    };
  return {
    decider: 'jury',
    court,
    salutation: federal
      ? 'May it please the Court, counsel, members of the jury.'
      : 'Your Honor, counsel, ladies and gentlemen of the jury.',
  };
}
