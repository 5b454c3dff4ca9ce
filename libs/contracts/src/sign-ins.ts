import { z } from 'zod';
import { operation } from './define.js';

/** One place where the caller is signed in. */
export const SignIn = z.object({
  id: z.string(),
  signedInAt: z.iso.datetime(),
  /** When its tokens were last renewed. */
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** What the browser calls itself, and the address it signed in from; empty when not known. */
  agent: z.string(),
  address: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;

/** Where the caller is signed in, and the end of it. */
export const signIns = {
  list: operation({
    name: 'identity.list-sign-ins',
    access: 'user',
    http: { method: 'GET', path: '/api/user/sign-ins' },
    input: z.object({}),
    output: z.array(SignIn),
  }),
  end: operation({
    name: 'identity.end-sign-in',
    access: 'user',
    http: { method: 'DELETE', path: '/api/user/sign-ins/:signInId', status: 204 },
    input: z.object({ signInId: z.string().max(64) }),
    output: z.null(),
  }),
  /** Ends all but the one that asks. */
  endOthers: operation({
    name: 'identity.end-other-sign-ins',
    access: 'user',
    http: { method: 'DELETE', path: '/api/user/sign-ins' },
    input: z.object({}),
    output: z.object({ ended: z.number().int() }),
  }),
};
