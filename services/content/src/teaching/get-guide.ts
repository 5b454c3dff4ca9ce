import type { Actor } from '@lectern/contracts/actor';
import type { Output } from '@lectern/contracts/define';
import { guide } from '@lectern/contracts/guide';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { StrategyCompletionEntity } from './strategy-completion.entity.js';
import { Teaching } from './teaching.js';

@Controller()
export class GetGuide {
  constructor(
    private readonly database: Database,
    private readonly teaching: Teaching,
  ) {}

  @Handles(guide.get)
  async handle(_input: object, { userId }: Actor): Promise<Output<typeof guide.get>> {
    const completions = await this.database.manager.findBy(StrategyCompletionEntity, { userId });
    return {
      strategies: this.teaching.strategies.map((strategy) => {
        const { id, title, category, difficulty, timeToMaster, description } = strategy;
        const completion = completions.find(({ strategyId }) => strategyId === id);
        const completedAt = completion?.completedAt.toISOString() ?? null;
        return { id, title, category, difficulty, timeToMaster, description, completedAt };
      }),
    };
  }
}
