import { Voice } from '@lectern/contracts/voices';
import { job } from '@lectern/contracts/define';
import { z } from 'zod';

/** What is to be read, for whom. */
export const Reading = z.object({
  userId: z.string(),
  passages: z.array(z.object({ text: z.string(), pauseAfter: z.number().min(0).max(10) })).min(1),
  fileName: z.string(),
  voice: Voice,
});
export type Reading = z.infer<typeof Reading>;

/** Speaks passages into one MP3 file. */
export const makeAudio = job({
  name: 'content.make-audio',
  payload: Reading,
  result: z.object({ generationId: z.uuid() }),
  timeoutMs: 280_000,
  attempts: 2,
  concurrency: 2,
});

/** Speaks the same again with a better voice that takes longer, ahead of who asks once more. */
export const makeFinerAudio = job({
  name: 'content.make-finer-audio',
  payload: Reading,
  result: z.object({ generationId: z.uuid().nullable() }),
  timeoutMs: 3_600_000,
  attempts: 1,
  concurrency: 1,
});
