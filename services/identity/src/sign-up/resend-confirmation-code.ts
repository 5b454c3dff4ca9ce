import type { Input, Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { Codes } from '../code/codes.js';
import { GivenAnswers } from '../pool/given-answers.js';
import { PoolConfig } from '../pool/pool-config.js';
import { Users } from '../user/users.js';

type Operation = typeof identity.resendConfirmationCode;

@Controller()
export class ResendConfirmationCode {
  constructor(
    private readonly database: Database,
    private readonly pool: PoolConfig,
    private readonly users: Users,
    private readonly codes: Codes,
    private readonly answers: GivenAnswers,
  ) {}

  /** Whatever the name is worth, a code is on its way as far as the caller can tell. */
  @Handles(identity.resendConfirmationCode)
  handle(input: Input<Operation>): Promise<Output<Operation>> {
    this.pool.assertClient(input.ClientId);
    return this.answers.once('ResendConfirmationCode', input, async (remember) => {
      const claimant = await this.users.claimant(input.Username);
      return this.database.transaction(async (tx) =>
        remember(tx, { CodeDeliveryDetails: await this.codes.issue(tx, claimant, 'sign-up') }),
      );
    });
  }
}
