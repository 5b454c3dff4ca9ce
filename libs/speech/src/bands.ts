/** A range with a comfortable middle: `good` is the target, `fair` is still acceptable. */
export interface Band {
  good: readonly [low: number, high: number];
  fair: readonly [low: number, high: number];
}

/**
 * Words per minute. The specification's own bands (part 1, section 9): optimal 130-170, acceptable 120-180. Conversation runs at
 * about 150-190; a jury that hears a case for the first time needs less.
 */
export const PACE: Band = { good: [130, 170], fair: [120, 180] };

/** Average English has about 1.45 syllables a word; passages measured from 1.0 (cross-examination) to 2.2 (motions). */
export const ESTIMATED_SYLLABLES_PER_WORD = 1.45;

/**
 * Syllables per minute, the pace that the signal itself shows: {@link PACE} times 1.45 syllables below and 1.5 above, since faster
 * delivery usually means longer words.
 */
export const SYLLABLE_PACE: Band = { good: [190, 255], fair: [174, 270] };

/** Seconds of speech under which a pace is chance, not a habit. */
export const LEAST_SPEECH_FOR_PACE = 10;

/** Fillers as a share of the words: under 5 % is the specified target, 10 % is where listeners stop following. */
export const FILLER_SHARE = { good: 0.05, poor: 0.1 } as const;

/** Seconds. Shorter silences are articulation; the guide teaches 2-3 s and being comfortable with 5. */
export const PAUSE = { deliberate: 0.8, taught: [2, 3], longest: 5 } as const;

/** Deliberate pauses per minute of speech: fewer runs on, more breaks the thought up. */
export const PAUSES_PER_MINUTE: Band = { good: [3, 10], fair: [1.5, 15] };

/** Seconds of speech without a breath of 0.8 s that a listener follows easily: about four sentences. */
export const LONGEST_STRETCH = 25;

/** Standard deviation of pitch in semitones. Read speech has 2-4; below 1.5 listeners call it monotone. */
export const INTONATION: Band = { good: [2, 6], fair: [1.5, 8] };

/** Decibels from the quietest to the loudest tenth of the speech, per syllable: less is flat, more loses words. */
export const LEVEL_RANGE: Band = { good: [6, 20], fair: [4, 26] };

/** Median decibels relative to full scale: lower drowns in noise on playback, higher is near clipping. */
export const LEVEL: Band = { good: [-36, -9], fair: [-46, -6] };

/** Decibels from the median of the whole take at which 15 s are a passage of their own: clearly heard as louder or softer. */
export const LEVEL_DEPARTURE = 6;

/** Words per sentence that are followed by ear; legal writing runs to 25 and more. */
export const SENTENCE_WORDS: Band = { good: [8, 20], fair: [5, 28] };

/** Hedges, repetitions and false starts per 100 words. */
export const HEDGES_PER_100 = { good: 0.5, poor: 4 } as const;
export const STUMBLES_PER_100 = { good: 0.5, poor: 5 } as const;

/**
 * Decibels from the noise of the room to the voice. Measured on people in added noise: from 12 on the count of syllables is as good
 * as without noise, at 8 a tenth is missed, under 6 up to a half.
 */
export const ABOVE_ROOM = { clear: 12, least: 6 } as const;

/** Level meter: the range of microphones, in decibels relative to full scale, drawn as 0 to 100. */
export const METER = { silentDb: -60, fullDb: -6 } as const;

/** Where a value lies: inside the target, acceptable, or outside on one side. */
export type Grade = 'good' | 'fair-low' | 'fair-high' | 'low' | 'high';

/** Grades a value by a band; the bounds belong to the better side. */
export function gradeOf(value: number, { good, fair }: Band): Grade {
  if (value < fair[0]) return 'low';
  if (value > fair[1]) return 'high';
  if (value < good[0]) return 'fair-low';
  return value > good[1] ? 'fair-high' : 'good';
}

/**
 * Turns a value into 0-10: 10 inside the target, 7 at the edge of what is acceptable, and on down at the same slope as far again
 * three times over.
 */
export function scoreInBand(value: number, { good, fair }: Band): number {
  const [distance, width] =
    value < good[0]
      ? [good[0] - value, good[0] - fair[0]]
      : [Math.max(0, value - good[1]), fair[1] - good[1]];
  return Math.max(0, 10 - (3 * distance) / width);
}

/** Turns a value of which less is better into 0-10: 10 up to `good`, 2 at `poor`, 0 a quarter beyond. */
export function scoreLessIsBetter(value: number, { good, poor }: { good: number; poor: number }): number {
  return Math.max(0, Math.min(10, 10 - (8 * (value - good)) / (poor - good)));
}
