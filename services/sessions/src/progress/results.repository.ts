import { MURPHY_STRATEGIES } from '@lectern/contracts/analysis';
import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Counted } from './figures.rules.js';
import { LOOK, type Look } from './strategies.rules.js';

const COUNTED = `session_id as "sessionId", recorded_at as "recordedAt", duration_seconds as "durationSeconds",
  speech_seconds as "speechSeconds", overall_score as "overallScore", confidence_score as "confidenceScore",
  confidence_range as "confidenceRange", score_basis as "scoreBasis", words_per_minute as "wordsPerMinute",
  words_per_minute_is_estimate as "wordsPerMinuteIsEstimate", fillers, strategies`;

/** The one row of each measured session. */
@Injectable()
export class ResultsRepository {
  constructor(private readonly database: Database) {}

  /** From an instant up to another, newest first. */
  between(userId: string, start: Date, end: Date): Promise<Counted[]> {
    return this.database.manager.query(
      `select ${COUNTED} from session_result where user_id = $1 and recorded_at >= $2 and recorded_at < $3
       order by recorded_at desc, session_id desc`,
      [userId, start, end],
    );
  }

  looksBetween(userId: string, start: Date, end: Date): Promise<Look[]> {
    return this.database.manager.query(
      `select value, assessed_at as "assessedAt" from own_assessment
       where user_id = $1 and assessed_at >= $2 and assessed_at < $3`,
      [userId, start, end],
    );
  }

  /** When each strategy was last measured, up to an instant. */
  async lastPracticed(userId: string, end: Date): Promise<Partial<Record<string, Date>>> {
    const rows: { strategy: string; at: Date | null }[] = await this.database.manager.query(
      // One after the other from the newest back: each ends at its first.
      `select strategy, case when strategy = '${LOOK}' then (
           select assessed_at from own_assessment where user_id = $1 and assessed_at < $2
           order by assessed_at desc limit 1
         ) else (
           select recorded_at from session_result where user_id = $1 and recorded_at < $2 and strategies ? strategy
           order by recorded_at desc limit 1
         ) end as at
       from unnest($3::text[]) as strategy`,
      [userId, end, MURPHY_STRATEGIES],
    );
    return Object.fromEntries(rows.flatMap(({ strategy, at }) => (at === null ? [] : [[strategy, at]])));
  }

  /** The newest before an instant, newest first. */
  newest(
    userId: string,
    end: Date,
    limit: number,
    manager: EntityManager = this.database.manager,
  ): Promise<Counted[]> {
    return newestResults(manager, userId, end, limit);
  }
}

/** The newest measured sessions of a user before an instant, newest first. */
export const newestResults = (
  manager: EntityManager,
  userId: string,
  end: Date,
  limit: number,
): Promise<Counted[]> =>
  manager.query(
    `select ${COUNTED} from session_result where user_id = $1 and recorded_at < $2
     order by recorded_at desc, session_id desc limit $3`,
    [userId, end, limit],
  );
