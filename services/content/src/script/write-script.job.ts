import { content } from '@lectern/contracts/content';
import { job } from '@lectern/contracts/define';
import { z } from 'zod';

/** Drafts the sections of a scenario. The script stays in its owner's row; the run only says that it is there. */
export const writeScript = job({
  name: 'content.write-script',
  payload: z.object({ userId: z.string(), request: content.generate.input }),
  result: z.object({ generationId: z.uuid() }),
  timeoutMs: 240_000,
  attempts: 2,
  concurrency: 4,
});
