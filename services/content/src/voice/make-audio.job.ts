import { Voice } from '@lectern/contracts/content';
import { job } from '@lectern/contracts/define';
import { z } from 'zod';

/** Speaks passages into one MP3 file. */
export const makeAudio = job({
  name: 'content.make-audio',
  payload: z.object({
    userId: z.string(),
    passages: z.array(z.object({ text: z.string(), pauseAfter: z.number().min(0).max(10) })).min(1),
    fileName: z.string(),
    voice: Voice,
  }),
  result: z.object({ generationId: z.uuid() }),
  timeoutMs: 280_000,
  attempts: 2,
  concurrency: 2,
});
