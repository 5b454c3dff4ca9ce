import { z } from 'zod';
import { knownEntries } from './known.js';

const seconds = z.number().nonnegative();

/** What an analysis advises: by codes and ids, and beside them in English for readers without a catalogue. */
export const advised = {
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  recommendations: z.array(z.string()),
  /** Parts of the scores, by name, that the feedback of the rules is about: what their sentences are made from. */
  advice: z
    .object({ strengths: z.array(z.string()), improvements: z.array(z.string()) })
    .nullish()
    .catch(null),
  keyMoments: knownEntries(
    z.array(
      z.object({
        timestamp: seconds,
        type: z.enum(['strength', 'improvement']),
        /** The finding that it is; absent from before there were codes. */
        eventId: z.string().optional(),
        description: z.string(),
      }),
    ),
  ),
  /** The findings of the part from which most is to be gained; null where no finding shows that part, or nothing stands out. */
  fixNext: z
    .object({
      eventIds: z.array(z.string()),
      headline: z.string(),
      evidence: z.string(),
      reason: z.string(),
      remedy: z.string(),
      start: seconds,
      end: seconds,
    })
    .nullable(),
};
