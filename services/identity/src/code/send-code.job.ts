import { job } from '@lectern/contracts/define';
import { z } from 'zod';

// Tries wait 1, 2, 4, ... seconds: eleven of them cover a mail server that is away for a quarter of an hour.
const patient = { timeoutMs: 40_000, attempts: 11, concurrency: 4 };

/** Sends the letter with a code. The code itself is not in the payload: it stays sealed in its row. */
export const sendCode = job({
  name: 'identity.send-code',
  payload: z.object({ codeId: z.uuid() }),
  result: z.object({ sent: z.boolean() }),
  ...patient,
});

/** Tells the owner of an account that its password is a new one. */
export const sendPasswordNotice = job({
  name: 'identity.send-password-notice',
  payload: z.object({ userId: z.uuid(), letterId: z.uuid() }),
  result: z.object({ sent: z.boolean() }),
  ...patient,
});
