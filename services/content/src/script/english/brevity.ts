import { atomsOf } from './atoms.js';
import { capital, kindOf, subjectOf } from './clauses.js';

/** What can be followed by ear, in words. */
export const SPOKEN_WORDS = 45;
export const POINT_WORDS = 20;
export const QUESTION_WORDS = 24;

export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** (“Experian” or “Plaintiff”), (plaintiffs), (Dkt. 10), (Ex. 3 at 7): for the reader of a paper, not for a listener. */
const PAPER_ASIDE =
  /\s*\((?:(?:the|collectively|hereinafter|together|each|an?)[, ]+){0,3}(?:[“"][^()”"]{1,60}[”"](?:(?:,? (?:or|and) |, )(?:the )?[“"][^()”"]{1,60}[”"])*|(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|claimant)s?|(?:Dkt|Docket|ECF|Doc|Docs|Ex|Exh|Exs|Compl|Tr|Pl|Def|Br|App|Appx|R)\b[.\s][^()]{0,60}|(?:at )?¶+[^()]{0,30})\)/gi;

/** Speech without definitions in quotation marks and without references to the docket. */
export const withoutPaperAsides = (text: string): string =>
  text
    .replace(PAPER_ASIDE, '')
    .replace(
      /\bIT IS (?:HEREBY |FURTHER |SO )*ORDERED(?: AND ADJUDGED| AND DECREED)*,? that\b/g,
      'the Court ordered that',
    )
    .replace(/\bincluding,? but not limited to,?/gi, 'including');

const OPENING =
  /^(?:Although|Upon|Having|Relying on|In light of|Based on|Pursuant to|Among other things|Subsequently|As a threshold matter|In addition|In particular|Specifically)\b/;
const INSET =
  /, (?:and )?(?:pursuant to|upon|by|in accordance with|based on|relied on by|including|for decades|as a result)\b[^,;“”"]{0,120},(?= )/giu;
const DASHED = /\s?[—–]\s?(?:including|such as|for example|namely)\b[^—–]{2,160}[—–]\s?/giu;
/** "Leon, his agents, servants, and all persons who act with him are": the one who matters, and the rest in a word. */
const COMPANY =
  /^((?:\p{Lu}[\p{L}.’'-]*\s?){1,4}), (?:his|her|its|their) (?:agents|officers|servants|employees|successors|assigns|attorneys|directors|representatives)\b[^;]{5,240}? (?=(?:(?:are|were) (?:hereby )?(?:enjoined|restrained|ordered|prohibited|barred|directed|required)|shall|must)\b)/u;
const BREAK =
  /(?:,\s+(?=(?:and|which|who|whom|where|when|as|noting|relying|seeking|recognizing|including|stating|finding|holding|concluding|explaining|making|using|merely|based|pursuant|because|with|unlike|so that)\b)|;\s+|\s+(?=(?:because|seeking|relying|that was set|that were set|that can be|that retrieved|that tips|based on|pursuant to|in order to|as stated|as follows|for the reasons|on behalf of|brought|contained in|with respect to|with a|in connection with|throughout|through|which|who|and that|and thus|between|under|against|initially|during|regarding|concerning|relating to|related to|to promote|for purposes|for anything|after|over|as necessary)\b))/giu;
/** Cut before these, a sentence would say more than its author did. */
const LIMITS =
  /^(?:and\s+)?(?:unless|if|except|but|although|though|until|only|provided|not|no|without|however|subject to|rather|or)\b/i;
const CONDITION = /\b(?:unless|except|provided that|only if)\b/i;
const DANGLING =
  /(?:\b(?:a|an|the|of|to|in|on|at|by|for|from|with|under|upon|against|between|during|through|within|without|toward|towards|about|and|or|but|nor|as|that|which|who|is|are|was|were|be|has|have|had|its|his|her|their|any|not|no|into|over|after|including|then|than|wrong|right|correct|initially|subsequently|thereafter|only|also|testified|stated|said|told|claimed|alleged|argued|contended|asserted|explained|reported|admitted|believed|concluded|found|held|knew|learned|noted|showed|shows|understood|agreed)|[,:(—–-])$/i;
const MIN_WORDS = 5;

const balanced = (text: string): boolean =>
  text.split('(').length === text.split(')').length &&
  text.split('“').length === text.split('”').length &&
  (text.match(/"/g)?.length ?? 0) % 2 === 0;

const tidied = (text: string): string => capital(text.replace(/\s+/g, ' ').trim());

/** Of a row of people bound alike, the first by name. */
export const foremost = (text: string): string => text.replace(COMPANY, '$1 and others ');

/** The sentence with less and less beside its main clause. */
function lighter(text: string): string[] {
  const aside = tidied(foremost(withoutPaperAsides(text)));
  const inset = tidied(
    aside
      .replace(DASHED, ' ')
      .replace(INSET, ',')
      .replace(/\s*\([^()]{1,120}\)/g, ''),
  );
  const main = mainClause(inset);
  return [aside, inset, ...(main === undefined ? [] : [main])];
}

const STILL_OPENING =
  /^(?:with|on|at|in|by|for|of|to|from|and|or|which|who|whom|where|when|as|between|among|including)\b/i;

/** Behind an opening phrase, from the first comma after which a subject meets its verb. */
function mainClause(text: string): string | undefined {
  if (!OPENING.test(text)) return undefined;
  for (const mark of text.matchAll(/,\s+/g)) {
    const rest = text.slice(mark.index + mark[0].length);
    // "with an official, he understood" still belongs to the opening.
    if (STILL_OPENING.test(rest)) continue;
    if (kindOf(rest) === 'statement' && subjectOf(rest) !== undefined) return tidied(rest);
  }
  return undefined;
}

/** The longest beginning that is a statement of its own. */
function headOf(text: string, max: number): string | undefined {
  let best: string | undefined;
  for (const mark of text.matchAll(BREAK)) {
    const head = text.slice(0, mark.index).trim();
    const tail = text.slice(mark.index + mark[0].length);
    const count = wordCount(head);
    if (count > max) break;
    if (count < MIN_WORDS || LIMITS.test(tail) || DANGLING.test(head) || !balanced(head)) continue;
    // A condition at the end holds for all before it, unless a comma shuts its clause off.
    if (CONDITION.test(tail) && !mark[0].startsWith(',')) continue;
    // A negative reaches over the clause behind it: "did not stop because" says that something else stopped it.
    if (/\b(?:not|never|no)\b|n['’]t\b/i.test(head) && /^because\b/i.test(tail)) continue;
    // ", and" may close a list; what follows must be able to stand alone.
    if (/^and\b/i.test(tail) && kindOf(tail.replace(/^and\s+/i, '')) !== 'statement') continue;
    if (kindOf(head) === 'statement') best = head;
  }
  return best;
}

/** The main clause of a statement in at most `max` words; undefined when it has none that stands alone. */
export function brief(statement: string, max: number): string | undefined {
  const text = withoutPaperAsides(statement).trim();
  if (wordCount(text) <= max) return tidied(text);
  const body = text.replace(/[.\s…]+$/, '');
  const forms = lighter(body);
  const short = forms.find((form) => wordCount(form) <= max && balanced(form)) ?? firstHead(forms, max);
  if (short) return `${short}.`;
  const atom = atomsOf(body)[0];
  return atom !== undefined && atom !== body && wordCount(atom) <= max && balanced(atom)
    ? `${tidied(atom)}.`
    : undefined;
}

function firstHead(forms: readonly string[], max: number): string | undefined {
  for (const form of forms) {
    const head = headOf(form, max);
    if (head) return head;
  }
  return undefined;
}

/** A sentence too long to be spoken, as several that lose nothing, or else as its main clause. */
export function speakable(statement: string): string[] {
  const text = withoutPaperAsides(statement).trim();
  if (wordCount(text) <= SPOKEN_WORDS) return [text];
  const clauses = text.split(/;\s+(?:and\s+)?/);
  const parts = clauses.every((clause) => kindOf(clause) === 'statement') ? clauses : [text];
  return parts
    .flatMap((part) => (wordCount(part) > SPOKEN_WORDS ? atomsOf(part) : [part]))
    .map((part) => (wordCount(part) > SPOKEN_WORDS ? (brief(part, SPOKEN_WORDS) ?? part) : part));
}

/** Text that was cut off, up to its last whole clause; undefined when none is whole. */
export function whole(text: string): string | undefined {
  const open = /…["”’']?\s*$/.exec(text);
  const kept = open ? uncut(text.slice(0, open.index).trim()) : text;
  const shut = kept?.replace(/[;,]?\s+(?:and|or)\s*[.;,]?$/i, '').trim();
  return shut === undefined || shut === '' ? undefined : shut;
}

function uncut(text: string): string | undefined {
  const marks = [...text.matchAll(/;\s|,[”"]?\s(?=noting|stating|finding|because|which|including|and\s)/gi)];
  for (const mark of marks.reverse()) {
    const head = text.slice(0, mark.index);
    if (wordCount(head) >= MIN_WORDS && !DANGLING.test(head) && balanced(head)) return head;
  }
  return undefined;
}

/** A long phrase up to the last joint at which it is still whole. */
export function upToBreak(text: string, max: number): string | undefined {
  const marks = [
    ...text.matchAll(
      /(?:,\s|\s)(?=(?:including|whether|which|that|who|as|in|by|on any|in any|for any|to any|against|pursuant|because)\b)|;\s/gi,
    ),
  ];
  const mark = marks.findLast(({ index }) => {
    const head = text.slice(0, index);
    return wordCount(head) <= max && wordCount(head) >= 3 && !DANGLING.test(head) && balanced(head);
  });
  return mark && text.slice(0, mark.index);
}

/** What a court did or found, or what a paper argues: no witness can be asked it. */
export const isRuling = (text: string): boolean => RULING.test(text) || ARGUED.test(text);

const RULING =
  /\bIT IS (?:HEREBY |SO |FURTHER )*ORDERED\b|\bthe court was (?:notified|advised|informed)\b|\b(?:dates|deadlines|hearings?)\b.{0,40}\b(?:is|are) (?:hereby )?vacated\b|\b(?:the|this|trial|district|superior|appellate|circuit)\s(?:\p{L}+\s)?court\b.{0,40}?\b(?:finds?|found|held|holds|ordered|orders|concludes?|concluded|denied|granted|certified|rejected|conducted|convened|issued|entered|affirmed|reversed|ruled|dismissed)\b|\b(?:is|are) (?:hereby )?(?:enjoined|restrained|ordered|denied|granted|dismissed|affirmed|reversed)\b|\bcame before (?:the|this) court\b|\bfindings? of fact\b|\bconclusions? of law\b|\b(?:injunction|TRO|restraining order) (?:is|was) (?:warranted|based|extended|issued|entered)\b|\bno bond is required\b|\bmust (?:also )?(?:preserve|ensure|take steps|comply|file|serve|submit)\b/iu;
const ARGUED =
  /\b(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|government|they|it) (?:further |also )?(?:alleges?|contends?|contended|argues?|argued)\b|\bcontended that\b|\b(?:has|have) appealed\b|\bfiled a notice of appeal\b|\bthis (?:case|appeal|matter|suit|action) (?:presents|follows|arises|concerns|came)\b|\b(?:before|by) this court\b|\bour decision\b|\b(?:should|must) be (?:vacated|reversed|affirmed|dismissed|remanded|denied|granted)\b|\b(?:are|is) wrong to\b|\bcorrectly (?:rejected|held|found|concluded)\b|\bsuit is an?\b|\bfiled the present (?:lawsuit|action|suit)\b/iu;
