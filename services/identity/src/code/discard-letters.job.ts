import { job } from '@lectern/contracts/define';
import { z } from 'zod';

/** Deletes letters that lie in a folder here for want of a mail server, when there is nobody any more to read them. */
export const discardLetters = job({
  name: 'identity.discard-letters',
  /** `sealed`: the addresses as a list in JSON, which nobody can read here who has the tables alone. `addresses`: those of jobs of before. */
  payload: z.object({ sealed: z.base64url().optional(), addresses: z.array(z.string()).default([]) }),
  result: z.object({}),
  timeoutMs: 60_000,
  attempts: 11,
});
