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

/** Tells the owner of an account that somebody signs up with its address. */
export const sendSignUpNotice = job({
  name: 'identity.send-sign-up-notice',
  payload: z.object({ userId: z.uuid(), letterId: z.uuid() }),
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

export const SecondFactorChange = z.enum(['on', 'replaced', 'off', 'recovery-code-used']);
export type SecondFactorChange = z.infer<typeof SecondFactorChange>;

/** Tells the owner of an account what became of its second factor. */
export const sendSecondFactorNotice = job({
  name: 'identity.send-second-factor-notice',
  payload: z.object({ userId: z.uuid(), letterId: z.uuid(), change: SecondFactorChange }),
  result: z.object({ sent: z.boolean() }),
  ...patient,
});
