import type { Input, Output } from '@lectern/contracts/define';
import { identity, userConfirmed } from '@lectern/contracts/identity';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { alreadyConfirmed, Codes } from '../code/codes.js';
import { GivenAnswers } from '../pool/given-answers.js';
import { PoolConfig } from '../pool/pool-config.js';
import { UserEntity } from '../user/user.entity.js';
import { Users } from '../user/users.js';

type Operation = typeof identity.confirmSignUp;

@Controller()
export class ConfirmSignUp {
  constructor(
    private readonly database: Database,
    private readonly pool: PoolConfig,
    private readonly users: Users,
    private readonly codes: Codes,
    private readonly answers: GivenAnswers,
  ) {}

  @Handles(identity.confirmSignUp)
  handle(input: Input<Operation>): Promise<Output<Operation>> {
    this.pool.assertClient(input.ClientId);
    return this.answers.once<Output<Operation>>('ConfirmSignUp', input, async (remember) => {
      const claimant = await this.users.claimant(input.Username);
      const { user } = claimant;
      // The code is judged first: only who knows a right one hears what became of the account.
      if (user === null || user.confirmedAt !== null) await this.codes.pretend(claimant, 'sign-up');
      const codeId = await this.codes.check(claimant, 'sign-up', input.ConfirmationCode);
      if (user === null) throw new Error('A code without an account was guessed.');
      if (user.confirmedAt !== null) throw alreadyConfirmed();
      return this.database.transaction(async (tx) => {
        await this.codes.spend(tx, codeId);
        const now = new Date();
        await tx.manager.update(UserEntity, { id: user.id }, { confirmedAt: now, updatedAt: now });
        await tx.publish(userConfirmed, { userId: user.id, name: user.name });
        return remember(tx, {});
      });
    });
  }
}
