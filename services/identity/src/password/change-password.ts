import { randomUUID } from 'node:crypto';
import type { Input, Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { GivenAnswers } from '../pool/given-answers.js';
import { AccessTokens } from '../token/access-tokens.js';
import { PasswordChanges } from './password-changes.js';
import { PasswordProof } from './password-proof.js';
import { Passwords } from './passwords.js';

type Operation = typeof identity.changePassword;

@Controller()
export class ChangePassword {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly proof: PasswordProof,
    private readonly passwords: Passwords,
    private readonly changes: PasswordChanges,
    private readonly answers: GivenAnswers,
  ) {}

  @Handles(identity.changePassword)
  async handle(input: Input<Operation>): Promise<Output<Operation>> {
    const { user, originJti } = await this.accessTokens.holder(input.AccessToken);
    return this.answers.once<Output<Operation>>('ChangePassword', input, async (remember) => {
      const { PreviousPassword, ProposedPassword } = input;
      this.passwords.assertAcceptable(user, ProposedPassword);
      await this.proof.assertOf(user, PreviousPassword);
      const kept = await this.passwords.prepare(user.id, user, ProposedPassword);
      // The sign-in that made the change goes on; all others end.
      return this.changes.store(user.id, kept, { letterId: randomUUID(), keep: originJti }, (tx) =>
        remember(tx, {}),
      );
    });
  }
}
