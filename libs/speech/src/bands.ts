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

const inSyllables = ([low, high]: readonly [number, number]): [number, number] => [
  low * ESTIMATED_SYLLABLES_PER_WORD,
  high * ESTIMATED_SYLLABLES_PER_WORD,
];

/** Syllables per minute, the pace that the signal itself shows: the same band as {@link PACE}, so that it is one wherever it is drawn. */
export const SYLLABLE_PACE: Band = { good: inSyllables(PACE.good), fair: inSyllables(PACE.fair) };

/** Seconds of speech under which a pace is chance, not a habit. */
export const LEAST_SPEECH_FOR_PACE = 10;

/** Seconds of speech under which no score is given: the figures themselves stay. */
export const LEAST_SPEECH_FOR_SCORE = 60;

/** Words a minute beyond which a stretch is a rush or a drag, however short it is, from this many seconds on. */
export const RUSH = { fast: 200, slow: 90, leastSeconds: 3, windowSeconds: 5 } as const;

/** Fillers as a share of the words: under 5 % is the specified target of the live panel, 10 % is where listeners stop following. */
export const FILLER_SHARE = { good: 0.05, poor: 0.1 } as const;

/** Seconds. Shorter silences are articulation; from `breath` on a listener has time, the guide teaches 2-3 s and being comfortable with 5. */
export const PAUSE = { breath: 0.5, deliberate: 0.8, taught: [2, 3], longest: 5 } as const;

/** Deliberate pauses per minute of speech: fewer runs on, more breaks the thought up. */
export const PAUSES_PER_MINUTE: Band = { good: [3, 10], fair: [1.5, 15] };

/** Seconds of speech without a breath of 0.5 s that a listener follows easily: about four sentences. */
export const LONGEST_STRETCH = 25;

/** Standard deviation of pitch in semitones. Read speech has 2-4; below 1.5 listeners call it monotone. */
export const INTONATION: Band = { good: [2.5, 6], fair: [1.5, 8] };

/**
 * Silences of 250 ms and more per 100 syllables, whether they were meant or not. Fluent speakers run 8 syllables and more between two, hesitant
 * ones 3 to 5 (J. Kormos and M. Denes, "Exploring measures and perceptions of fluency", 2004, who call it mean length of runs).
 */
export const SILENCES_PER_100 = { good: 7, poor: 20 } as const;

/** Decibels that the last quarter of a phrase lies under the rest of it. In good readings it falls by 3 to 7. */
export const FADE = { good: 7, poor: 14, lost: 13 } as const;

/** Decibels by which passages of 15 s differ in level (standard deviation): in good readings by up to 2, by what is said in them. */
export const DRIFT = { good: 2, poor: 5 } as const;

/** Deviation of the pace of passages of 15 s, as a share of the pace of the take. */
export const UNSTEADY = { good: 0.06, poor: 0.35 } as const;

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

/** What the edge of the target and the edge of what is acceptable are worth. */
const AT_TARGET_EDGE = 8;
export const AT_FAIR_EDGE = 5.5;

/** Beyond what is acceptable a score halves each time the distance grows by so many widths of the acceptable edge. */
const HALVED_AFTER = 1.2;
/** A pace has no bottom: at twice the speed something is still worse than at one and a half. */
const PACE_HALVED_AFTER = 3;

/**
 * Turns a value into 0-10: 10 in the middle of the target, 8 at its edge, 5.5 at the edge of what is acceptable, and on down without
 * an end. There is no plateau: a step away from the middle is always worth something.
 */
export function scoreInBand(value: number, { good, fair }: Band, halvedAfter = HALVED_AFTER): number {
  const middle = (good[0] + good[1]) / 2;
  if (value >= good[0] && value <= good[1]) {
    const share = (value - middle) / ((good[1] - good[0]) / 2);
    return 10 - (10 - AT_TARGET_EDGE) * share * share;
  }
  const [distance, width] =
    value < good[0] ? [good[0] - value, good[0] - fair[0]] : [value - good[1], fair[1] - good[1]];
  return distance <= width
    ? AT_TARGET_EDGE - ((AT_TARGET_EDGE - AT_FAIR_EDGE) * distance) / width
    : AT_FAIR_EDGE * 0.5 ** ((distance - width) / (halvedAfter * width));
}

/** As {@link scoreInBand} where every value of the target is as good as the other: 10 in all of it, and in proportion outside. */
export const scoreWithin = (value: number, band: Band): number =>
  Math.min(10, (scoreInBand(value, band) * 10) / AT_TARGET_EDGE);

/** Turns a pace into 0-10, in words or in syllables by their band. */
export const scorePace = (perMinute: number, band: Band): number =>
  scoreInBand(perMinute, band, PACE_HALVED_AFTER);

/**
 * Turns a spread of pitch into 0-10. Up to the top of the target more melody is always better, each semitone by less: a voice that is
 * flattened never gains by it. Beyond the target the voice swings.
 */
export function scoreMelody(semitones: number): number {
  const [low, high] = INTONATION.good;
  if (semitones <= low || semitones >= high) {
    const edge = scoreInBand(semitones, INTONATION);
    return semitones >= high ? Math.min(10, edge + (10 - AT_TARGET_EDGE)) : edge;
  }
  const left = (high - semitones) / (high - low);
  return 10 - (10 - AT_TARGET_EDGE) * left * left;
}

/** What is as bad as a listener bears, and how soon a score halves beyond that, as a share of the way there. */
const AT_POOR = 2;
const HALVED_BEYOND = 0.3;

/** Turns a value of which less is better into 0-10: 10 up to `good`, 2 at `poor`, and on down without an end. */
export function scoreLessIsBetter(value: number, { good, poor }: { good: number; poor: number }): number {
  if (value <= poor) return Math.min(10, 10 - ((10 - AT_POOR) * (value - good)) / (poor - good));
  return AT_POOR * 0.5 ** ((value - poor) / (HALVED_BEYOND * (poor - good)));
}
