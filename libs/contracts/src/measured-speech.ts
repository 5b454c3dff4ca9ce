import { z } from 'zod';
import { MAX_AUDIO_SECONDS } from './file-limits.js';

/** Nobody speaks more than ten syllables a second, or begins to speak more than five times a second. */
const MOST_SYLLABLES = MAX_AUDIO_SECONDS * 10;
const MOST_STRETCHES = MAX_AUDIO_SECONDS * 5;
/** A passage begins every five seconds. */
const MOST_PASSAGES = MAX_AUDIO_SECONDS / 5 + 1;
const MOST_PEAKS = 1000;

const seconds = z
  .number()
  .nonnegative()
  .max(MAX_AUDIO_SECONDS + 1);
const decibels = z.number().min(-200).max(20).nullable();
const semitones = z.number().min(0).max(100).nullable();
const stretch = z.object({ start: seconds, end: seconds }).refine(({ start, end }) => start <= end);
const inOrder = (stretches: { start: number; end: number }[]): boolean =>
  stretches.every(({ start }, index) => start >= (stretches[index - 1]?.end ?? 0));

/**
 * What a browser measured of a take whose audio it did not keep: intervals, levels and pitch, from which every figure follows.
 * No audio can be had back from it.
 */
export const MeasuredSpeech = z
  .object({
    durationSeconds: seconds.positive(),
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
          syllablesPerMinute: z.number().nonnegative().max(1000).nullable(),
          medianDb: decibels,
          variationSemitones: semitones,
        }),
      )
      .max(MOST_PASSAGES),
    pitch: z.object({ medianHz: z.number().min(20).max(2000).nullable(), variationSemitones: semitones }),
    level: z.object({
      medianDb: decibels,
      rangeDb: z.number().min(0).max(200).nullable(),
      clippedSamples: z.number().int().nonnegative(),
      aboveRoomDb: z.number().min(0).max(200).nullable().optional(),
    }),
    peaks: z.array(z.number().min(0).max(1)).max(MOST_PEAKS),
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
