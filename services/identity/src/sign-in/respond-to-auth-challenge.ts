import type { Input, Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { PoolConfig } from '../pool/pool-config.js';
import { noSuchSession, refusal, wrongPassword } from '../pool/pool-refusal.js';
import { isSrpClaimSignedBy } from '../srp/srp.js';
import { Users } from '../user/users.js';
import { Attempts } from './attempts.js';
import { type Challenge, Challenges } from './challenges.js';
import { CodeSignIn } from './code-sign-in.js';
import { SignIn } from './sign-in.js';

type Operation = typeof identity.respondToAuthChallenge;

@Controller()
export class RespondToAuthChallenge {
  // oxlint-disable-next-line eslint/max-params -- what the second half of a proof touches
  constructor(
    private readonly pool: PoolConfig,
    private readonly challenges: Challenges,
    private readonly users: Users,
    private readonly attempts: Attempts,
    private readonly signIn: SignIn,
    private readonly codeSignIn: CodeSignIn,
  ) {}

  @Handles(identity.respondToAuthChallenge)
  async handle(input: Input<Operation>): Promise<Output<Operation>> {
    const { ClientId, ChallengeName, ChallengeResponses = {}, Session = '' } = input;
    this.pool.assertClient(ClientId);
    if (ChallengeName === 'SOFTWARE_TOKEN_MFA')
      return this.codeSignIn.answer(Session, ChallengeResponses, input);
    if (ChallengeName !== 'PASSWORD_VERIFIER')
      throw refusal('InvalidParameterException', 'The challenge name is not valid.');
    const challenge = await this.challenges.take(Session);
    if (challenge === undefined) throw noSuchSession();
    await this.attempts.begin(challenge.subject);

    // Whose password it is stands in the challenge; the name in the answer proves nothing. The time is signed but not compared:
    // a challenge works once and for three minutes, and a wrong clock must not lock anybody out.
    // A name without an account costs the same look-up, under its pretended id.
    const found = await this.users.byId(challenge.srpUserId);
    const user = challenge.userId === null ? null : found;
    const isProof = this.isProof(challenge, ChallengeResponses);
    if (!isProof || user === null || user.passwordHash !== challenge.passwordHash) throw wrongPassword();
    return this.signIn.admit(user, challenge.subject, input);
  }

  private isProof({ key, srpUserId, secretBlock }: Challenge, responses: Record<string, string>): boolean {
    const {
      PASSWORD_CLAIM_SIGNATURE: signature,
      PASSWORD_CLAIM_SECRET_BLOCK: block,
      TIMESTAMP: timestamp,
    } = responses;
    if (signature === undefined || timestamp === undefined || block !== secretBlock.toString('base64'))
      return false;
    return isSrpClaimSignedBy(
      key,
      { poolName: this.pool.poolName, userId: srpUserId, secretBlock, timestamp },
      signature,
    );
  }
}
