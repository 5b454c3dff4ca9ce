import type { IncomingMessage } from 'node:http';
import type { Actor } from '@lectern/contracts/actor';
import { AppError } from '@lectern/platform/errors/app-error';
import { passportJwtSecret } from 'jwks-rsa';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import type { Revocations } from './revocations.js';

/** Claims of an access token that matter here. It has no audience: the client id says whom it was made for. */
const AccessClaims = z.object({
  sub: z.string().min(1),
  token_use: z.literal('access'),
  client_id: z.string(),
  origin_jti: z.string().optional(),
  exp: z.number(),
});

export interface Pool {
  issuer: string;
  clientId: string;
  jwksUri: string;
  /** Reads the keys of our own pool over the bus; absent for a pool elsewhere. */
  fetchKeys?: () => Promise<{ keys: unknown }>;
}

export interface VerifiedToken {
  actor: Actor;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const CLOCK_TOLERANCE_SECONDS = 30;

/** Verifies access tokens with passport-jwt and the pool's published keys. */
export class TokenVerifier {
  private readonly passport = new passport.Passport();

  constructor(
    pool: Pool,
    private readonly revocations: Revocations,
  ) {
    const strategy = new Strategy(
      {
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        algorithms: ['RS256'],
        issuer: pool.issuer,
        jsonWebTokenOptions: { clockTolerance: CLOCK_TOLERANCE_SECONDS },
        secretOrKeyProvider: passportJwtSecret({
          jwksUri: pool.jwksUri,
          cache: true,
          cacheMaxAge: 10 * 60_000,
          // A flood of unknown key ids must not become a flood of fetches.
          rateLimit: true,
          jwksRequestsPerMinute: 10,
          ...(pool.fetchKeys && { fetcher: pool.fetchKeys }),
        }),
      },
      (claims: unknown, done: (error: unknown, token?: VerifiedToken | false) => void) => {
        const parsed = AccessClaims.safeParse(claims);
        if (!parsed.success || parsed.data.client_id !== pool.clientId) return done(null, false);
        const { sub, origin_jti, exp } = parsed.data;
        if (origin_jti !== undefined && this.revocations.includes(origin_jti)) return done(null, false);
        done(null, {
          actor: { userId: sub, ...(origin_jti && { originJti: origin_jti }) },
          expiresAt: exp * 1000,
        });
      },
    );
    this.passport.use(strategy);
  }

  /** The caller of a request. @throws AppError unauthenticated */
  async actorOf(request: IncomingMessage): Promise<Actor> {
    return (await this.verify(request)).actor;
  }

  /** @param token as it came from a socket. @throws AppError unauthenticated */
  verifyToken(token: string): Promise<VerifiedToken> {
    return this.verify({ headers: { authorization: `Bearer ${token}` } });
  }

  private verify(request: Pick<IncomingMessage, 'headers'>): Promise<VerifiedToken> {
    return new Promise((resolve, reject) => {
      const done = (error: unknown, token?: VerifiedToken | false, reason?: unknown): void => {
        if (token) resolve(token);
        else if (isKeyOutage(error ?? reason))
          reject(new AppError('unavailable', 'Sign-in cannot be checked at the moment. Please try again.'));
        else reject(new AppError('unauthenticated', 'Please sign in.'));
      };
      const check = this.passport.authenticate('jwt', { session: false }, done) as (
        ...rest: unknown[]
      ) => void;
      check(request, {}, done);
    });
  }
}

/** The keys could not be fetched: that is our fault, and must not sign anybody out. */
function isKeyOutage(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'unavailable';
  return (
    error instanceof Error &&
    /ECONN|ENOTFOUND|ETIMEDOUT|socket hang up|Http Error|does not answer/i.test(error.message)
  );
}
