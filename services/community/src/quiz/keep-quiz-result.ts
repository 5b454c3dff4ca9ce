import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type KeptResult, quiz } from '@lectern/contracts/quiz';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { lockMember } from '../member/member.repository.js';
import { type QuizRow, toKeptResult } from './quiz-row.js';

@Controller()
export class KeepQuizResult {
  constructor(private readonly database: Database) {}

  @Handles(quiz.keepResult)
  async handle(
    { attemptId, correct }: Input<typeof quiz.keepResult>,
    { userId }: Actor,
  ): Promise<KeptResult> {
    return this.database.transaction(async (tx) => {
      if ((await lockMember(tx, userId)) === null) throw refuse('account-deleted');
      await tx.manager.query(
        `insert into quiz_result (user_id, attempt_id, correct, best) values ($1, $2, $3, $3)
         on conflict (user_id) do update set attempt_id = excluded.attempt_id, correct = excluded.correct,
           at = excluded.at, best = greatest(quiz_result.best, excluded.best), attempts = quiz_result.attempts + 1
         where quiz_result.attempt_id <> excluded.attempt_id`,
        [userId, attemptId, correct],
      );
      const [row]: QuizRow[] = await tx.manager.query(
        `select correct, at, best, attempts from quiz_result where user_id = $1`,
        [userId],
      );
      return toKeptResult(row);
    });
  }
}
