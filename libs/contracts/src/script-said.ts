import { z } from 'zod';
import { known, knownEntries } from './known.js';

const seconds = z.number().nonnegative();

/** How much of the practice script was said, by the words. */
export const ScriptSaid = z.object({
  points: knownEntries(
    z.array(
      z.object({
        text: z.string(),
        status: z.enum(['hit', 'partly', 'missed']),
        said: z.number().min(0).max(1),
      }),
    ),
  ),
  coverage: z.number().min(0).max(1),
});

/** What the sound tells of it where nobody knows the words. */
export const ScriptBySound = z.object({
  fit: known(z.enum(['fits', 'unsure', 'other-words']), 'unsure'),
  sentences: z.array(
    z.object({
      text: z.string(),
      state: known(z.enum(['said', 'changed', 'skipped', 'unsure']), 'unsure'),
      confidence: z.number().min(0).max(1),
      start: seconds,
      end: seconds,
    }),
  ),
  added: z.array(z.object({ start: seconds, end: seconds })),
});
