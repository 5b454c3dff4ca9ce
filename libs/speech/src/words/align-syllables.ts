import type { Acoustics } from '../measurements.js';
import { countSyllables } from './count-syllables.js';
import type { Token } from './tokens.js';
import { isHesitation } from './word-classes.js';

/** A word with its place in the sound, and how sure that is (0-1). */
export interface PlacedToken extends Token {
  start: number;
  end: number;
  sure: number;
}

/** What a misfit costs. Pauses weigh more than syllables: a silence is certain, a nucleus is one in twelve times wrong. */
const COST = {
  /** A syllable too many or too few in a word, squared, for each of its syllables. */
  syllable: 1,
  /** A nucleus that belongs to no word: a hesitation, a breath, a cough. */
  extra: 1.3,
  /** A silence of a second inside a word, and between two words that nothing parts. */
  pauseInside: 9,
  pauseBetween: 1.6,
  /** No silence where the text has a full stop, a comma, or a sound of hesitation. */
  noStop: 0.4,
  noComma: 0.35,
  noHesitation: 0.6,
} as const;
/** What a silence earns where the text has a full stop, or a comma. */
const STOP_EARNS = 1.2;
const COMMA_EARNS = 0.5;
/** A longer silence is no better a sign. */
const LONGEST_SIGN = 1;
const MOST_EXTRA_IN_WORD = 2;
/** How far the place of a word may be from its share of the syllables: so many nuclei, and a share of all. */
const LEAST_BAND = 40;
const BAND_SHARE = 0.06;
const MOST_BAND = 350;
/** Seconds from the nearest silence at a boundary of the text in which a place is sure. */
const SURE_WITHIN = 4;
const UNREACHED = 1e9;

/**
 * Lays words without times over the sound: each word takes about as many syllable nuclei as it has syllables, silences fall between
 * words, preferably where the text has a stop (dynamic programming in a band, after H. Sakoe and S. Chiba, 1978). Seconds.
 * Null where there is nothing to align.
 */
export function alignSyllables(
  tokens: readonly Token[],
  { syllables: nuclei, pauses, speech }: Pick<Acoustics, 'syllables' | 'pauses' | 'speech'>,
): PlacedToken[] | null {
  if (tokens.length === 0 || nuclei.length === 0) return null;
  const gaps = silenceBefore(nuclei, pauses);
  const wanted = tokens.map((token) => countSyllables(token.bare));
  const ends = cumulated(wanted);
  const scale = nuclei.length / ends.at(-1)!;
  const reach = Math.min(MOST_BAND, Math.ceil(LEAST_BAND + BAND_SHARE * nuclei.length));
  const width = 2 * reach + 1;
  const lowest = (word: number): number => Math.round((word === 0 ? 0 : ends[word - 1]!) * scale) - reach;
  const inside = cumulated(gaps.map((gap) => COST.pauseInside * Math.min(LONGEST_SIGN, gap)));

  let row = new Float64Array(width).fill(UNREACHED);
  for (let slot = 0; slot < width; slot++) {
    const at = lowest(0) + slot;
    if (at >= 0 && at <= nuclei.length) row[slot] = at * COST.extra;
  }
  const taken: Uint16Array[] = [];
  for (let word = 0; word < tokens.length; word++) {
    const next = new Float64Array(width).fill(UNREACHED);
    const back = new Uint16Array(width);
    const [from, to] = [lowest(word), lowest(word + 1)];
    const isLast = word + 1 === tokens.length;
    const boundary = boundaryCost(tokens[word]!, tokens[word + 1]);
    const expected = wanted[word]! * scale;
    const most = Math.ceil(expected) + MOST_EXTRA_IN_WORD;
    for (let slot = 0; slot < width; slot++) {
      const so = row[slot]!;
      if (so >= UNREACHED) continue;
      const start = from + slot;
      for (let count = 0; count <= most && start + count <= nuclei.length; count++) {
        const end = start + count;
        const target = end - to;
        if (target < 0 || target >= width) continue;
        const off = count - expected;
        const within = count < 2 ? 0 : inside[end - 1]! - inside[start]!;
        const gap = end < nuclei.length && end > 0 ? gaps[end]! : 0;
        const cost = so + (COST.syllable * off * off) / expected + within + (isLast ? 0 : boundary(gap));
        if (cost >= next[target]!) continue;
        next[target] = cost;
        back[target] = count;
      }
    }
    // Nuclei between two words that belong to neither.
    for (let slot = 1; slot < width; slot++) {
      const before = next[slot - 1]! + COST.extra;
      if (before >= next[slot]!) continue;
      next[slot] = before;
      back[slot] = EXTRA;
    }
    taken.push(back);
    row = next;
  }
  const { slot, cost } = cheapestEnd(row, lowest(tokens.length), nuclei.length);
  if (cost >= UNREACHED) return null;
  const spans = trace(taken, slot, lowest);
  return place(tokens, spans, { nuclei, gaps, pauses, speech });
}

/** Marks a nucleus between words in the table of steps. */
const EXTRA = 0xffff;

/** What a silence, or none, costs between two words. */
function boundaryCost(left: Token, right: Token | undefined): (gap: number) => number {
  const hesitates = isHesitation(left.bare) || (right !== undefined && isHesitation(right.bare));
  const [earns, none] =
    left.after === 'sentence'
      ? [STOP_EARNS, COST.noStop]
      : left.after === 'comma' || hesitates
        ? [COMMA_EARNS, hesitates ? COST.noHesitation : COST.noComma]
        : [-COST.pauseBetween, 0];
  return (gap) => (gap > 0 ? -earns * Math.min(LONGEST_SIGN, gap) : none);
}

/** Seconds of silence between a nucleus and the one before it. */
function silenceBefore(nuclei: readonly number[], pauses: Acoustics['pauses']): number[] {
  let next = 0;
  return nuclei.map((time, at) => {
    const before = at === 0 ? 0 : nuclei[at - 1]!;
    while (next < pauses.length && pauses[next]!.end <= before) next++;
    let silent = 0;
    for (let i = next; i < pauses.length && pauses[i]!.start < time; i++)
      silent += pauses[i]!.end - pauses[i]!.start;
    return at === 0 ? 0 : silent;
  });
}

function cumulated(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

function cheapestEnd(row: Float64Array, lowest: number, nuclei: number): { slot: number; cost: number } {
  let best = { slot: 0, cost: UNREACHED };
  for (let slot = 0; slot < row.length; slot++) {
    const at = lowest + slot;
    if (at < 0 || at > nuclei) continue;
    const cost = row[slot]! + (nuclei - at) * COST.extra;
    if (cost < best.cost) best = { slot, cost };
  }
  return best;
}

/** Nuclei `[from, to)` of each word, from the last back to the first. */
function trace(
  taken: readonly Uint16Array[],
  lastSlot: number,
  lowest: (word: number) => number,
): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  let at = lowest(taken.length) + lastSlot;
  for (let word = taken.length - 1; word >= 0; word--) {
    const back = taken[word]!;
    const step = (): number => back[at - lowest(word + 1)]!;
    while (step() === EXTRA) at--;
    const count = step();
    spans.push({ from: at - count, to: at });
    at -= count;
  }
  return spans.reverse();
}

interface Sound extends Pick<Acoustics, 'pauses' | 'speech'> {
  nuclei: readonly number[];
  gaps: readonly number[];
}

/** Times of words by their nuclei: a word begins where a silence ends, else halfway from the syllable before. */
function place(
  tokens: readonly Token[],
  spans: readonly { from: number; to: number }[],
  { nuclei, gaps, pauses, speech }: Sound,
): PlacedToken[] {
  const first = speech[0]?.start ?? 0;
  const last = speech.at(-1)?.end ?? 0;
  const edge = (at: number, side: 'start' | 'end'): number => {
    if (at <= 0) return first;
    if (at >= nuclei.length) return last;
    if (gaps[at]! === 0) return (nuclei[at - 1]! + nuclei[at]!) / 2;
    const between = pauses.filter((pause) => pause.end > nuclei[at - 1]! && pause.start < nuclei[at]!);
    return side === 'start' ? (between.at(-1)?.end ?? nuclei[at]!) : (between[0]?.start ?? nuclei[at - 1]!);
  };
  const anchors = spans
    .filter(({ to }, word) => to < nuclei.length && gaps[to]! > 0 && tokens[word]!.after !== 'none')
    .map(({ to }) => nuclei[to]!);
  anchors.unshift(first);
  anchors.push(last);
  return tokens.map((token, word) => {
    const { from, to } = spans[word]!;
    const start = edge(from, 'start');
    const end = Math.max(start, edge(to, 'end'));
    const away = Math.min(...anchors.map((anchor) => Math.abs(anchor - start)));
    return { ...token, start, end, sure: Math.max(0.3, 1 - (0.5 * away) / SURE_WITHIN) };
  });
}
