import { z } from 'zod';
import { operation } from './define.js';

/** What the app shows, or a recovery code, however it was typed. */
const code = z.string().trim().min(1).max(64);
const recoveryCodes = z.array(z.string());

/**
 * What the user-pool protocol has no call for: the state of the caller's second factor, and recovery codes. The secret of an app
 * comes by `AssociateSoftwareToken`.
 */
export const secondFactor = {
  read: operation({
    name: 'identity.read-second-factor',
    access: 'user',
    http: { method: 'GET', path: '/api/user/second-factor' },
    input: z.object({}),
    output: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number().int() }),
  }),
  /** A code of the new app turns it on. The recovery codes are told this once. */
  turnOn: operation({
    name: 'identity.turn-on-second-factor',
    access: 'user',
    http: { method: 'POST', path: '/api/user/second-factor' },
    input: z.object({ code }),
    output: z.object({ recoveryCodes }),
  }),
  /** Takes a code of the app or a recovery code; an open browser does not do. */
  turnOff: operation({
    name: 'identity.turn-off-second-factor',
    access: 'user',
    http: { method: 'POST', path: '/api/user/second-factor/off', status: 204 },
    input: z.object({ code }),
    output: z.null(),
  }),
  /** New recovery codes in place of all before, told this once. */
  renewRecoveryCodes: operation({
    name: 'identity.renew-recovery-codes',
    access: 'user',
    http: { method: 'POST', path: '/api/user/second-factor/recovery-codes' },
    input: z.object({ code }),
    output: z.object({ recoveryCodes }),
  }),
};
