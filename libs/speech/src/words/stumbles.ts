import { type WordFinding, textOf } from './finding.js';
import type { Token } from './tokens.js';
import { givenUpBefore } from './self-alignment.js';
import { BE, isHesitation } from './word-classes.js';

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
/** Function words are never repeated for effect; one content word may be, once and after a comma. */
const SMALL =
  /^(?:a|an|the|i|you|we|they|he|she|it|and|but|or|of|to|in|on|at|for|with|is|was|were|are|my|his|her|our|their|this|if|as|so|do|did|will|would|can|because|there|from|by|what|who|when)$/u;

/** Said so many times in a row a word is a repetition, whatever stands between. */
const HAMMERED = 3;
/** A longer run is as many findings. */
const MOST_AT_ONCE = 4;

/** Words or short phrases said twice in a row without meaning to. Hesitations between them do not part them. */
export function findRepetitions(tokens: readonly Token[]): Repetition[] {
  const spoken = tokens
    .map((token, index) => ({ token, index }))
    .filter(({ token }) => !isHesitation(token.bare));
  const found: Repetition[] = [];
  for (let at = 0; at < spoken.length; at++) {
    const repeated = repeatedAt(spoken, at);
    if (repeated === null) continue;
    const from = spoken[at]!.index;
    const to = spoken[at + repeated.length - 1]!.index + 1;
    const { once, confidence } = repeated;
    found.push({ from, to, once, confidence, text: textOf(tokens, from, to) });
    at += repeated.length - 1;
  }
  return found;
}

interface Spoken {
  token: Token;
}

/** A repetition, and how many words at its end are what was meant. */
export interface Repetition extends WordFinding {
  once: number;
}

/** How many words from here on are a repetition, and how sure that is. */
function repeatedAt(
  spoken: readonly Spoken[],
  at: number,
): { length: number; once: number; confidence: number } | null {
  const { bare } = spoken[at]!.token;
  let times = 1;
  while (spoken[at + times]?.token.bare === bare && spoken[at + times - 1]!.token.after !== 'sentence')
    times++;
  if (times >= HAMMERED && !MEANT_TWICE.has(bare))
    return { length: Math.min(times, MOST_AT_ONCE), once: 1, confidence: 0.85 };
  for (const size of [4, 3, 2]) {
    if (isRepeated(spoken, at, size)) return { length: 2 * size, once: size, confidence: 0.9 };
  }
  if (!isRepeated(spoken, at, 1)) return null;
  return { length: 2, once: 1, confidence: SMALL.test(bare) ? 0.8 : 0.6 };
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
  return (
    !MEANT_TWICE.has(first.bare) && !isCleft(spoken, at) && (SMALL.test(first.bare) || first.after === 'none')
  );
}

/** "What it was was a promise". */
const isCleft = (spoken: readonly Spoken[], at: number): boolean =>
  BE.has(spoken[at]!.token.bare) &&
  spoken.slice(Math.max(0, at - 4), at).some(({ token }) => token.bare === 'what');

/** "It was, it was" searches for its verb; "he knew, he knew" does not. */
const isSmall = (words: readonly Spoken[]): boolean => words.every(({ token }) => SMALL.test(token.bare));

/** Words cut off, and what was begun and given up ("he was, he went", "nothing going else going"). */
export function findFalseStarts(tokens: readonly Token[]): WordFinding[] {
  const spoken = tokens
    .map((token, index) => ({ token, index }))
    .filter(({ token }) => !isHesitation(token.bare));
  const bare = spoken.map(({ token }) => token);
  const found: WordFinding[] = [];
  let told = 0;
  for (let at = 1; at < bare.length; at++) {
    const given = givenUpBefore(bare, at);
    if (given === null || given.to <= told) continue;
    const [from, to] = [spoken[Math.max(told, given.from)]!.index, spoken[given.to - 1]!.index + 1];
    found.push({ from, to, confidence: given.confidence, text: textOf(tokens, from, to) });
    told = given.to;
  }
  return found;
}

/** The words as they were meant: without what was given up, and of what was said twice or more only the last. */
export function withoutStumbles(tokens: readonly Token[]): Token[] {
  const repeated = findRepetitions(tokens);
  const once = tokens.filter(
    (_, at) => !repeated.some(({ from, to, once: meant }) => at >= from && at < to - meant),
  );
  const given = findFalseStarts(once);
  return once.filter((_, at) => !given.some(({ from, to }) => at >= from && at < to));
}
