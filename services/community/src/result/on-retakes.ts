import type { Payload } from '@lectern/contracts/define';
import { COUNTED_SPEECH_SECONDS } from '@lectern/contracts/leaderboard';
import { retakeDeleted, retakeEnded } from '@lectern/contracts/retakes';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { lockMember } from '../member/member.repository.js';
import { recount } from './figures.js';
import { isGone } from './on-results.js';
import { dayOf } from './day.js';

/** A passage said again keeps a streak alive, when it is long enough; it earns no points. */
@Controller()
export class OnRetakes {
  @Reacts(retakeEnded)
  async ended(retake: Payload<typeof retakeEnded>, tx: Transaction): Promise<void> {
    const { takeId, sessionId, userId, speechSeconds, measuredAt } = retake;
    if (measuredAt === undefined || speechSeconds === undefined || speechSeconds < COUNTED_SPEECH_SECONDS)
      return;
    const member = await lockMember(tx, userId);
    if (member === null || (await isGone(tx, sessionId)) || (await isGone(tx, takeId))) return;
    await tx.manager.query(
      `insert into practice (id, session_id, user_id, at, day) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing`,
      [takeId, sessionId, userId, measuredAt, dayOf(measuredAt, member.time_zone)],
    );
    await recount(tx, member, []);
  }

  @Reacts(retakeDeleted)
  async deleted({ takeId, userId }: Payload<typeof retakeDeleted>, tx: Transaction): Promise<void> {
    const member = await lockMember(tx, userId);
    if (member === null) return;
    await tx.manager.query(
      `insert into gone_session (session_id, user_id) values ($1, $2) on conflict do nothing`,
      [takeId, userId],
    );
    const [gone]: [unknown[], number] = await tx.manager.query(
      `delete from practice where id = $1 and user_id = $2 returning id`,
      [takeId, userId],
    );
    if (gone.length > 0) await recount(tx, member, []);
  }
}
