import type { KeptResult } from '@lectern/contracts/quiz';

export interface QuizRow {
  correct: number;
  at: Date;
  best: number;
  attempts: number;
}

/** What a member is told of the quiz; without a row it was not taken yet. */
export const toKeptResult = (row: QuizRow | undefined): KeptResult =>
  row === undefined
    ? { attempts: 0, latest: null, best: null }
    : {
        attempts: row.attempts,
        latest: { correct: row.correct, at: row.at.toISOString() },
        best: row.best,
      };
