import { randomUUID } from 'node:crypto';
import type { Input, Output } from '@lectern/contracts/define';
import { identity, userConfirmed } from '@lectern/contracts/identity';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { Codes } from '../code/codes.js';
import { GivenAnswers } from '../pool/given-answers.js';
import { PoolConfig } from '../pool/pool-config.js';
import { UserEntity } from '../user/user.entity.js';
import { Users } from '../user/users.js';
import { PasswordChanges } from './password-changes.js';
import { Passwords } from './passwords.js';

type Operation = typeof identity.confirmForgotPassword;

@Controller()
export class ConfirmForgotPassword {
  // oxlint-disable-next-line eslint/max-params -- what a reset touches: the name, the code, the password, the answer
  constructor(
    private readonly pool: PoolConfig,
    private readonly users: Users,
    private readonly codes: Codes,
    private readonly passwords: Passwords,
    private readonly changes: PasswordChanges,
    private readonly answers: GivenAnswers,
  ) {}

  @Handles(identity.confirmForgotPassword)
  handle(input: Input<Operation>): Promise<Output<Operation>> {
    this.pool.assertClient(input.ClientId);
    return this.answers.once<Output<Operation>>('ConfirmForgotPassword', input, async (remember) => {
      const claimant = await this.users.claimant(input.Username);
      // Before the code is judged, so that a refused password does not cost one of its tries. What only the account knows of
      // its owner is compared afterwards: it would tell that there is one.
      this.passwords.assertAcceptable({ email: claimant.user?.email ?? claimant.name }, input.Password);
      const codeId = await this.codes.check(claimant, 'password-reset', input.ConfirmationCode);
      const { user } = claimant;
      if (user === null) throw new Error('A code without an account was guessed.');
      const kept = await this.passwords.prepare(user.id, user, input.Password);
      return this.changes.store(user.id, kept, { letterId: randomUUID() }, async (tx) => {
        await this.codes.spend(tx, codeId);
        await this.openAgain(tx, user);
        return remember(tx, {});
      });
    });
  }

  /** The lock-out has served its purpose, and the address is proved to be the user's. */
  private async openAgain(tx: Transaction, { id, name, confirmedAt }: UserEntity): Promise<void> {
    await tx.manager.query(`delete from sign_in_failure where subject = $1`, [id]);
    if (confirmedAt !== null) return;
    await tx.manager.update(UserEntity, { id }, { confirmedAt: new Date() });
    await tx.publish(userConfirmed, { userId: id, name });
  }
}
