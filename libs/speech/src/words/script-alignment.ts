import { matchWords } from './match-words.js';
import { tokenize } from './tokens.js';
import { isContent } from './word-classes.js';

export type PointStatus = 'hit' | 'partly' | 'missed';

/** A planned point: one sentence or line of the practice script. */
export interface PlannedPoint {
  text: string;
  status: PointStatus;
  /** Share of its content words that were said, 0-1. */
  said: number;
}

export interface ScriptAlignment {
  points: PlannedPoint[];
  /** Share of the script's content words that were said in its order, 0-1. */
  coverage: number;
}

/** Nobody reads word for word: two thirds of the content words carry a point. */
const HIT = 0.65;
const PARTLY = 0.3;

/** Which points of a script were made, judged by the words that carry meaning. Null for a script without any. */
export function alignScript(script: string, spoken: readonly string[]): ScriptAlignment | null {
  const sentences = script
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((text) => ({
      text: text.trim(),
      words: tokenize(text)
        .map((token) => token.bare)
        .filter(isContent),
    }))
    .filter(({ words }) => words.length > 0);
  const planned = sentences.flatMap(({ words }) => words);
  if (planned.length === 0) return null;
  const said = spoken.filter(isContent);
  const matched = matchWords(planned, said);
  let first = 0;
  const points = sentences.map(({ text, words }) => {
    const inOrder = matched.subarray(first, first + words.length).reduce((sum, hit) => sum + hit, 0);
    first += words.length;
    // A point made earlier or later than planned is still made.
    const share = Math.max(
      inOrder / words.length,
      inOrder < HIT * words.length ? bestWindow(words, said) : 0,
    );
    return { text, said: share, status: statusOf(share) };
  });
  return { points, coverage: matched.reduce((sum, hit) => sum + hit, 0) / planned.length };
}

const statusOf = (share: number): PointStatus =>
  share >= HIT ? 'hit' : share >= PARTLY ? 'partly' : 'missed';

/** The greatest share of a point's words found together, in a stretch one and a half times its length. */
function bestWindow(words: readonly string[], said: readonly string[]): number {
  const wanted = new Set(words);
  const size = Math.ceil(words.length * 1.5);
  const inside = new Map<string, number>();
  let best = 0;
  for (let i = 0; i < said.length; i++) {
    const entering = said[i]!;
    if (wanted.has(entering)) inside.set(entering, (inside.get(entering) ?? 0) + 1);
    const leaving = said[i - size];
    if (leaving !== undefined && wanted.has(leaving)) {
      const left = inside.get(leaving)! - 1;
      if (left === 0) inside.delete(leaving);
      else inside.set(leaving, left);
    }
    best = Math.max(best, inside.size);
  }
  return best / wanted.size;
}
