import { job } from '@lectern/contracts/define';
import { z } from 'zod';

/** Reads a document of a case; nobody waits for it. */
export const readCaseDocument = job({
  name: 'content.read-case-document',
  payload: z.object({ documentId: z.uuid(), userId: z.string() }),
  result: z.object({ pages: z.number().int() }),
  timeoutMs: 10 * 60_000,
  attempts: 2,
});
