import { Injectable } from '@nestjs/common';
import { refusal, wrongPassword } from '../pool/pool-refusal.js';
import { TokenFamilies } from '../token/token-families.js';
import { TokenIssuer, type Tokens } from '../token/token-issuer.js';
import type { UserEntity } from '../user/user.entity.js';
import { Attempts } from './attempts.js';

/** What follows a proven password, in both flows. */
@Injectable()
export class SignIn {
  constructor(
    private readonly attempts: Attempts,
    private readonly families: TokenFamilies,
    private readonly issuer: TokenIssuer,
  ) {}

  async admit(user: UserEntity): Promise<Tokens> {
    await this.attempts.succeed(user.id);
    if (user.confirmedAt === null) throw refusal('UserNotConfirmedException', 'User is not confirmed.');
    const family = await this.families.open(user);
    if (family === undefined) throw wrongPassword();
    return this.issuer.issue(user, family);
  }
}
