import { PACE, RUSH, SYLLABLE_PACE } from '../bands.js';
import { type Acoustics, type Passage, estimateWordsPerMinute, spokenSyllables } from '../measurements.js';
import type { Interval } from '../signal/runs.js';
import { observationWords } from '../english/observations.js';
import type { Finding, HeardWords } from './evidence.js';
import { STEP, ratesOver, windowRates } from './window-rates.js';

/** Without words a stretch is only called fast or slow when it is clearly so: words differ in length. */
export const ESTIMATE_MARGIN = 0.08;

interface Stretch extends Interval {
  label: 'fast' | 'slow';
  /** Words a minute where it is farthest from the usual. */
  rate: number;
}

/**
 * Stretches that rush or drag: any of 3 s and more above 200 or below 90 words a minute, and passages of 15 s outside the acceptable
 * band. Words are counted where they have times, else syllables, at this speaker's own syllables per word where the words are known.
 */
export function findRushEvents(acoustics: Acoustics, words: HeardWords | null): Finding[] {
  const { syllables, speechSeconds } = acoustics.measurements;
  const perWord = words?.fits ? spokenSyllables(syllables, speechSeconds) / words.tokens.length : null;
  const times = words?.timed ? wordTimes(words) : null;
  const rateIn = windowRates(acoustics, { times, perWord });
  const margin = perWord === null ? ESTIMATE_MARGIN : 0;
  const outside = merge(rushes(acoustics, margin, rateIn)).map((stretch) =>
    withoutCalmEdges(stretch, rateIn),
  );
  const found = [...outside, ...passagesOutside(acoustics.passages, perWord)];
  const sure = times !== null ? 0.9 : perWord !== null ? 0.8 : 0.7;
  return merge(found).map((stretch) => {
    const { label, rate } = stretch;
    const { start, end } = withoutSilentEdges(stretch, acoustics.speech);
    const observed = { code: label, wordsPerMinute: rate } as const;
    const text = observationWords(observed);
    return { kind: 'pace', start, end, confidence: sure, text, observed, credit: false };
  });
}

/** A window reaches over the edge of what rushes in it: the edges are cut while 3 s of them are as calm as the rest. */
function withoutCalmEdges(stretch: Stretch, rateIn: (window: Interval) => number | null): Stretch {
  let { start, end } = stretch;
  const isCalm = (from: number): boolean => {
    const rate = rateIn({ start: from, end: from + RUSH.leastSeconds });
    return rate === null || (stretch.label === 'fast' ? rate < RUSH.fast : rate > RUSH.slow);
  };
  while (end - start > RUSH.leastSeconds && isCalm(end - RUSH.leastSeconds)) end -= STEP;
  while (end - start > RUSH.leastSeconds && isCalm(start)) start += STEP;
  return { ...stretch, start, end };
}

/** Nobody speaks before the first word of a take and after its last. */
function withoutSilentEdges({ start, end }: Interval, speech: readonly Interval[]): Interval {
  const [first, last] = [speech[0]?.start ?? start, speech.at(-1)?.end ?? end];
  return { start: Math.max(start, Math.min(first, end)), end: Math.min(end, Math.max(last, start)) };
}

const wordTimes = ({ tokens }: HeardWords): number[] =>
  tokens.flatMap(({ start, end }) => (start === null || end === null ? [] : [(start + end) / 2]));

function rushes(
  { measurements }: Acoustics,
  margin: number,
  rateIn: (window: Interval) => number | null,
): Stretch[] {
  return ratesOver({ start: 0, end: measurements.durationSeconds }, rateIn)
    .filter(({ rate }) => rate > RUSH.fast * (1 + margin) || rate < RUSH.slow * (1 - margin))
    .map((window) => ({ ...window, label: window.rate > RUSH.fast ? 'fast' : 'slow' }));
}

function passagesOutside(passages: readonly Passage[], perWord: number | null): Stretch[] {
  return passages.flatMap(({ start, end, syllablesPerMinute }): Stretch[] => {
    if (syllablesPerMinute === null) return [];
    const [rate, band, margin] =
      perWord === null
        ? [syllablesPerMinute, SYLLABLE_PACE, ESTIMATE_MARGIN]
        : [syllablesPerMinute / perWord, PACE, 0];
    const shown = perWord === null ? estimateWordsPerMinute(rate)! : rate;
    if (rate > band.fair[1] * (1 + margin)) return [{ start, end, label: 'fast', rate: shown }];
    return rate < band.fair[0] * (1 - margin) ? [{ start, end, label: 'slow', rate: shown }] : [];
  });
}

/** Stretches of one direction that touch are one finding. */
function merge(stretches: readonly Stretch[]): Stretch[] {
  return (['fast', 'slow'] as const).flatMap((label) => {
    const merged: Stretch[] = [];
    for (const one of stretches
      .filter((stretch) => stretch.label === label)
      .toSorted((a, b) => a.start - b.start)) {
      const open = merged.at(-1);
      if (open && one.start <= open.end) {
        open.end = Math.max(open.end, one.end);
        open.rate = label === 'fast' ? Math.max(open.rate, one.rate) : Math.min(open.rate, one.rate);
      } else merged.push({ ...one });
    }
    return merged;
  });
}
