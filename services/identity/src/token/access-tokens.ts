import { Injectable } from '@nestjs/common';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { PoolConfig } from '../pool/pool-config.js';
import { refusal } from '../pool/pool-refusal.js';
import type { UserEntity } from '../user/user.entity.js';
import { Users } from '../user/users.js';
import { SigningKeys } from './signing-keys.js';
import { TokenFamilies } from './token-families.js';

const Claims = z.object({
  sub: z.uuid(),
  token_use: z.literal('access'),
  client_id: z.string(),
  origin_jti: z.uuid(),
});

export interface Holder {
  user: UserEntity;
  originJti: string;
  signedInAt: Date;
}

/** How old a sign-in may be for what cannot be taken back. */
const FRESH_MS = 10 * 60_000;

/** Verifies the access tokens that clients send in the body of a call. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly pool: PoolConfig,
    private readonly keys: SigningKeys,
    private readonly families: TokenFamilies,
    private readonly users: Users,
  ) {}

  /** Whose token this is. @throws AppError NotAuthorizedException or UserNotFoundException */
  async holder(token: string): Promise<Holder> {
    const { sub, origin_jti: originJti } = await this.verify(token);
    const family = await this.families.opened(originJti, sub);
    if (family === null) throw refusal('NotAuthorizedException', 'Access Token has been revoked');
    const user = await this.users.byId(sub);
    if (user === null) throw refusal('UserNotFoundException', 'User does not exist.');
    return { user, originJti, signedInAt: family.signedInAt };
  }

  /** @throws AppError NotAuthorizedException when the sign-in is older than ten minutes */
  assertFresh({ signedInAt }: Pick<Holder, 'signedInAt'>): void {
    if (Date.now() - signedInAt.getTime() > FRESH_MS)
      throw refusal('NotAuthorizedException', 'This needs a fresh sign-in: sign out, sign in and try again.');
  }

  private async verify(token: string): Promise<z.infer<typeof Claims>> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.keyOf(kid), {
        algorithms: ['RS256'],
        issuer: this.pool.issuer,
        requiredClaims: ['exp', 'iat', 'jti', 'sub'],
      });
      const claims = Claims.safeParse(payload);
      if (claims.success && claims.data.client_id === this.pool.clientId) return claims.data;
    } catch (error) {
      if (error instanceof errors.JWTExpired)
        throw refusal('NotAuthorizedException', 'Access Token has expired');
      // Anything but a bad token is our own fault, and must not look like a refusal.
      if (!(error instanceof errors.JOSEError)) throw error;
    }
    throw refusal('NotAuthorizedException', 'Invalid Access Token');
  }

  private async keyOf(kid: string | undefined) {
    const key = await this.keys.publicKey(kid ?? '');
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key;
  }
}
