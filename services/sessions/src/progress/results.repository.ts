import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Counted } from './figures.rules.js';
import type { Look } from './strategies.rules.js';

const COUNTED = `session_id as "sessionId", recorded_at as "recordedAt", duration_seconds as "durationSeconds",
  speech_seconds as "speechSeconds", overall_score as "overallScore", confidence_score as "confidenceScore",
  score_basis as "scoreBasis", words_per_minute as "wordsPerMinute",
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
    const rows: { strategy: string; at: Date }[] = await this.database.manager.query(
      `select strategy, max(recorded_at) as at from session_result, jsonb_object_keys(strategies) as strategy
       where user_id = $1 and recorded_at < $2 group by strategy
       union all
       select 'Check Your Look', max(assessed_at) from own_assessment
       where user_id = $1 and assessed_at < $2 having count(*) > 0`,
      [userId, end],
    );
    return Object.fromEntries(rows.map(({ strategy, at }) => [strategy, at]));
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
