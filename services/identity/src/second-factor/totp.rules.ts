import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** A clock that is off by a step is taken. */
const WINDOW = 1;

/** A new secret as authenticator apps take it, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/**
 * The step of 30 seconds (RFC 6238, counted since 1970) whose code this is, or undefined when it is of none near `now`.
 * @param secret in base32
 * @param now milliseconds since 1970
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp.validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
