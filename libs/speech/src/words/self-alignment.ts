import { PREPOSITIONS, AUXILIARIES, BE, CONJUNCTIONS, DETERMINERS, isContent } from './word-classes.js';
import { cannotMeet, isAuxiliary, isSubject } from './junctions.js';
import type { Token } from './tokens.js';

/** Longer starts are given up seldom. */
const LONGEST = 6;
/** What a pair of words is worth in an alignment of what was given up with what was said instead. */
const SAME = 2;
const SAME_CLASS = 1;
const OTHER = -0.5;
const ADDED = -0.5;
const LEFT_OUT = -1;

/** Said when what went before is taken back. */
const TAKEN_BACK = ['strike that', 'or rather', 'excuse me', 'scratch that', 'let me rephrase'].map(
  (phrase) => phrase.split(' '),
);

const CLASSES = [DETERMINERS, PREPOSITIONS, CONJUNCTIONS, new Set([...BE, ...AUXILIARIES])];

/**
 * A start that was given up, as tokens `[from, to)`, and how sure that is: the text is laid over itself, what was said before a break over
 * what was said after it (E. Shriberg's reparandum and repair). A break is where two words cannot meet, where a word was cut off, or where the speaker says so.
 */
export interface GivenUp {
  from: number;
  to: number;
  confidence: number;
}

/** The start that was given up just before token `at`, or null. */
export const givenUpBefore = (tokens: readonly Token[], at: number): GivenUp | null =>
  takenBack(tokens, at) ??
  atBreak(tokens, at) ??
  begunAgain(tokens, at) ??
  roughCopy(tokens, at) ??
  retraced(tokens, at);

/** "The foreman, strike that, the owner". */
function takenBack(tokens: readonly Token[], at: number): GivenUp | null {
  const phrase = TAKEN_BACK.find((one) => one.every((word, i) => tokens[at - one.length + i]?.bare === word));
  if (!phrase || !tokens[at]) return null;
  const rest = [...tokens.slice(0, at - phrase.length), ...tokens.slice(at)];
  return { from: startOf(rest, at - phrase.length), to: at, confidence: 0.8 };
}

/** Nothing that was meant ends here: from where it is begun again, or only the word that hangs. */
function atBreak(tokens: readonly Token[], at: number): GivenUp | null {
  const [left, right] = [tokens[at - 1], tokens[at]];
  if (!left || !right || !(left.cut || cannotMeet(left, right))) return null;
  return {
    from: startOf(tokens, at),
    to: at,
    confidence: left.cut ? 0.9 : left.after === 'none' ? 0.8 : 0.6,
  };
}

/** Where the words before a break begin that are said again after it: the best alignment of all lengths, or the last word alone. */
function startOf(tokens: readonly Token[], at: number): number {
  let [best, worth] = [at - 1, 0];
  for (let from = at - 1; from >= Math.max(0, at - LONGEST); from--) {
    if (tokens[from]!.after === 'sentence') break;
    if (pairWorth(tokens[from]!, tokens[at]!) <= 0) continue;
    const score = alignmentOf(tokens.slice(from, at), tokens.slice(at, at + (at - from) + 2));
    if (score > worth && score >= at - from) [best, worth] = [from, score];
  }
  return best;
}

/** Worth of laying words over the beginning of others (S. Needleman and C. Wunsch, 1970; what follows them is free). */
function alignmentOf(before: readonly Token[], after: readonly Token[]): number {
  let row = Array.from(after, (_, i) => ADDED * (i + 1));
  row.unshift(0);
  for (const token of before) {
    const next = [row[0]! + LEFT_OUT];
    for (let i = 0; i < after.length; i++)
      next.push(Math.max(row[i]! + pairWorth(token, after[i]!), row[i + 1]! + LEFT_OUT, next[i]! + ADDED));
    row = next;
  }
  return Math.max(...row);
}

function pairWorth(one: Token, other: Token): number {
  if (one.bare === other.bare || (one.cut && other.bare.startsWith(one.bare))) return SAME;
  const alike =
    CLASSES.some((words) => words.has(one.bare) && words.has(other.bare)) ||
    (isSubject(one) && isSubject(other));
  return alike || isFormOf(one.bare, other.bare) ? SAME_CLASS : OTHER;
}

/** Letters. */
const LEAST_STEM = 3;

/** "ask" and "asks", "call" and "calling". */
const isFormOf = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= LEAST_STEM &&
  /^(?:s|es|ed|ing|d)$/u.test(
    other.startsWith(one) ? other.slice(one.length) : one.startsWith(other) ? one.slice(other.length) : '',
  );

/** "He was, he went", "they did they never", "asks ask": the same beginning again before the first came to its verb. */
function begunAgain(tokens: readonly Token[], at: number): GivenUp | null {
  const [subject, verb, again, other] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!verb || !again || verb.after === 'sentence') return null;
  if (verb.after === 'none' && isFormOf(verb.bare, again.bare))
    return { from: at - 1, to: at, confidence: 0.6 };
  const opens = (tokens[at - 3]?.after ?? 'sentence') !== 'none';
  const restarted =
    subject?.after === 'none' &&
    isSubject(subject) &&
    again.bare === subject.bare &&
    isAuxiliary(verb) &&
    other &&
    other.bare !== verb.bare;
  return restarted && (opens || verb.after === 'comma') ? { from: at - 2, to: at, confidence: 0.7 } : null;
}

/** "She told him she told the officer": a clause of three to six words whose first two begin the next, and nothing parts them. */
function roughCopy(tokens: readonly Token[], at: number): GivenUp | null {
  if (!isPunctuated(tokens, at) || tokens[at - 1]?.after !== 'none') return null;
  for (let length = 3; length <= LONGEST; length++) {
    const from = at - length;
    const copied = [0, 1].every((i) => tokens[from + i] && tokens[from + i]!.bare === tokens[at + i]?.bare);
    if (!copied || tokens[from]!.before === 'none' || CONJUNCTIONS.has(tokens[at - 1]!.bare)) continue;
    const first = tokens.slice(from, at);
    // "He is who he is" says what something is.
    if ([...first, tokens[at + 1]!].every(({ bare, after }) => after === 'none' && !BE.has(bare)))
      return { from, to: at, confidence: 0.6 };
  }
  return null;
}

/** Where nobody wrote commas and full stops a new sentence looks like one begun again. */
const isPunctuated = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - NEAR), at + NEAR).filter(({ after }) => after !== 'none').length >= 1;
const NEAR = 30;

/**
 * A word or phrase taken up again with one or two words more in it ("nothing going else going", "the contract the signed contract"). Not where
 * the word between joins the two ("day by day"), and not where a comma parts them: that is a list, or told more closely.
 */
function retraced(tokens: readonly Token[], at: number): GivenUp | null {
  for (let length = 1; length <= 3; length++) {
    for (let more = 1; more <= (length === 1 ? 1 : 2); more++) {
      const from = at - length;
      const first = tokens[from];
      const last = tokens[at - 1]!;
      const end = at + length + more;
      if (!first || end > tokens.length || !isContent(last.bare) || /\d/u.test(last.bare)) continue;
      if (tokens[end - 1]!.bare !== last.bare) continue;
      if (length > 1 && tokens[at]!.bare !== first.bare) continue;
      if (length === 1 && (tokens[at]!.bare === last.bare || !isContent(tokens[at]!.bare))) continue;
      if (tokens.slice(from, end - 1).every(({ after }) => after === 'none'))
        return { from, to: at, confidence: 0.6 };
    }
  }
  return null;
}
