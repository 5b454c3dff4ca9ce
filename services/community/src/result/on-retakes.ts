import type { Payload } from '@lectern/contracts/define';
import { COUNTED_SPEECH_SECONDS } from '@lectern/contracts/leaderboard';
import { retakeDeleted, retakeEnded } from '@lectern/contracts/retakes';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { lockMember } from '../member/member.repository.js';
import { NOTHING_MORE } from './change.js';
import { recount } from './figures.js';
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
    if (member === null) return;
    const day = dayOf(measuredAt, member.time_zone);
    const added: unknown[] = await tx.manager.query(
      `insert into practice (id, session_id, user_id, at, day) select $1::uuid, $2::uuid, $3, $4::timestamptz, $5::date
       where not exists (select 1 from gone_session where session_id in ($1, $2))
       on conflict (id) do nothing returning id`,
      [takeId, sessionId, userId, measuredAt, day],
    );
    if (added.length > 0)
      await recount(tx, member, { ...NOTHING_MORE, since: new Date(measuredAt), practice: day });
  }

  @Reacts(retakeDeleted)
  async deleted({ takeId, userId }: Payload<typeof retakeDeleted>, tx: Transaction): Promise<void> {
    const member = await lockMember(tx, userId);
    if (member === null) return;
    await tx.manager.query(
      `insert into gone_session (session_id, user_id) values ($1, $2) on conflict do nothing`,
      [takeId, userId],
    );
    const [[gone]]: [{ at: Date }[], number] = await tx.manager.query(
      `delete from practice where id = $1 and user_id = $2 returning at`,
      [takeId, userId],
    );
    if (gone !== undefined) await recount(tx, member, { ...NOTHING_MORE, since: gone.at, isLess: true });
  }
}
