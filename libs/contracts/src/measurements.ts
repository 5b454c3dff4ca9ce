import { z } from 'zod';

const seconds = z.number().nonnegative();

/** What was measured of a take; null where it gave no basis. */
export const Measurements = z.object({
  durationSeconds: seconds,
  speechSeconds: seconds,
  syllables: z.number().int().nonnegative(),
  /** Null under 10 s of speech. */
  syllablesPerMinute: z.number().nullable(),
  wordsPerMinute: z.number().nullable(),
  wordsPerMinuteIsEstimate: z.boolean(),
  pauses: z.object({ count: z.number().int(), meanSeconds: seconds, longestSeconds: seconds }),
  pitch: z.object({ medianHz: z.number().nullable(), variationSemitones: z.number().nullable() }),
  level: z.object({
    medianDb: z.number().nullable(),
    rangeDb: z.number().nullable(),
    clippedSamples: z.number().int().nonnegative(),
    /** How far the voice stands above the room; null without speech, absent from older analyses. */
    aboveRoomDb: z.number().nullable().optional(),
    /** By how much the ends of phrases fall, in half of them; null with too few. */
    fadeDb: z.number().nullable().optional(),
  }),
  rateOverTime: z.array(z.object({ start: seconds, end: seconds, syllablesPerMinute: z.number() })),
});
export type Measurements = z.infer<typeof Measurements>;
