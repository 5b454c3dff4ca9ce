import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Injectable } from '@nestjs/common';
import { sendPasswordNotice } from '../code/send-code.job.js';
import { TokenFamilies } from '../token/token-families.js';
import { UserEntity } from '../user/user.entity.js';
import type { KeptPassword } from './passwords.js';

interface Circumstances {
  letterId: string;
  /** The sign-in that survives, if any. */
  keep?: string;
}

/** A new password: stored in both forms, other sign-ins ended, the owner told by mail. One transaction. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly database: Database,
    private readonly families: TokenFamilies,
  ) {}

  store<T>(
    userId: string,
    kept: KeptPassword,
    { letterId, keep }: Circumstances,
    also: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (tx) => {
      await tx.manager.update(UserEntity, { id: userId }, { ...kept, updatedAt: new Date() });
      await this.families.endAll(tx, userId, keep);
      await tx.manager.query(`delete from challenge where user_id = $1`, [userId]);
      await tx.enqueue(sendPasswordNotice, { userId, letterId });
      return also(tx);
    });
  }
}
