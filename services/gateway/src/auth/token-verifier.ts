import type { Actor } from '@lectern/contracts/actor';
import { AppError, refuse } from '@lectern/platform/errors/app-error';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { callbackify } from 'node:util';
import { z } from 'zod';
import type { KeySource, PoolKeys } from './pool-keys.js';
import type { Revocations } from './revocations.js';

/** What the strategy is called in passport. */
export const BEARER = 'bearer';

/** Claims of an access token that matter here. It has no audience: the client id says whom it was made for. */
const AccessClaims = z.object({
  sub: z.string().min(1),
  token_use: z.literal('access'),
  client_id: z.string(),
  origin_jti: z.string().optional(),
  auth_time: z.number().optional(),
  exp: z.number(),
});

/** What of a token's header is believed before its signature is. */
const KeyHeader = z.object({ kid: z.string() });

export interface Pool extends KeySource {
  issuer: string;
  clientId: string;
}

export interface VerifiedToken {
  actor: Actor;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const CLOCK_TOLERANCE_SECONDS = 30;

/** Verifies access tokens with passport-jwt and the pool's keys. */
export class TokenVerifier extends PassportStrategy(Strategy, BEARER) {
  constructor(
    private readonly pool: Pick<Pool, 'issuer' | 'clientId'>,
    keys: PoolKeys,
    private readonly revocations: Pick<Revocations, 'includes'>,
  ) {
    const keyOf = callbackify((token: string) => keys.pem(keyIdOf(token)));
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      algorithms: ['RS256'],
      issuer: pool.issuer,
      jsonWebTokenOptions: { clockTolerance: CLOCK_TOLERANCE_SECONDS },
      secretOrKeyProvider: (
        _request: unknown,
        token: string,
        done: (error: Error | null, pem: string) => void,
      ) => keyOf(token, done),
    });
  }

  /** Whether this pool means what its signature stands for; false if the token is for another use or was revoked. */
  validate(claims: unknown): VerifiedToken | false {
    const parsed = AccessClaims.safeParse(claims);
    if (!parsed.success || parsed.data.client_id !== this.pool.clientId) return false;
    const { sub, origin_jti, auth_time, exp } = parsed.data;
    if (origin_jti !== undefined && this.revocations.includes(origin_jti)) return false;
    const signIn = {
      ...(origin_jti && { originJti: origin_jti }),
      ...(auth_time && { signedInAt: auth_time }),
    };
    return { actor: { userId: sub, ...signIn }, expiresAt: exp * 1000 };
  }

  /** @param token as it came from a socket. @throws AppError unauthenticated, or unavailable if it cannot be checked */
  verifyToken(token: string): Promise<VerifiedToken> {
    return new Promise((resolve, reject) => {
      const done = (error: unknown, verified?: VerifiedToken | false, reason?: unknown): void =>
        verified ? resolve(verified) : reject(refusalOf(error ?? reason));
      // Passport writes the outcome's callbacks on a strategy that it is given: each check needs one of its own.
      const strategy = Object.create(this) as Strategy;
      const check = passport.authenticate(strategy, { session: false }, done) as (...rest: unknown[]) => void;
      check({ headers: { authorization: `Bearer ${token}` } }, {}, done);
    });
  }
}

/** What cannot be checked is our fault, and must not sign anybody out. */
export const refusalOf = (reason: unknown): AppError =>
  reason instanceof AppError && reason.code === 'unavailable' ? reason : refuse('sign-in-needed');

/** The key id that a token names, or undefined when it is no token. */
function keyIdOf(token: string): string | undefined {
  try {
    const [header = ''] = token.split('.');
    return KeyHeader.parse(JSON.parse(Buffer.from(header, 'base64url').toString())).kid;
  } catch {
    return undefined;
  }
}
