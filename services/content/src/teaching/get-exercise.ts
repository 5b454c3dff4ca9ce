import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { guide } from '@lectern/contracts/guide';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ExerciseTakeEntity } from './exercise-take.entity.js';
import { Teaching } from './teaching.js';

@Controller()
export class GetExercise {
  constructor(
    private readonly database: Database,
    private readonly teaching: Teaching,
  ) {}

  @Handles(guide.getExercise)
  async handle(
    { sessionId }: Input<typeof guide.getExercise>,
    { userId }: Actor,
  ): Promise<Output<typeof guide.getExercise>> {
    const take = await this.database.manager.findOneBy(ExerciseTakeEntity, { userId, sessionId });
    // The coach may have taken an exercise out of the guide since.
    const strategy = this.teaching.strategies.find(({ id }) => id === take?.strategyId);
    const exercise = strategy?.practiceExercises.find(({ id }) => id === take?.exerciseId);
    return {
      exercise:
        strategy && exercise ? { ...exercise, strategyId: strategy.id, strategy: strategy.title } : null,
    };
  }
}
