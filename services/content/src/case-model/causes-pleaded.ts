import type { CauseOfAction } from '@lectern/legal-text/knowledge/cause-of-action';
import { CAUSES_OF_ACTION } from '@lectern/legal-text/knowledge/causes-of-action';
import { causesIn } from './causes.js';
import { type Cause, UNNAMED } from './causes-of-counts.js';
import { type Count, LABEL_OF_COUNT } from './counts.js';
import type { FileSentence } from './file-sentences.js';

const LABEL = new RegExp(String.raw`^(?:[IVX]{1,5}\.\s+)?${LABEL_OF_COUNT}\s*[:.–—-]*\s*`, 'iu');
/** Words of a citation; what else stands in a heading is its name. */
const OF_A_CITE =
  /\b(?:u ?s ?c ?a?|stats?|statutes?|codes?|ann|rev|gen|gov|lab|bus|prof|civ|comp|cons|laws?|acts?|title|chapter|ch|sections?|secs?|subds?|subsections?|art|et seq|and|of|the|to|c|g ?l|r ?c ?w?|o ?c ?g ?a|n ?y ?c ?r ?r|k ?r ?s|a ?r ?s|c ?r ?s|r ?s ?a?|h ?r ?s|n ?j ?s ?a|pa ?c ?s|ilcs|ors|nrs|rsmo|mcl|tex|cal|minn|wis|fla|mass|conn|md|va|ohio|iowa|ind|mich|kan|neb|tenn|ala|ark|miss|mo|mont|nev|okla|or|pa|utah|vt|wash|wyo|ill|idaho|del|haw|la|me|nd|sd|ga|ky|colo|ariz|labor|civil|government|penal|health|safety|insurance|business|professions|vehicle|revised|general|annotated|administrative)\b\.?/giu;

/** "Minn. Stat. § 181.932, subd. 1(1)": the law of which a heading says nothing but where it stands. */
function statuteAlone(heading: string): string | undefined {
  const bare = heading
    .replace(LABEL, '')
    .replace(/ \((?:against |as to |both |all )?\p{L}[^()]{1,60}\)$/iu, '');
  if (bare === heading || !/§|\bsections? \d|\b\d{1,3} \p{Lu}\.? ?\p{L}/iu.test(bare)) return undefined;
  const words = bare.replace(/\([\p{L}\d]{1,4}\)/gu, ' ').replace(/(?<=\p{L})\.(?=\p{L})/gu, ' ');
  return /\p{L}{3,}/u.test(words.replace(OF_A_CITE, ' ')) ? undefined : bare.trim();
}

/** One who reported or opposed something was let go or the like for it. */
const SPOKE_UP =
  /\b(?:report(?:ed|ing|s)|complain(?:ed|ing|t)s?|oppos(?:ed|ing|ition)|refus(?:ed|al|ing)|disclos(?:ed|ure|ing)|object(?:ed|ing)|protected (?:activity|conduct))\b/i;
const PAID_FOR_IT =
  /\b(?:discharg|terminat|fired|let go|demot|suspend|disciplin|retaliat|adverse (?:employment )?action)\w*/i;
const FOR_IT =
  /\bbecause of (?:it|that|this|such|his|her|their|plaintiff|the (?:reports?|complaints?|disclosures?|refusal|opposition))\b|\bbecause (?:s?he|they|plaintiff) (?:had )?(?:reported|complained|opposed|refused|disclosed|objected)|\bin retaliation\b|\bfor (?:having|reporting|complaining|refusing|opposing|disclosing)\b/i;
/** In one sentence: who reported a fall and was later let go for want of work was not let go for it. */
const isPaidForSpeaking = (body: string): boolean =>
  body
    .split(/(?<=\.) (?=\d|\p{Lu})/u)
    .some((text) => [SPOKE_UP, PAID_FOR_IT, FOR_IT].every((one) => one.test(text)));
const ANIMAL = /(?<!\bnot an? )\b(?:vicious|dangerous) (?:or dangerous |or vicious )?(?:animal|dog)\b/i;
const OWES =
  /\b(?:owes?|owing|unpaid|past due|has (?:not|never) paid|has paid no(?:ne| part)|failed to pay|refused to pay|balance (?:due|of))\b/i;

const OF_A_BARGAIN =
  /\b(?:contract|agreement|lease|rent|invoice\w*|storage|price|services|account|deliver\w+|goods|purchase order|change order|balance|service calls?)\b/i;
const BREAKS =
  /\b(?:agreement|contract|lease|purchase order)\b[^.]{0,80}\b(?:required?s?|provided?s?|promised)\b|\b(?:did not|failed to) (?:cure|perform)\b|\bliquidated (?:delay )?damages\b/i;

const known = (name: string): Cause[] =>
  CAUSES_OF_ACTION.filter((cause) => cause.name === name).map((cause) => ({ cause, at: 0, words: name }));

/** What the paragraphs of a count plead whose heading names no claim; a law that is known by its number alone is called by it. */
function causesPleaded(body: string, statute?: string): Cause[] {
  const [first] = causesIn(body, false);
  if (first) return [first];
  if (isPaidForSpeaking(body)) return known('retaliation');
  if (ANIMAL.test(body)) return known('harm by an animal');
  const [, section] = (statute && /(?:§+|\bsections?) ?(\d[\d.:-]*\d|\d)/i.exec(statute)) || [];
  if (!section) return [];
  const name = `violation of section ${section}`;
  return [{ cause: { ...UNNAMED, name }, at: 0, words: name }];
}
/** Who answers for the wrong of another; a claim only where a heading makes it one. */
export const VICARIOUS: CauseOfAction = {
  ...UNNAMED,
  name: 'vicarious liability',
  source: 'Restatement (Third) of Agency § 2.04',
  elements: [
    'The defendant employed the one who did the wrong',
    'It was done in the course of the employment',
  ],
};
const FOR_OTHERS = /\b(?:vicarious liability|respondeat superior)\b/i;

/** The claim of a civil count whose heading names none of the table: by the wrong of others, by its paragraphs, or by its law. */
export function causesUnnamed({ line, body, counter }: Pick<Count, 'line' | 'body' | 'counter'>): Cause[] {
  const [words] = /\b(?:no|not|declarat\w+)\b/i.test(line) ? [] : (FOR_OTHERS.exec(line) ?? []);
  if (words) return [{ cause: VICARIOUS, at: 0, words }];
  const statute = statuteAlone(line);
  if (statute !== undefined) return causesPleaded(body, statute);
  if (!counter) return [];
  const pleaded = causesPleaded(body);
  return pleaded.length === 0 && OF_A_BARGAIN.test(body) && (OWES.test(body) || BREAKS.test(body))
    ? known('breach of contract')
    : pleaded;
}

/** What is claimed or charged where no count says it, beside what is only claimed back. */
export function causesWithoutCounts(
  sentences: readonly FileSentence[],
  { headings, counts, criminal }: { headings: string; counts: readonly Count[]; criminal: boolean },
): Cause[] {
  const named = causesIn(headings, criminal);
  if (named.length > 0) return named;
  const back = new Set(counts.filter(({ counter }) => counter).map(({ document }) => document));
  const first = sentences.filter(({ document }) => !back.has(document));
  return causesIn(criminal ? headOf(first) : answerableIn(first), criminal);
}

/** A petition without counts says what those who are sued are answerable for, and in which particulars. */
const answerableIn = (sentences: readonly FileSentence[]): string =>
  sentences
    .filter(({ text }) => ANSWERABLE.test(text))
    .map(({ text }) => text)
    .join('\n');
const ANSWERABLE =
  /\b(?:petitioners?|plaintiffs?|defendants?|respondents?|\p{Lu}\p{L}+) (?:(?:is|are|was|were) (?:(?:strictly|jointly|vicariously|solidarily|also|therefore) ){0,2}(?:liable|answerable|negligent|at fault)|(?:materially )?breached|deviated from|departed from)\b/u;

/** The head of a report or an information names the charge; what its writer investigates besides is none. */
const headOf = (sentences: readonly FileSentence[]): string =>
  sentences
    .slice(0, 20)
    .filter(({ text }) => !/\bI\b/.test(text))
    .map(({ text }) => text.slice(0, 300))
    .join('\n');
