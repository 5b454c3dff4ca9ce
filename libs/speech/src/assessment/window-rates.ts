import { RUSH } from '../bands.js';
import { isAcross } from '../gaps.js';
import { type Acoustics, estimateWordsPerMinute, spokenSyllables } from '../measurements.js';
import type { Interval } from '../signal/runs.js';

/** Seconds between two looks through the window. */
export const STEP = 0.5;
/** A long pause is its own finding; only its first second slows the pace of what is around it. */
const PAUSE_COUNTED = 1;
/** The share of a window that must be speech. */
const LEAST_SPOKEN = 0.6;

/** What a pace is counted in: words where they have times, else syllables, at so many for each word where that is known. */
export interface Counted {
  /** The middle of each word, in seconds and in order. */
  times: readonly number[] | null;
  perWord: number | null;
}

/** Tells the words a minute in any window of a take; null where most of it is silent, or the recording was paused. */
export function windowRates(acoustics: Acoustics, counted: Counted): (window: Interval) => number | null {
  const ends = acoustics.speech.map(({ end }) => end);
  return (window) =>
    isAcross(acoustics.gaps, window)
      ? null
      : windowRate(acoustics, clip(acoustics.speech, firstFrom(ends, window.start), window), window, counted);
}

/** The pace of each window of 5 s in a stretch, one every half second. */
export function ratesOver(
  { start: from, end: until }: Interval,
  rateIn: (window: Interval) => number | null,
): (Interval & { rate: number })[] {
  const rates: (Interval & { rate: number })[] = [];
  for (let start = from; start <= until - RUSH.windowSeconds + STEP; start += STEP) {
    const window = { start, end: Math.min(until, start + RUSH.windowSeconds) };
    const rate = rateIn(window);
    if (rate !== null) rates.push({ ...window, rate });
  }
  return rates;
}

/** Words a minute in a window, null where most of it is silent. */
function windowRate(
  { syllables }: Acoustics,
  heard: readonly Interval[],
  window: Interval,
  { times, perWord }: Counted,
): number | null {
  const spoken = heard.reduce((sum, { start, end }) => sum + end - start, 0);
  if (spoken < LEAST_SPOKEN * (window.end - window.start)) return null;
  const paced = heard.reduce((sum, { start, end }, at) => {
    const before = heard[at - 1];
    return sum + end - start + (before ? Math.min(PAUSE_COUNTED, start - before.end) : 0);
  }, 0);
  if (times !== null) return (countIn(times, window) / paced) * 60;
  const perMinute = (spokenSyllables(countIn(syllables, window), spoken) / paced) * 60;
  return perWord === null ? estimateWordsPerMinute(perMinute) : perMinute / perWord;
}

/** Numbers in rising order that lie in a window. */
function countIn(times: readonly number[], { start, end }: Interval): number {
  return firstFrom(times, end) - firstFrom(times, start);
}

function firstFrom(times: readonly number[], from: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What of the stretches from an index on lies in a window. */
function clip(stretches: readonly Interval[], from: number, { start, end }: Interval): Interval[] {
  const inside: Interval[] = [];
  for (let at = from; at < stretches.length && stretches[at]!.start < end; at++) {
    const one = { start: Math.max(start, stretches[at]!.start), end: Math.min(end, stretches[at]!.end) };
    if (one.end > one.start) inside.push(one);
  }
  return inside;
}
