import type { Actor } from '@lectern/contracts/actor';
import { strategyCompleted } from '@lectern/contracts/content-facts';
import type { Input, Output } from '@lectern/contracts/define';
import { guide } from '@lectern/contracts/guide';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { In } from 'typeorm';
import { StrategyCompletionEntity } from './strategy-completion.entity.js';
import { Teaching } from './teaching.js';

@Controller()
export class CompleteStrategy {
  constructor(
    private readonly database: Database,
    private readonly teaching: Teaching,
  ) {}

  @Handles(guide.complete)
  handle(
    { strategyId }: Input<typeof guide.complete>,
    { userId }: Actor,
  ): Promise<Output<typeof guide.complete>> {
    const { title } = this.teaching.strategy(strategyId);
    return this.database.transaction(async (tx) => {
      // Of several at a time each counts those before it.
      await tx.manager.query(`select pg_advisory_xact_lock(hashtext('strategy'), hashtext($1))`, [userId]);
      const added: unknown[] = await tx.manager.query(
        `insert into strategy_completion (user_id, strategy_id) values ($1, $2)
         on conflict do nothing returning strategy_id`,
        [userId, strategyId],
      );
      const taught = { userId, strategyId: In(this.teaching.strategies.map(({ id }) => id)) };
      const completed = await tx.manager.countBy(StrategyCompletionEntity, taught);
      if (added.length > 0) await tx.publish(strategyCompleted, { userId, strategy: title, completed });
      const one = await tx.manager.findOneByOrFail(StrategyCompletionEntity, { userId, strategyId });
      return { completedAt: one.completedAt.toISOString(), completed };
    });
  }
}
