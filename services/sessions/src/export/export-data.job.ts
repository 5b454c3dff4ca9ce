import { job } from '@lectern/contracts/define';
import { z } from 'zod';

/** Packs all that is kept of a user into one file. One that is cut off begins anew. */
export const exportData = job({
  name: 'sessions.export-data',
  payload: z.object({ exportId: z.uuid(), userId: z.string() }),
  result: z.object({ size: z.number().int() }),
  timeoutMs: 6 * 60 * 60_000,
  concurrency: 2,
});
