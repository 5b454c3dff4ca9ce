import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { guide } from '@lectern/contracts/guide';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ExerciseTakeEntity } from './exercise-take.entity.js';
import { Teaching } from './teaching.js';

/** More than anyone practices; the oldest go. */
const KEPT = 2000;

@Controller()
export class BeginExercise {
  constructor(
    private readonly database: Database,
    private readonly teaching: Teaching,
  ) {}

  @Handles(guide.beginExercise)
  async handle(
    { sessionId, strategyId, exerciseId }: Input<typeof guide.beginExercise>,
    { userId }: Actor,
  ): Promise<null> {
    const { practiceExercises } = this.teaching.strategy(strategyId);
    if (!practiceExercises.some(({ id }) => id === exerciseId)) throw refuse('no-such-exercise');
    await this.database.transaction(async (tx) => {
      await tx.manager.upsert(
        ExerciseTakeEntity,
        { userId, sessionId, strategyId, exerciseId, begunAt: new Date() },
        ['userId', 'sessionId'],
      );
      await tx.manager.query(
        `delete from exercise_take where user_id = $1 and session_id in
           (select session_id from exercise_take where user_id = $1 order by begun_at desc offset ${KEPT})`,
        [userId],
      );
    });
    return null;
  }
}
