import { job } from '@lectern/contracts/define';
import { z } from 'zod';

/** Deletes a picture that no profile shows any more. A job, so that a crash after the commit leaves no file behind. */
export const discardAvatar = job({
  name: 'identity.discard-avatar',
  payload: z.object({ key: z.string() }),
  result: z.object({}),
  timeoutMs: 30_000,
  attempts: 11,
});
