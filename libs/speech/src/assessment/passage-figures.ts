import { PAUSE } from '../bands.js';
import { isAcross } from '../gaps.js';
import { type Acoustics, estimateWordsPerMinute } from '../measurements.js';
import type { Interval } from '../signal/runs.js';
import { type BuiltEvidence } from './build-evidence.js';
import { type EventKind, faults } from './evidence.js';
import { ratesOver, windowRates } from './window-rates.js';

/** What was measured of one passage. Null where the passage gave no basis for it. */
export interface PassageFigures {
  seconds: number;
  speechSeconds: number;
  /** Null with less than 5 s of speech. Long pauses count as one second, as in every passage. */
  syllablesPerMinute: number | null;
  wordsPerMinute: number | null;
  wordsPerMinuteIsEstimate: boolean;
  /** Words a minute of the fastest and of the slowest 5 s; null where no 5 s of it are speech. */
  fastest: number | null;
  slowest: number | null;
  pauses: number;
  longestPauseSeconds: number;
  /** The longest run of speech without a pause of 0.5 s. */
  longestRunSeconds: number;
  levelDb: number | null;
  /** Decibels by which the end of a phrase was lost, the worst of them; 0 where none was, null in a take of before this was measured. */
  fadeDb: number | null;
  variationSemitones: number | null;
  /** Words that count against the speaker; null when nobody knows the words. */
  words: { fillers: number; hedges: number; stumbles: number } | null;
}

/** A recording with what is known about its words. */
export interface Heard {
  acoustics: Acoustics;
  evidence: Pick<BuiltEvidence, 'events' | 'transcript' | 'measurements' | 'wording'>;
}

/** The pace of less speech than this is chance; the limit of every passage. */
export const LEAST_SPEECH = 5;
const PAUSE_COUNTED = 1;

/** Does anybody know when each word was said? */
export const hasTimes = ({ evidence }: Heard): boolean => (evidence.transcript?.words?.length ?? 0) > 0;

/** How the pace of both sides is counted: in words that have times, else in syllables, at so many for each word where that is known. */
export interface PaceUnit {
  inWords: boolean;
  syllablesPerWord: number | null;
}

/** How many syllables this speaker's own words have; null where nobody counted the words. */
export function syllablesPerWordOf({ evidence: { measurements: m } }: Heard): number | null {
  return m.wordsPerMinuteIsEstimate || !m.wordsPerMinute || !m.syllablesPerMinute
    ? null
    : m.syllablesPerMinute / m.wordsPerMinute;
}

/** What is measured of one passage. */
export function figuresOf(
  { acoustics, evidence }: Heard,
  passage: Interval,
  { inWords, syllablesPerWord }: PaceUnit,
): PassageFigures {
  const speech = clip(acoustics.speech, passage);
  const pauses = clip(acoustics.pauses, passage);
  const spoken = total(speech);
  const inside = evidence.events.filter(
    ({ start, end }) => (start + end) / 2 >= passage.start && (start + end) / 2 <= passage.end,
  );
  const count = (...kinds: EventKind[]): number =>
    kinds.reduce((sum, kind) => sum + faults(inside, kind).length, 0);
  const perMinute = (things: number): number | null =>
    spoken < LEAST_SPEECH ? null : (things / pacedSeconds(speech, acoustics.gaps)) * 60;
  const within = (time: number): boolean => time >= passage.start && time < passage.end;
  const syllablesPerMinute = perMinute(acoustics.syllables.filter(within).length);
  const times = (evidence.transcript?.words ?? []).map(({ start, end }) => (start + end) / 2);
  const estimated =
    syllablesPerWord === null || syllablesPerMinute === null
      ? estimateWordsPerMinute(syllablesPerMinute)
      : syllablesPerMinute / syllablesPerWord;
  const rateIn = windowRates(acoustics, { times: inWords ? times : null, perWord: syllablesPerWord });
  const rates = ratesOver(passage, rateIn).map(({ rate }) => rate);
  return {
    seconds: passage.end - passage.start,
    speechSeconds: spoken,
    syllablesPerMinute,
    wordsPerMinute: inWords ? perMinute(times.filter(within).length) : estimated,
    wordsPerMinuteIsEstimate: !inWords,
    fastest: rates.length === 0 ? null : Math.max(...rates),
    slowest: rates.length === 0 ? null : Math.min(...rates),
    pauses: pauses.length,
    longestPauseSeconds: Math.max(0, ...pauses.map(({ start, end }) => end - start)),
    longestRunSeconds: longestRun(speech, acoustics.gaps),
    levelDb: overlapping(acoustics, passage, ({ medianDb }) => medianDb),
    fadeDb: deepestFade(acoustics, within),
    variationSemitones: overlapping(acoustics, passage, ({ variationSemitones }) => variationSemitones),
    words:
      evidence.wording === null
        ? null
        : {
            fillers: count('filler'),
            hedges: count('hedge'),
            stumbles: count('repetition', 'false-start'),
          },
  };
}

const total = (stretches: readonly Interval[]): number =>
  stretches.reduce((sum, { start, end }) => sum + end - start, 0);

const clip = (stretches: readonly Interval[], { start, end }: Interval): Interval[] =>
  stretches
    .map((one) => ({ start: Math.max(start, one.start), end: Math.min(end, one.end) }))
    .filter((one) => one.end > one.start);

/** Seconds from the first to the last speech, long pauses shortened, without those in which the recording was paused. */
const pacedSeconds = (speech: readonly Interval[], gaps: Acoustics['gaps']): number =>
  speech.reduce((sum, one, i) => {
    const before = speech[i - 1];
    const silence = before && !isAcross(gaps, between(before, one)) ? one.start - before.end : 0;
    return sum + one.end - one.start + Math.min(PAUSE_COUNTED, silence);
  }, 0);

const between = (before: Interval, after: Interval): Interval => ({ start: before.end, end: after.start });

const deepestFade = ({ fades }: Acoustics, within: (time: number) => boolean): number | null =>
  fades === undefined
    ? null
    : Math.max(0, ...fades.filter(({ start, end }) => within((start + end) / 2)).map(({ fallDb }) => fallDb));

function longestRun(speech: readonly Interval[], gaps: Acoustics['gaps']): number {
  let [from, longest] = [speech[0]?.start ?? 0, 0];
  speech.forEach(({ start, end }, at) => {
    const before = speech[at - 1];
    if (before && (start - before.end >= PAUSE.breath || isAcross(gaps, between(before, { start, end }))))
      from = start;
    longest = Math.max(longest, end - from);
  });
  return longest;
}

/** The mean over the windows that lie over the passage, each by how much of the passage it covers. */
function overlapping(
  { passages }: Acoustics,
  passage: Interval,
  of: (window: Acoustics['passages'][number]) => number | null,
): number | null {
  let sum = 0;
  let weight = 0;
  for (const window of passages) {
    const value = of(window);
    const shared = total(clip([window], passage));
    if (value === null || shared <= 0) continue;
    sum += value * shared;
    weight += shared;
  }
  return weight === 0 ? null : sum / weight;
}
