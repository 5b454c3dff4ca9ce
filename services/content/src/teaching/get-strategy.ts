import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { guide, type Strategy } from '@lectern/contracts/guide';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ExerciseTakeEntity } from './exercise-take.entity.js';
import { StrategyCompletionEntity } from './strategy-completion.entity.js';
import { Teaching } from './teaching.js';

@Controller()
export class GetStrategy {
  constructor(
    private readonly database: Database,
    private readonly teaching: Teaching,
  ) {}

  @Handles(guide.getStrategy)
  async handle({ strategyId }: Input<typeof guide.getStrategy>, { userId }: Actor): Promise<Strategy> {
    const { order: _order, ...strategy } = this.teaching.strategy(strategyId);
    const { manager } = this.database;
    const completion = await manager.findOneBy(StrategyCompletionEntity, { userId, strategyId });
    const takes = await manager
      .createQueryBuilder(ExerciseTakeEntity, 'take')
      .distinctOn(['take.exerciseId'])
      .where({ userId, strategyId })
      .orderBy('take.exerciseId')
      .addOrderBy('take.begunAt', 'DESC')
      .getMany();
    return {
      ...strategy,
      completedAt: completion?.completedAt.toISOString() ?? null,
      practiceExercises: strategy.practiceExercises.map((exercise) => {
        const take = takes.find(({ exerciseId }) => exerciseId === exercise.id);
        const lastTake = take ? { sessionId: take.sessionId, at: take.begunAt.toISOString() } : null;
        return { ...exercise, lastTake };
      }),
    };
  }
}
