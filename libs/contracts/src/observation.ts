import { z } from 'zod';

const seconds = z.number().nonnegative();
const words = z.string();

/** What was noticed in a stretch of a recording that is not a word: a code and what fills it. */
export const Observation = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['pause', 'silence', 'no-pause']), seconds }),
  z.object({ code: z.enum(['pause-after', 'pause-in-clause', 'pause-beside']), seconds, words }),
  z.object({ code: z.enum(['fast', 'slow']), wordsPerMinute: z.number() }),
  /** Decibels from the median of the take, or of the beginning of the phrase. */
  z.object({ code: z.enum(['loud', 'soft', 'fading']), decibels: z.number() }),
  z.object({ code: z.literal('flat'), semitones: z.number() }),
  z.object({ code: z.literal('hesitation') }),
]);
