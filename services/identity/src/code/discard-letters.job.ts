import { job } from '@lectern/contracts/define';
import { z } from 'zod';

/** Deletes letters that lie in a folder here for want of a mail server, when there is nobody any more to read them. */
export const discardLetters = job({
  name: 'identity.discard-letters',
  payload: z.object({ addresses: z.array(z.string()) }),
  result: z.object({}),
  timeoutMs: 60_000,
  attempts: 11,
});
