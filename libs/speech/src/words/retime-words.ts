import { matchWords } from './match-words.js';
import { type SpokenWord, tokenize } from './tokens.js';

/** With less than this share of the words found again, it is another text and not a corrected one. */
const LEAST_FOUND = 0.5;

const bare = (text: string): string => tokenize(text)[0]?.bare ?? text.toLowerCase();

/**
 * Gives a corrected text the times of the words it was made from: words that stayed keep theirs, changed ones share the time of those
 * they stand for. Null when the texts have too little in common.
 */
export function retimeWords(before: readonly SpokenWord[], text: string): SpokenWord[] | null {
  const pieces = text.split(/\s+/).filter((piece) => piece !== '');
  const [old, now] = [before.map((word) => bare(word.text)), pieces.map(bare)];
  const [kept, found] = [placesOf(matchWords(old, now)), placesOf(matchWords(now, old))];
  const paired = found.every((place, i) => now[place] === old[kept[i] ?? -1]);
  if (!paired || found.length !== kept.length || found.length < LEAST_FOUND * pieces.length) return null;
  const times: { start: number; end: number }[] = [];
  let [from, oldFrom] = [0, 0];
  for (let i = 0; i <= found.length; i++) {
    const [to, oldTo] = [found[i] ?? pieces.length, kept[i] ?? before.length];
    times.push(...share(to - from, gapOf(before, oldFrom, oldTo)));
    const same = before[oldTo];
    if (i < found.length && same) times.push({ start: same.start, end: same.end });
    [from, oldFrom] = [to + 1, oldTo + 1];
  }
  return pieces.map((piece, i) => ({ text: piece, ...times[i]! }));
}

const placesOf = (flags: Uint8Array): number[] =>
  [...flags].flatMap((flag, place) => (flag === 1 ? [place] : []));

/** The time of the words that were replaced; where none were, the silence between their neighbors. */
function gapOf(words: readonly SpokenWord[], from: number, to: number): { start: number; end: number } {
  const [first, last] = [words[from], words[to - 1]];
  if (to > from && first && last) return { start: first.start, end: last.end };
  const start = words[from - 1]?.end ?? words[to]?.start ?? 0;
  return { start, end: Math.max(start, words[to]?.start ?? start) };
}

function share(
  count: number,
  { start, end }: { start: number; end: number },
): { start: number; end: number }[] {
  const each = count === 0 ? 0 : (end - start) / count;
  return Array.from({ length: count }, (_, i) => ({ start: start + i * each, end: start + (i + 1) * each }));
}
