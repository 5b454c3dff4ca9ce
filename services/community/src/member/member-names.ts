import type { Actor } from '@lectern/contracts/actor';
import { profile } from '@lectern/contracts/profile';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Bus } from '@lectern/platform/messaging/bus';
import { Injectable } from '@nestjs/common';
import { findMember, lockMember, type Member } from './member.repository.js';

/** Members who do something here, with their names: who is new is asked after at once. */
@Injectable()
export class MemberNames {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
  ) {}

  /** @throws AppError not_found when the account is gone */
  async of({ userId }: Actor): Promise<Member> {
    const known = await findMember(this.database.manager, userId);
    if (known !== null && known.name !== null) return known;
    // Without an answer the name is not known for now; the job that a new member begins with goes on asking.
    const name = await this.bus.ask(profile.getAddress, { userId }, null).then(
      (address) => address?.name || null,
      () => null,
    );
    return this.database.transaction(async (tx) => {
      const member = await lockMember(tx, userId);
      if (member === null) throw refuse('account-deleted');
      if (name === null || member.name !== null) return member;
      await tx.manager.query(`update member set name = $2 where user_id = $1`, [userId, name]);
      return { ...member, name };
    });
  }
}
