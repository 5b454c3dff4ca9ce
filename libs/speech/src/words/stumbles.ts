import { type WordFinding, textOf } from './finding.js';
import type { Token } from './tokens.js';
import { AUXILIARIES, BE, CONJUNCTIONS, DETERMINERS, PREPOSITIONS, isHesitation } from './word-classes.js';

/** Said twice on purpose, or grammatical twice. */
const MEANT_TWICE = new Set([
  'very',
  'no',
  'had',
  'that',
  'never',
  'really',
  'far',
  'many',
  'yes',
  'long',
  'ha',
  'bye',
  'again',
]);
const SUBJECT = /^(?:i|you|we|they|he|she|it)$/u;
/** Function words are never repeated for effect; one content word may be, once and after a comma. */
const SMALL =
  /^(?:a|an|the|i|you|we|they|he|she|it|and|but|or|of|to|in|on|at|for|with|is|was|were|are|my|his|her|our|their|this|if|as|so|do|did|will|would|can|because|there|from|by|what|who|when)$/u;

/** Said so many times in a row a word is a repetition, whatever stands between. */
const HAMMERED = 3;
/** A longer run is as many findings. */
const MOST_AT_ONCE = 4;

/** Words or short phrases said twice in a row without meaning to. Hesitations between them do not part them. */
export function findRepetitions(tokens: readonly Token[]): WordFinding[] {
  const spoken = tokens
    .map((token, index) => ({ token, index }))
    .filter(({ token }) => !isHesitation(token.bare));
  const found: WordFinding[] = [];
  for (let at = 0; at < spoken.length; at++) {
    const repeated = repeatedAt(spoken, at);
    if (repeated === null) continue;
    const from = spoken[at]!.index;
    const to = spoken[at + repeated.length - 1]!.index + 1;
    found.push({ from, to, confidence: repeated.confidence, text: textOf(tokens, from, to) });
    at += repeated.length - 1;
  }
  return found;
}

interface Spoken {
  token: Token;
}

/** How many words from here on are a repetition, and how sure that is. */
function repeatedAt(spoken: readonly Spoken[], at: number): { length: number; confidence: number } | null {
  const { bare } = spoken[at]!.token;
  let times = 1;
  while (spoken[at + times]?.token.bare === bare && spoken[at + times - 1]!.token.after !== 'sentence')
    times++;
  if (times >= HAMMERED && !MEANT_TWICE.has(bare))
    return { length: Math.min(times, MOST_AT_ONCE), confidence: 0.85 };
  for (const size of [4, 3, 2]) {
    if (isRepeated(spoken, at, size)) return { length: 2 * size, confidence: 0.9 };
  }
  if (!isRepeated(spoken, at, 1)) return null;
  return { length: 2, confidence: SMALL.test(bare) ? 0.8 : 0.6 };
}

function isRepeated(spoken: readonly Spoken[], at: number, length: number): boolean {
  for (let i = 0; i < length; i++) {
    const first = spoken[at + i]?.token;
    const again = spoken[at + length + i]?.token;
    if (!first || first.bare !== again?.bare || first.after === 'sentence') return false;
  }
  const first = spoken[at]!.token;
  const last = spoken[at + length - 1]!.token;
  // A phrase or a word that carries meaning, said again after a comma, is a figure of speech ("he knew, he knew").
  if (length > 1) return last.after === 'none' || isSmall(spoken.slice(at, at + length));
  return !MEANT_TWICE.has(first.bare) && (SMALL.test(first.bare) || first.after === 'none');
}

/** "It was, it was" searches for its verb; "he knew, he knew" does not. */
const isSmall = (words: readonly Spoken[]): boolean => words.every(({ token }) => SMALL.test(token.bare));

/** Words cut off, and sentences begun again with another verb ("he was, he went"). */
export function findFalseStarts(tokens: readonly Token[]): WordFinding[] {
  const found: WordFinding[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const length = tokens[at]!.cut
      ? 1
      : restartAt(tokens, at) || retracedAt(tokens, at) || givenUpAt(tokens, at);
    if (length === 0) continue;
    found.push({
      from: at,
      to: at + length,
      confidence: tokens[at]!.cut ? 0.9 : 0.6,
      text: textOf(tokens, at, at + length),
    });
    at += length - 1;
  }
  return found;
}

/** Length of a start given up: subject and verb, then the same subject with another verb, nothing between. */
function restartAt(tokens: readonly Token[], at: number): number {
  const [subject, verb, again, other] = tokens.slice(at, at + 4);
  if (!subject || !verb || !again || !other) return 0;
  const restarted =
    SUBJECT.test(subject.bare) &&
    again.bare === subject.bare &&
    verb.bare !== other.bare &&
    verb.after === 'comma' &&
    /^(?:was|were|is|are|had|have|did|went|said|will|would|can|could)$/u.test(verb.bare);
  return restarted ? 2 : 0;
}

/**
 * Length of a word that was taken up again after one other ("nothing going else going"): a slip that the same words in order
 * correct. Not where the word between joins them ("day by day", "more and more").
 */
function retracedAt(tokens: readonly Token[], at: number): number {
  const [first, between, again] = tokens.slice(at, at + 3);
  if (!first || !between || !again || first.bare !== again.bare) return 0;
  const joined = [PREPOSITIONS, CONJUNCTIONS, BE, AUXILIARIES, DETERMINERS].some((words) =>
    words.has(between.bare),
  );
  const apart = first.after !== 'none' || between.after !== 'none';
  return joined || apart || SMALL.test(first.bare) || isHesitation(first.bare) || /\d/u.test(first.bare)
    ? 0
    : 2;
}

const ARTICLE = /^(?:a|an|the)$/u;
/** Words that need another one after them: nothing that was meant to be said ends with one. */
const HANGING = /^(?:a|an|the|my|your|our|their|of|at|for|with|from|into|and|but|or|because|if)$/u;
const LONGEST_GIVEN_UP = 6;

/**
 * Length of a phrase that breaks off at a word which needs another one, and is begun again with its first word ("he went to the, he
 * drove to the store"). Without a comma only where the words cannot stand beside each other ("to the he").
 */
function givenUpAt(tokens: readonly Token[], at: number): number {
  const first = tokens[at]!;
  for (let length = 2; length <= LONGEST_GIVEN_UP; length++) {
    const last = tokens[at + length - 1];
    const again = tokens[at + length];
    if (!last || !again || last.after === 'sentence') return 0;
    if (again.bare !== first.bare || !HANGING.test(last.bare)) continue;
    const broken = last.after === 'comma' || (ARTICLE.test(last.bare) && isHead(again));
    if (broken) return length;
  }
  return 0;
}

/** Never stands behind an article. */
const isHead = ({ bare }: Token): boolean => SUBJECT.test(bare) || ARTICLE.test(bare);
