import { randomUUID } from 'node:crypto';
import type { AuthenticationResult } from '@lectern/contracts/pool-shapes';
import { Injectable } from '@nestjs/common';
import { type JWTPayload, SignJWT } from 'jose';
import type { z } from 'zod';
import { PoolConfig } from '../pool/pool-config.js';
import type { UserEntity } from '../user/user.entity.js';
import { RefreshTokens } from './refresh-tokens.js';
import { type SigningKey, SigningKeys } from './signing-keys.js';
import { accessClaims, idClaims } from './token-claims.rules.js';
import type { TokenFamilyEntity } from './token-family.entity.js';

export type Tokens = z.infer<typeof AuthenticationResult>;

/** Signs the tokens of a sign-in. */
@Injectable()
export class TokenIssuer {
  constructor(
    private readonly pool: PoolConfig,
    private readonly keys: SigningKeys,
    private readonly refreshTokens: RefreshTokens,
  ) {}

  async issue(user: UserEntity, family: TokenFamilyEntity): Promise<Tokens> {
    const { issuer, clientId, tokenSeconds } = this.pool;
    const issuedAt = Math.floor(Date.now() / 1000);
    const common = {
      issuer,
      clientId,
      userId: user.id,
      originJti: family.originJti,
      eventId: randomUUID(),
      signedInAt: Math.floor(family.signedInAt.getTime() / 1000),
      issuedAt,
      expiresAt: issuedAt + tokenSeconds,
    };
    const key = await this.keys.current();
    return {
      AccessToken: await sign(accessClaims({ ...common, jti: randomUUID() }), key),
      IdToken: await sign(idClaims({ ...common, jti: randomUUID() }, user), key),
      RefreshToken: this.refreshTokens.write(family),
      ExpiresIn: tokenSeconds,
      TokenType: 'Bearer',
    };
  }
}

const sign = (claims: JWTPayload, { kid, key }: SigningKey): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
