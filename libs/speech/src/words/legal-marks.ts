import { textOf } from './finding.js';
import { type QuestionCounts, countQuestions, isExamination } from './questions.js';
import type { Token } from './tokens.js';
import { isContent } from './word-classes.js';

/** What an advocate does that can be heard in the words. */
export const LEGAL_KINDS = [
  'ask',
  'burden',
  'standard',
  'theme',
  'exhibit',
  'witness',
  'roadmap',
  'answer',
  'issue',
  'foundation',
] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** One place where it was heard. Times in seconds, null while nothing places the words. */
export interface LegalMark {
  kind: LegalKind;
  text: string;
  start: number | null;
  end: number | null;
}

export type LegalScenario =
  | 'opening-statement'
  | 'cross-examination'
  | 'closing-argument'
  | 'motion-argument'
  | 'witness-examination'
  | 'jury-selection'
  | 'appellate-argument';

export interface LegalMarks {
  scenario: LegalScenario;
  words: number;
  /** The first of each kind of wording, at most so many as a listener would count. */
  marks: LegalMark[];
  /** How often each kind was heard in different words. */
  counts: Record<LegalKind, number>;
  questions: QuestionCounts;
}

const MOST_MARKS_A_KIND = 5;
/** Words of a sentence shown as the place where something was heard. */
const QUOTED = 12;

const VERDICT = String.raw`(?:verdict|guilty|liable|responsible|award\w*|damages|compensat\w+|grant\w*|den(?:y|ied|ies)|affirm\w*|revers\w+|remand\w*|acquit\w*|convict\w*|dismiss\w*|suppress\w*|exclud\w+|vacat\w+|sustain\w*|justice|relief|judgment|injunction)`;

/**
 * Words that do it, each kind by its own sentence. Structure rather than phrases: who asks whom for which disposition, which measure
 * of proof is named, what is held up. Compiled once; a sentence is cut to 60 words before it is looked at.
 */
const PATTERNS: Record<Exclude<LegalKind, 'theme'>, RegExp> = {
  ask: new RegExp(
    String.raw`\b(?:ask(?:s|ing)?|request(?:s|ing)?|urge[sd]?|pray|move[sd]?|want|seek[s]?|return|find|should(?: be)?|must be|invite)\b(?: [\w'$,.]+){0,11}? ${VERDICT}\b|\breturn a verdict\b|\bfind (?:him|her|them|for|the \w+|my client) (?:not )?(?:guilty|liable)\b`,
    'u',
  ),
  burden:
    /\bburden\b|\breasonable doubt\b|\bpreponderance\b|\bmore likely (?:true )?than not\b|\bclear and convincing\b|\bgreater weight\b|\bpresum(?:ed|ption of) innocen\w+|\b(?:has|have|had) to prove\b|\bmust prove\b|\bit is for us to (?:show|prove)\b/u,
  standard:
    /\bstandard\b|\bde novo\b|\babuse of discretion\b|\bclear(?:ly)? err(?:or|oneous)\b|\bsubstantial evidence\b|\blikelihood of success\b|\birreparable\b|\bgenuine (?:dispute|issue)\b|\blight most favorable\b|\bplausib\w+|\bprobable cause\b|\brule (?:\d+|twelve|fifty)|\bharmless\b|\bplain error\b|\bbalance of (?:the )?(?:hardships|equities)\b/u,
  exhibit:
    /\bexhibit(?:s)? (?:number |no\.? )?(?:[a-z]{1,2}|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b(?:this|the|that|his|her|their|its|[a-z]+'s) (?:own )?(?:email|e-mail|letter|contract|agreement|photograph|photo|picture|report|log|logbook|record|records|recording|video|footage|invoice|receipt|diagram|map|x-ray|chart|memo|memorandum|text message|policy|lease|deed|transcript|affidavit|declaration|signature|form|ledger|manual)\b/u,
  witness:
    /\b(?:hear|heard|hearing|testimony|word) (?:from|of)\b|\b(?:will|going to|did) (?:testify|tell you|explain to you|say under oath)\b|\b(?:testified|told you|swore|under oath|took the stand|takes? the stand)\b/u,
  roadmap:
    /^(?:(?:and|so|now) )?(?:first|second|third|fourth|finally|lastly|last|next|to begin|let me (?:begin|start|turn)|turning)\b|\b(?:two|three|four|five) (?:reasons?|points?|things|questions|parts|issues|grounds)\b|\b(?:evidence|proof) will (?:show|prove|be)\b|\byou(?:'ll| will| are going to) (?:hear|see|learn|meet|find)\b|\bi(?:'ll| will| would like to| want to) (?:address|show|turn|begin|start|explain|cover|take)\b/u,
  answer:
    /\b(?:they|he|she|counsel|the (?:defen[sd]e|defendant|plaintiff|state|government|prosecution|prosecutor|other side|appellee|appellant|respondent|petitioner|opposing counsel|company|employer|insurer)|opposing counsel|my (?:friend|colleague)|some) (?:will |may |might |would |have |has )?(?:say|says|said|argue[sd]?|claim(?:s|ed)?|contend(?:s|ed)?|tell(?:s)? you|told you|suggest(?:s|ed)?|respond(?:s|ed)?|rel(?:y|ies|ied)|point(?:s|ed)? to|want you to)\b|\b(?:the best|their) (?:argument|answer|response|defense|case|point)\b/u,
  issue: /\b(?:question|issue)s? (?:presented|before|here|is|are|in this|on appeal|for)\b|\bwhether\b/u,
  foundation:
    /\b(?:recognize|familiar with|fair and accurate|true and (?:correct|accurate)|showing (?:you|the witness)|handing (?:you|the witness)|marked (?:for identification|as)|how do you know|move (?:to admit|exhibit|for the admission|the admission)|offer (?:exhibit|into evidence|this)|into evidence|approach the witness|permission to (?:approach|publish))\b/u,
};

/** Longer sentences are a missing full stop. */
const LONGEST_LOOK = 60;
/** A theme stands in the first fifth and comes back in the last quarter. */
const OPENING_SHARE = 0.2;
const ENDING_SHARE = 0.75;
const LEAST_WORDS_FOR_THEME = 120;

/**
 * Words of a courtroom that other talk seldom has. The patterns above are ordinary English ("the letter", "next", "they say"): they
 * are law only where a court is spoken to.
 */
const COURTROOM =
  /^(?:jur(?:y|ors?)|court(?:room|s)?|verdicts?|plaintiffs?|defendants?|prosecut(?:ion|or|ors)|counsel|evidence|exhibits?|witness(?:es)?|testi(?:fy|fies|fied|mony)|guilty|liab(?:le|ility)|negligen(?:t|ce|tly)|statutes?|motions?|appeals?|appell(?:ee|ant|ees|ants|ate)|objections?|damages|convict(?:ed|ion)?|acquit(?:ted|tal)?|breach(?:ed|es)?|pleadings?|precedent|indict(?:ed|ment)|complaint|discretion|affirm(?:ed|s)?|remand(?:ed)?|deposition|affidavits?|attorneys?|plea|petition(?:er|ers)?|respondents?|arraign(?:ed|ment)|subpoena|warrants?|suppress(?:ed|ion)?|dismiss(?:ed|al)?)$/u;
const LEAST_COURTROOM = 2;
const WORDS_FOR_EACH = 150;

/** Is a court or a jury spoken to? Two words of theirs, and one more for each minute. */
export function isInCourt(tokens: readonly Token[]): boolean {
  const heard = tokens.filter(({ bare }) => COURTROOM.test(bare)).map(({ bare }) => bare);
  return new Set(heard).size >= LEAST_COURTROOM && heard.length >= tokens.length / WORDS_FOR_EACH;
}

/** What was heard of an advocate's craft. Null for a scenario in which no jury or court is spoken to, or without words. */
export function findLegalMarks(tokens: readonly Token[], scenario: LegalScenario | null): LegalMarks | null {
  if (scenario === null || tokens.length === 0) return null;
  const sentences = sentencesOf(tokens);
  const questions = countQuestions(sentences);
  const counts = Object.fromEntries(LEGAL_KINDS.map((kind) => [kind, 0])) as Record<LegalKind, number>;
  if (!isInCourt(tokens) && !isExamination(questions))
    return { scenario, words: tokens.length, marks: [], counts, questions };
  const heard = sentences.flatMap((sentence) => marksOf(sentence));
  const theme = themeOf(tokens);
  if (theme) heard.push(theme);
  const seen = new Set<string>();
  const marks: LegalMark[] = [];
  for (const mark of heard) {
    const key = `${mark.kind} ${mark.text.toLowerCase()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (++counts[mark.kind] <= MOST_MARKS_A_KIND) marks.push(mark);
  }
  return { scenario, words: tokens.length, marks, counts, questions };
}

/** Runs of tokens up to a full stop, or to the longest look where there is none. */
export function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [];
  let open: Token[] = [];
  for (const token of tokens) {
    open.push(token);
    if (token.after !== 'sentence' && open.length < LONGEST_LOOK) continue;
    sentences.push(open);
    open = [];
  }
  if (open.length > 0) sentences.push(open);
  return sentences;
}

function marksOf(sentence: readonly Token[]): LegalMark[] {
  const text = sentence.map(({ bare }) => bare).join(' ');
  return Object.entries(PATTERNS).flatMap(([kind, pattern]) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const from = match.index === 0 ? 0 : text.slice(0, match.index).trim().split(' ').length;
    const to = Math.min(sentence.length, from + Math.min(QUOTED, match[0].split(' ').length + 2));
    return [markAt(kind as LegalKind, sentence, from, to)];
  });
}

const markAt = (kind: LegalKind, tokens: readonly Token[], from: number, to: number): LegalMark => ({
  kind,
  text: textOf(tokens, from, to),
  start: tokens[from]?.start ?? null,
  end: tokens[to - 1]?.end ?? null,
});

/** So many words in the same order are a passage said again, not a theme. */
const LONGEST_THEME = 12;

/** The longest run of three or more words, two of them with a meaning, that opens the take and comes back at its end. */
function themeOf(tokens: readonly Token[]): LegalMark | null {
  if (tokens.length < LEAST_WORDS_FOR_THEME) return null;
  const opening = Math.floor(tokens.length * OPENING_SHARE);
  const ending = Math.floor(tokens.length * ENDING_SHARE);
  for (let size = 6; size >= 3; size--) {
    const first = new Map<string, number>();
    for (let at = 0; at + size <= opening; at++) first.set(keyOf(tokens, at, size), at);
    for (let at = ending; at + size <= tokens.length; at++) {
      const run = tokens.slice(at, at + size);
      if (run.slice(0, -1).some(({ after }) => after === 'sentence')) continue;
      const meant = run.filter(({ bare }) => isContent(bare) && !COURTESY.test(bare));
      if (new Set(meant.map(({ bare }) => bare)).size < 2) continue;
      const before = first.get(keyOf(tokens, at, size));
      if (before === undefined || lengthOfSame(tokens, before, at) >= LONGEST_THEME) continue;
      return markAt('theme', tokens, at, at + size);
    }
  }
  return null;
}

/** Words that are the same in both places, before and after. */
function lengthOfSame(tokens: readonly Token[], one: number, other: number): number {
  const same = (by: number): boolean =>
    tokens[one + by] !== undefined && tokens[one + by]?.bare === tokens[other + by]?.bare;
  let [from, to] = [0, 0];
  while (same(from - 1) && to - from < LONGEST_THEME) from--;
  while (same(to) && to - from < LONGEST_THEME) to++;
  return to - from;
}

/** Words of address and of the court come back in every speech. */
const COURTESY = /^(?:ladies|gentlemen|members|jury|honor|court|please|thank|counsel|case|evidence|client)$/u;

const keyOf = (tokens: readonly Token[], at: number, size: number): string =>
  tokens
    .slice(at, at + size)
    .map(({ bare }) => bare)
    .join(' ');
