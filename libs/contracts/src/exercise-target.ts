import { z } from 'zod';

/** Both bounds count as inside. */
const range = z
  .tuple([z.number().nonnegative(), z.number().nonnegative()])
  .refine(([low, high]) => low <= high, 'The lower number comes first.');
const count = z.number().int();
const seconds = z.number().positive().max(1800);

/**
 * What an exercise asks of a take, in terms of what is measured. `least` is how long one has to speak for the measure to say
 * something; `within` is the time from the start of the recording in which it counts.
 */
export const ExerciseTarget = z.discriminatedUnion('measure', [
  /** At least so many pauses of so many seconds. */
  z.object({ measure: z.literal('pauses'), count: count.min(1), seconds: range, within: seconds }),
  z.object({ measure: z.literal('pace'), wordsPerMinute: range, least: seconds }),
  /** How far the voice moves around its middle. */
  z.object({ measure: z.literal('melody'), semitones: range, least: seconds }),
  /** At most so many; known only where the words are. */
  z.object({ measure: z.enum(['fillers', 'hedges']), most: count.nonnegative(), least: seconds }),
  /** At most so many ends of sentences that fade away. */
  z.object({ measure: z.literal('fading'), most: count.nonnegative(), least: seconds }),
  /** The whole take is so long. */
  z.object({ measure: z.literal('length'), seconds: range }),
]);
export type ExerciseTarget = z.infer<typeof ExerciseTarget>;
