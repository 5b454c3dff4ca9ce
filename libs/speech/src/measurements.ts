import { ABOVE_ROOM, ESTIMATED_SYLLABLES_PER_WORD, LEAST_SPEECH_FOR_PACE } from './bands.js';
import type { Interval } from './signal/runs.js';

/** Speaking rate in one window of the recording. */
export interface RateWindow extends Interval {
  syllablesPerMinute: number;
}

/** What was measured from the signal (and, for exact words per minute, from words). */
export interface Measurements {
  /** From the number of samples, never from a file's own claim. */
  durationSeconds: number;
  speechSeconds: number;
  syllables: number;
  /** From the first to the last word, pauses included. Null under 10 s of speech, and where noise drowns it. */
  syllablesPerMinute: number | null;
  wordsPerMinute: number | null;
  /** True while no words are known and the figure is syllables divided by an average. */
  wordsPerMinuteIsEstimate: boolean;
  pauses: { count: number; meanSeconds: number; longestSeconds: number };
  pitch: { medianHz: number | null; variationSemitones: number | null };
  level: {
    medianDb: number | null;
    rangeDb: number | null;
    clippedSamples: number;
    /** How far the voice stands above the noise of the room; null without speech, absent from older analyses. */
    aboveRoomDb?: number | null | undefined;
  };
  rateOverTime: RateWindow[];
}

/** A stretch of about 15 s with everything that may change on the way. */
export interface Passage extends Interval {
  speechSeconds: number;
  /** Null with too little speech in the window. */
  syllablesPerMinute: number | null;
  medianDb: number | null;
  variationSemitones: number | null;
}

/** Everything that the signal alone tells. */
export interface Acoustics {
  measurements: Measurements;
  speech: Interval[];
  pauses: Interval[];
  /** Time of each syllable, in seconds. */
  syllables: number[];
  passages: Passage[];
  /** Waveform outline, at most 1,000 values 0-1. */
  peaks: number[];
}

/**
 * What a recording was reduced to, without what can be told from it: small enough to be sent in place of the audio, and no audio can
 * be had back from it.
 */
export type SpeechFeatures = Omit<Acoustics, 'measurements'> &
  Pick<Measurements, 'durationSeconds' | 'pitch' | 'level'>;

/** What is sent of a take in place of its audio. Times to the millisecond, other figures to three decimals: finer is noise. */
export function featuresOf(acoustics: Acoustics): SpeechFeatures {
  const { measurements, speech, pauses, syllables, passages, peaks } = acoustics;
  const { durationSeconds, pitch, level } = measurements;
  const interval = ({ start, end }: Interval): Interval => ({ start: rounded(start), end: rounded(end) });
  return {
    durationSeconds,
    speech: speech.map(interval),
    pauses: pauses.map(interval),
    syllables: syllables.map(rounded),
    passages: passages.map((passage) => ({
      ...interval(passage),
      speechSeconds: rounded(passage.speechSeconds),
      syllablesPerMinute: roundedOrNull(passage.syllablesPerMinute),
      medianDb: roundedOrNull(passage.medianDb),
      variationSemitones: roundedOrNull(passage.variationSemitones),
    })),
    pitch,
    level,
    peaks: peaks.map((peak) => rounded(Math.min(1, peak))),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const roundedOrNull = (value: number | null): number | null => (value === null ? null : rounded(value));

/** Everything that follows from the features: the one place where figures are made of intervals. */
export function acousticsOf(features: SpeechFeatures): Acoustics {
  const { durationSeconds, pitch, level, speech, pauses, syllables, passages, peaks } = features;
  const speechSeconds = total(speech.map(({ start, end }) => end - start));
  const lengths = pauses.map(({ start, end }) => end - start);
  const pace = isDrowned(level) ? null : paceOf(syllables.length, speechSeconds, spokenSpan(speech));
  return {
    measurements: {
      durationSeconds,
      speechSeconds,
      syllables: syllables.length,
      syllablesPerMinute: pace,
      wordsPerMinute: estimateWordsPerMinute(pace),
      wordsPerMinuteIsEstimate: true,
      pauses: {
        count: pauses.length,
        meanSeconds: pauses.length === 0 ? 0 : total(lengths) / pauses.length,
        longestSeconds: lengths.reduce((longest, length) => Math.max(longest, length), 0),
      },
      pitch,
      level,
      rateOverTime: passages.flatMap(({ start, end, syllablesPerMinute }) =>
        syllablesPerMinute === null ? [] : [{ start, end, syllablesPerMinute }],
      ),
    },
    speech,
    pauses,
    syllables,
    passages,
    peaks,
  };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Seconds from the first to the last moment of speech. */
export function spokenSpan(speech: readonly Interval[]): number {
  const first = speech[0];
  const last = speech.at(-1);
  return first && last ? last.end - first.start : 0;
}

/** In so much noise syllables cannot be counted, and half of the speech may not be found. */
export const isDrowned = ({ aboveRoomDb }: Measurements['level']): boolean =>
  (aboveRoomDb ?? Infinity) < ABOVE_ROOM.least;

/** Syllables per minute, or null when there is too little speech to tell. */
export const paceOf = (syllables: number, speechSeconds: number, spanSeconds: number): number | null =>
  speechSeconds < LEAST_SPEECH_FOR_PACE ? null : (syllables / spanSeconds) * 60;

/** Words per minute that a syllable rate stands for in average English: an estimate, off by 10 to 25 %. */
export const estimateWordsPerMinute = (syllablesPerMinute: number | null): number | null =>
  syllablesPerMinute === null ? null : syllablesPerMinute / ESTIMATED_SYLLABLES_PER_WORD;

/** Measurements with exact words per minute: words over the spoken span. */
export function withWordCount(acoustics: Acoustics, words: number): Measurements {
  const { measurements, speech } = acoustics;
  const span = spokenSpan(speech);
  if (words === 0 || span === 0) return measurements;
  const exact = measurements.speechSeconds < LEAST_SPEECH_FOR_PACE ? null : (words / span) * 60;
  return { ...measurements, wordsPerMinute: exact, wordsPerMinuteIsEstimate: exact === null };
}
