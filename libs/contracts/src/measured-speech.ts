import { z } from 'zod';
import { MAX_AUDIO_SECONDS } from './file-limits.js';

/** Nobody speaks more than ten syllables a second, or begins to speak more than five times a second. */
const MOST_SYLLABLES = MAX_AUDIO_SECONDS * 10;
const MOST_STRETCHES = MAX_AUDIO_SECONDS * 5;
/** A passage begins every five seconds. */
const MOST_PASSAGES = MAX_AUDIO_SECONDS / 5 + 1;
const MOST_PEAKS = 1000;
/** At 96 kHz. */
const MOST_SAMPLES = MAX_AUDIO_SECONDS * 96_000;

/** Shorter than any word. */
const LEAST_SECONDS = 0.1;
/** Finer than anything that is measured. What is nearer to zero is zero: no store or sum has to bear 1e-320. */
const FINEST = 1e-6;

/** A measured number between two bounds. */
const measured = (least: number, most: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .overwrite((value) => (Math.abs(value) < FINEST ? 0 : value));
const seconds = measured(0, MAX_AUDIO_SECONDS + 1);
const decibels = measured(-200, 20).nullable();
const semitones = measured(0, 100).nullable();
const stretch = z.object({ start: seconds, end: seconds }).refine(({ start, end }) => start <= end);
const inOrder = (stretches: { start: number; end: number }[]): boolean =>
  stretches.every(({ start }, index) => start >= (stretches[index - 1]?.end ?? 0));

/**
 * What a browser measured of a take whose audio it did not keep: intervals, levels and pitch, from which every figure follows.
 * No audio can be had back from it.
 */
export const MeasuredSpeech = z
  .object({
    durationSeconds: seconds.min(LEAST_SECONDS),
    speech: z.array(stretch).max(MOST_STRETCHES).refine(inOrder, 'not in order'),
    pauses: z.array(stretch).max(MOST_STRETCHES).refine(inOrder, 'not in order'),
    /** Time of each syllable. */
    syllables: z
      .array(seconds)
      .max(MOST_SYLLABLES)
      .refine((times) => times.every((time, index) => time >= (times[index - 1] ?? 0)), 'not in order'),
    passages: z
      .array(
        z.object({
          start: seconds,
          end: seconds,
          speechSeconds: seconds,
          syllablesPerMinute: measured(0, 1000).nullable(),
          medianDb: decibels,
          variationSemitones: semitones,
        }),
      )
      .max(MOST_PASSAGES),
    pitch: z.object({ medianHz: measured(20, 2000).nullable(), variationSemitones: semitones }),
    level: z.object({
      medianDb: decibels,
      rangeDb: measured(0, 200).nullable(),
      clippedSamples: z.number().int().nonnegative().max(MOST_SAMPLES),
      aboveRoomDb: measured(0, 200).nullable().optional(),
      fadeDb: decibels.optional(),
    }),
    /** Phrases whose end is lost. */
    fades: z
      .array(stretch.and(z.object({ fallDb: measured(0, 200) })))
      .max(MOST_STRETCHES)
      .optional(),
    /** Sounds that are probably hesitations. */
    hesitations: z
      .array(stretch.and(z.object({ likelihood: measured(0, 1) })))
      .max(MOST_STRETCHES)
      .optional(),
    /** What each 20 ms sounded like, one of eight letters each: too little to hear or read what was said. */
    sounds: z
      .string()
      .max(MAX_AUDIO_SECONDS * 50 + 1)
      .regex(/^[_ShPAvmc]*$/u)
      .optional(),
    peaks: z.array(measured(0, 1)).max(MOST_PEAKS),
  })
  .refine(
    ({ durationSeconds, speech, pauses, syllables, passages }) =>
      [speech.at(-1)?.end, pauses.at(-1)?.end, syllables.at(-1), ...passages.map(({ end }) => end)].every(
        // A last frame of 10 ms may be begun.
        (end) => (end ?? 0) <= durationSeconds + 0.02,
      ),
    'Something was measured after the end.',
  );
export type MeasuredSpeech = z.infer<typeof MeasuredSpeech>;
