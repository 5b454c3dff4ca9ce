import { ABOVE_ROOM, ESTIMATED_SYLLABLES_PER_WORD, LEAST_SPEECH_FOR_PACE } from './bands.js';
import type { Hesitation } from './signal/hesitations.js';
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
    /** By how much the last syllables of a phrase lie under the rest of it, in half of the phrases; absent from older analyses. */
    fadeDb?: number | null | undefined;
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

/** A phrase whose end is much softer than the rest of it; the interval is its end. */
export interface Fade extends Interval {
  fallDb: number;
}

/** Everything that the signal alone tells. */
export interface Acoustics {
  measurements: Measurements;
  speech: Interval[];
  pauses: Interval[];
  /** Time of each syllable, in seconds. */
  syllables: number[];
  passages: Passage[];
  /** Phrases that fade; absent from older analyses. */
  fades?: Fade[] | undefined;
  /** Sounds that are probably hesitations, never all of them; absent from older analyses. */
  hesitations?: Hesitation[] | undefined;
  /** Where the recording was paused: what is left out of every measure; see {@link leaveOutGaps}. */
  gaps?: Interval[] | undefined;
  /** What each 20 ms sounded like, a letter each (`signal/sounds.ts`); absent from older analyses. */
  sounds?: string | undefined;
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
  const { measurements, speech, pauses, syllables, passages, fades, hesitations, sounds, peaks } = acoustics;
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
    ...(fades ? { fades: fades.map((fade) => ({ ...interval(fade), fallDb: rounded(fade.fallDb) })) } : {}),
    ...(hesitations
      ? {
          hesitations: hesitations.map((one) => ({
            ...interval(one),
            likelihood: rounded(one.likelihood),
          })),
        }
      : {}),
    ...(sounds === undefined ? {} : { sounds }),
    pitch,
    level,
    peaks: peaks.map((peak) => rounded(Math.min(1, peak))),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const roundedOrNull = (value: number | null): number | null => (value === null ? null : rounded(value));

/** The features that acoustics were made of, as they are. */
export function featuresIn({ measurements, ...features }: Acoustics): SpeechFeatures {
  const { durationSeconds, pitch, level } = measurements;
  return { ...features, durationSeconds, pitch, level };
}

/** Everything that follows from the features: the one place where figures are made of intervals. */
export function acousticsOf(features: SpeechFeatures): Acoustics {
  const { durationSeconds, pitch, level, speech, pauses, syllables, passages, peaks } = features;
  const { fades, hesitations, gaps, sounds } = features;
  const speechSeconds = total(speech.map(({ start, end }) => end - start));
  const lengths = pauses.map(({ start, end }) => end - start);
  const pace = isDrowned(level) ? null : paceOf(syllables.length, speechSeconds, spokenSpan(features));
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
    ...(fades ? { fades } : {}),
    ...(hesitations ? { hesitations } : {}),
    ...(gaps ? { gaps } : {}),
    ...(sounds === undefined ? {} : { sounds }),
    peaks,
  };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Seconds from the first to the last moment of speech, without those in which the recording was paused. */
export function spokenSpan({ speech, gaps = [] }: Pick<Acoustics, 'speech' | 'gaps'>): number {
  const first = speech[0];
  const last = speech.at(-1);
  return first && last ? last.end - first.start - total(gaps.map(({ start, end }) => end - start)) : 0;
}

/** In so much noise syllables cannot be counted, and half of the speech may not be found. */
export const isDrowned = ({ aboveRoomDb }: Measurements['level']): boolean =>
  (aboveRoomDb ?? Infinity) < ABOVE_ROOM.least;

/** Syllables a second of speech between which nuclei are counted as they are; see {@link countedToSpoken}. */
const COUNTED_WELL = [3.2, 4.3] as const;
const MISSED_ABOVE = 1.7;
const INVENTED_BELOW = 1.25;

/**
 * Factor from counted syllable nuclei to spoken syllables. In fast speech nuclei melt together, in slow speech one vowel may have
 * two: on five speakers played at 0.6 to 2 times their speed the count grew with the power 0.6 of the true rate above 4.3 a second and
 * with the power 0.8 below 3.2 (`npm run bench scores` prints it).
 * @param perSecond syllable nuclei for each second of speech, pauses left out
 */
export function countedToSpoken(perSecond: number): number {
  const [low, high] = COUNTED_WELL;
  if (perSecond > high) return (perSecond / high) ** (MISSED_ABOVE - 1);
  return perSecond > 0 && perSecond < low ? (perSecond / low) ** (INVENTED_BELOW - 1) : 1;
}

/** Spoken syllables that so many counted nuclei stand for, in so many seconds of speech. */
export const spokenSyllables = (counted: number, speechSeconds: number): number =>
  counted * countedToSpoken(counted / speechSeconds);

/** Syllables per minute, or null when there is too little speech to tell. */
export const paceOf = (syllables: number, speechSeconds: number, spanSeconds: number): number | null =>
  speechSeconds < LEAST_SPEECH_FOR_PACE
    ? null
    : (spokenSyllables(syllables, speechSeconds) / spanSeconds) * 60;

/** Words per minute that a syllable rate stands for in average English: an estimate, off by 10 to 25 %. */
export const estimateWordsPerMinute = (syllablesPerMinute: number | null): number | null =>
  syllablesPerMinute === null ? null : syllablesPerMinute / ESTIMATED_SYLLABLES_PER_WORD;

/** Measurements with exact words per minute: words over the spoken span. */
export function withWordCount(acoustics: Acoustics, words: number): Measurements {
  const { measurements } = acoustics;
  const span = spokenSpan(acoustics);
  if (words === 0 || span === 0) return measurements;
  const exact = measurements.speechSeconds < LEAST_SPEECH_FOR_PACE ? null : (words / span) * 60;
  return { ...measurements, wordsPerMinute: exact, wordsPerMinuteIsEstimate: exact === null };
}
