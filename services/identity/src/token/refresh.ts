import { Injectable } from '@nestjs/common';
import { refusal } from '../pool/pool-refusal.js';
import { Users } from '../user/users.js';
import type { RefreshDecision } from './refresh.rules.js';
import { TokenFamilies } from './token-families.js';
import { TokenIssuer, type Tokens } from './token-issuer.js';

const REFUSALS: Partial<Record<RefreshDecision, string>> = {
  revoked: 'Refresh Token has been revoked',
  expired: 'Refresh Token has expired',
};

/** New tokens for a refresh token, in every spelling of that call. */
@Injectable()
export class Refresh {
  constructor(
    private readonly families: TokenFamilies,
    private readonly users: Users,
    private readonly issuer: TokenIssuer,
  ) {}

  async refresh(token: string): Promise<Tokens> {
    const { decision, family } = await this.families.redeem(token);
    if (decision === 'reuse')
      throw refusal('RefreshTokenReuseException', 'Refresh token reuse detected: the sign-in was ended.');
    if (family === undefined || (decision !== 'rotate' && decision !== 'repeat'))
      throw refusal('NotAuthorizedException', REFUSALS[decision] ?? 'Invalid Refresh Token');
    const user = await this.users.byId(family.userId);
    if (user === null) throw refusal('NotAuthorizedException', 'Invalid Refresh Token');
    return this.issuer.issue(user, family);
  }
}
