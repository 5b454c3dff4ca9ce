import type { Payload } from '@lectern/contracts/define';
import { userConfirmed } from '@lectern/contracts/identity';
import { timeZoneChanged } from '@lectern/contracts/notifications';
import { profileChanged } from '@lectern/contracts/profile';
import { membershipChanged } from '@lectern/contracts/community-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { moveTimeZone } from '../result/time-zone.js';
import { lockMember } from './member.repository.js';

@Controller()
export class OnMemberChanged {
  @Reacts(userConfirmed)
  confirmed({ userId, name }: Payload<typeof userConfirmed>, tx: Transaction): Promise<void> {
    return rename(tx, userId, name);
  }

  @Reacts(profileChanged)
  async renamed({ userId, name }: Payload<typeof profileChanged>, tx: Transaction): Promise<void> {
    if (name !== undefined) await rename(tx, userId, name);
  }

  @Reacts(timeZoneChanged)
  async moved({ userId, timeZone }: Payload<typeof timeZoneChanged>, tx: Transaction): Promise<void> {
    const member = await lockMember(tx, userId);
    if (member !== null) await moveTimeZone(tx, member, timeZone);
  }
}

async function rename(tx: Transaction, userId: string, name: string): Promise<void> {
  const member = await lockMember(tx, userId);
  if (member === null || member.name === (name || null)) return;
  await tx.manager.query(`update member set name = nullif($2, '') where user_id = $1`, [userId, name]);
  await tx.publish(membershipChanged, { userId });
}
