import type { SignInAnswer } from '@lectern/contracts/pool-shapes';
import { Injectable } from '@nestjs/common';
import { refusal, wrongPassword } from '../pool/pool-refusal.js';
import { SoftwareTokens } from '../second-factor/software-tokens.js';
import { type Caller, TokenFamilies } from '../token/token-families.js';
import { TokenIssuer } from '../token/token-issuer.js';
import type { UserEntity } from '../user/user.entity.js';
import { Attempts } from './attempts.js';
import { Challenges } from './challenges.js';
import { KnownDevices } from './known-devices.js';

/** What follows a proven password, in both flows. */
@Injectable()
export class SignIn {
  // oxlint-disable-next-line eslint/max-params -- what a sign-in touches: attempts, the second factor, the tokens, the device
  constructor(
    private readonly attempts: Attempts,
    private readonly softwareTokens: SoftwareTokens,
    private readonly challenges: Challenges,
    private readonly families: TokenFamilies,
    private readonly issuer: TokenIssuer,
    private readonly devices: KnownDevices,
  ) {}

  /** @param subject under what the attempt was counted */
  async admit(user: UserEntity, subject: string, caller: Caller): Promise<SignInAnswer> {
    await this.attempts.succeed(subject);
    if (user.confirmedAt === null) throw refusal('UserNotConfirmedException', 'User is not confirmed.');
    if (!(await this.softwareTokens.isEnabled(user.id))) return this.complete(user, caller);
    return {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: await this.challenges.askForCode(user.id),
      ChallengeParameters: { USER_ID_FOR_SRP: user.id },
    };
  }

  /** Everything is proved. */
  async complete(user: UserEntity, caller: Caller): Promise<SignInAnswer> {
    const family = await this.families.open(user, caller);
    if (family === undefined) throw wrongPassword();
    return {
      AuthenticationResult: await this.issuer.issue(user, family),
      ChallengeParameters: {},
      device: this.devices.mark(user.id),
    };
  }
}
