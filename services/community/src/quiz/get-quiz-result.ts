import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type KeptResult, quiz } from '@lectern/contracts/quiz';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { type QuizRow, toKeptResult } from './quiz-row.js';

@Controller()
export class GetQuizResult {
  constructor(private readonly database: Database) {}

  @Handles(quiz.getResult)
  async handle(_input: Input<typeof quiz.getResult>, { userId }: Actor): Promise<KeptResult> {
    const [row]: QuizRow[] = await this.database.manager.query(
      `select correct, at, best, attempts from quiz_result where user_id = $1`,
      [userId],
    );
    return toKeptResult(row);
  }
}
