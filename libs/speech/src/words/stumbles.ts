import { type WordFinding, textOf } from './finding.js';
import type { Token } from './tokens.js';
import { isHesitation } from './word-classes.js';

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
/** Function words are never repeated for effect; content words may be ("words, words, words"). */
const SMALL =
  /^(?:a|an|the|i|you|we|they|he|she|it|and|but|or|of|to|in|on|at|for|with|is|was|were|are|my|his|her|our|their|this|if|as|so|do|did|will|would|can|because|there|from|by|what|who|when)$/u;

/** Words or short phrases said twice in a row without meaning to. */
export function findRepetitions(tokens: readonly Token[]): WordFinding[] {
  const spoken = tokens
    .map((token, index) => ({ token, index }))
    .filter(({ token }) => !isHesitation(token.bare));
  const found: WordFinding[] = [];
  for (let at = 0; at < spoken.length; at++) {
    const length = [3, 2, 1].find((size) => isRepeated(spoken, at, size));
    if (length === undefined) continue;
    const from = spoken[at]!.index;
    const to = spoken[at + 2 * length - 1]!.index + 1;
    found.push({ from, to, confidence: length === 1 ? 0.8 : 0.9, text: textOf(tokens, from, to) });
    at += 2 * length - 1;
  }
  return found;
}

function isRepeated(spoken: readonly { token: Token }[], at: number, length: number): boolean {
  for (let i = 0; i < length; i++) {
    const first = spoken[at + i]?.token;
    const again = spoken[at + length + i]?.token;
    if (!first || first.bare !== again?.bare || first.after === 'sentence') return false;
  }
  const first = spoken[at]!.token;
  if (length === 1) return SMALL.test(first.bare) && !MEANT_TWICE.has(first.bare);
  // "Words words words words" is for effect too.
  if (spoken.slice(at, at + length).every(({ token }) => token.bare === first.bare)) return false;
  // A phrase repeated across a comma is a figure of speech ("he knew, he knew").
  return spoken[at + length - 1]!.token.after === 'none';
}

/** Words cut off, and sentences begun again with another verb ("he was, he went"). */
export function findFalseStarts(tokens: readonly Token[]): WordFinding[] {
  const found: WordFinding[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const length = tokens[at]!.cut ? 1 : restartAt(tokens, at);
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
