import type { Payload } from '@lectern/contracts/define';
import { standingChanged } from '@lectern/contracts/community-facts';
import { lookAssessed } from '@lectern/contracts/own-assessment';
import { strategyCompleted } from '@lectern/contracts/content-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { lockMember } from '../member/member.repository.js';
import { NOTHING_MORE } from '../result/change.js';
import { recount } from '../result/figures.js';

/** What the attorney does beside speaking: studies a strategy, looks into the mirror. */
@Controller()
export class OnLearning {
  @Reacts(strategyCompleted)
  async studied({ userId, strategy }: Payload<typeof strategyCompleted>, tx: Transaction): Promise<void> {
    const member = await lockMember(tx, userId);
    if (member === null) return;
    await tx.manager.query(
      `insert into strategy_mark (user_id, strategy) values ($1, $2) on conflict do nothing`,
      [userId, strategy],
    );
    // It counts for the certification alone, which nobody is told: whoever looks sees it.
    await tx.publish(standingChanged, { userId });
  }

  /** Given anew it replaces the one before, however late that is told. */
  @Reacts(lookAssessed)
  async assessed(look: Payload<typeof lookAssessed>, tx: Transaction): Promise<void> {
    const { userId, assessmentId, value, assessedAt } = look;
    const member = await lockMember(tx, userId);
    if (member === null) return;
    const [kept]: { since: Date }[] = await tx.manager.query(
      `with before as (select assessed_at from look_assessment where id = $1)
       insert into look_assessment (id, user_id, value, assessed_at) values ($1, $2, $3, $4)
       on conflict (id) do update set value = excluded.value, assessed_at = excluded.assessed_at
       where look_assessment.user_id = excluded.user_id and look_assessment.assessed_at <= excluded.assessed_at
       returning least(assessed_at, (select assessed_at from before)) as since`,
      [assessmentId, userId, value, assessedAt],
    );
    if (kept !== undefined) await recount(tx, member, { ...NOTHING_MORE, since: kept.since });
  }
}
