import { z } from 'zod';
import { operation } from './define.js';

/** How old a sign-in may be that stands in for the password. */
export const FRESH_SIGN_IN_SECONDS = 300;

export const account = {
  /**
   * Deletes the account of the caller and everything of it, for good. It takes the password; with accounts in a pool elsewhere,
   * which alone knows the password, a sign-in of the last five minutes and the access token, with which the account there is
   * deleted too.
   */
  delete: operation({
    name: 'identity.delete-account',
    access: 'user',
    timeoutMs: 20_000,
    http: { method: 'POST', path: '/api/user/account/deletion', status: 204 },
    input: z.object({
      password: z.string().max(256).optional(),
      accessToken: z.string().max(16_384).optional(),
    }),
    output: z.null(),
  }),
};
