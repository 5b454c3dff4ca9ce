import type { Actor } from '@lectern/contracts/actor';
import { account, FRESH_SIGN_IN_SECONDS } from '@lectern/contracts/account';
import type { Input, Output } from '@lectern/contracts/define';
import { PoolRefusal } from '@lectern/contracts/identity';
import { Database } from '@lectern/platform/database/database';
import { AppError, refuse, refuseField } from '@lectern/platform/errors/app-error';
import { currentTrace, newTraceId, withTrace } from '@lectern/platform/logging/trace';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { PasswordProof } from '../password/password-proof.js';
import { claimedSubject, ForeignPool } from '../pool/foreign-pool.js';
import { EndAccount } from './end-account.js';
import { Users } from './users.js';

type Operation = typeof account.delete;

/** A sign-in may seem to be younger than it is by as much as two clocks differ. */
const CLOCK_SECONDS = 60;

@Controller()
export class DeleteAccount {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly proof: PasswordProof,
    private readonly pool: ForeignPool,
    private readonly end: EndAccount,
  ) {}

  /** Whoever finds an open browser deletes nothing. */
  @Handles(account.delete)
  async handle({ password, accessToken }: Input<Operation>, actor: Actor): Promise<Output<Operation>> {
    const { userId } = actor;
    if (this.pool.isUsed) assertFresh(actor);
    else await this.assertPassword(userId, password ?? '');
    if (this.pool.isUsed && (accessToken === undefined || claimedSubject(accessToken) !== userId))
      throw refuseField('accessToken', 'own-access-token');
    // Not on behalf of the account: it would wait for itself.
    await withTrace({ traceId: currentTrace()?.traceId ?? newTraceId() }, () =>
      this.database.transaction(async (tx) => {
        await this.end.within(tx, userId);
        // Last, so that nothing is deleted there that could not be deleted here.
        if (this.pool.isUsed) await this.pool.deleteUser(accessToken!);
      }),
    );
    return null;
  }

  private async assertPassword(userId: string, password: string): Promise<void> {
    const user = await this.users.byId(userId);
    if (user === null) throw refuse('account-deleted');
    const isRight = await this.proof.isOf(user, password).catch((error: unknown) => {
      if (!(error instanceof AppError) || !PoolRefusal.safeParse(error.details).success) throw error;
      throw refuse('too-many-wrong-passwords');
    });
    if (!isRight) throw refuse('password-not-right');
  }
}

function assertFresh({ signedInAt }: Actor): void {
  const age = signedInAt === undefined ? Infinity : Date.now() / 1000 - signedInAt;
  if (age > FRESH_SIGN_IN_SECONDS || age < -CLOCK_SECONDS) throw refuse('sign-in-too-old');
}
