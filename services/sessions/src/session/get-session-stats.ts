import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { sessions } from '@lectern/contracts/sessions';
import { localTime } from '@lectern/contracts/time-zone';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { oneDecimal } from '../progress/figures.rules.js';
import { zoneOf } from '../progress/user-zone.js';
import { streaks } from './session.rules.js';

/** Speech that makes a day a day of practice. */
const PRACTICE_SECONDS = 30;

const rounded = (value: number | null): number | null => (value === null ? null : oneDecimal(value));

interface Totals {
  total: string;
  completed: string;
  score: number | null;
  delivery: number | null;
  confidence: number | null;
  seconds: number;
  last: Date | null;
  days: string[] | null;
}

@Controller()
export class GetSessionStats {
  constructor(private readonly database: Database) {}

  @Handles(sessions.stats)
  async handle(
    _input: Input<typeof sessions.stats>,
    { userId }: Actor,
  ): Promise<Output<typeof sessions.stats>> {
    const { manager } = this.database;
    const timeZone = await zoneOf(manager, userId);
    const [row]: [Totals] = await manager.query(
      `select count(*) as total, count(*) filter (where status = 'completed') as completed,
         avg(overall_score) filter (where score_basis is distinct from 'voice') as score,
         avg(overall_score) filter (where score_basis = 'voice') as delivery, avg(confidence_score) as confidence, max(created_at) as last,
         (select coalesce(sum(duration_seconds), 0) from session_result where user_id = $1) as seconds,
         (select array_agg(distinct to_char(at at time zone $2, 'YYYY-MM-DD')) from (
            select created_at as at from recording where user_id = $1 and coalesce(speech_seconds, duration) >= $3
            union all
            select created_at from take where user_id = $1 and speech_seconds >= $3) practiced) as days
       from session where user_id = $1`,
      [userId, timeZone, PRACTICE_SECONDS],
    );
    const today = localTime(new Date(), timeZone).date;
    const { current, longest } = streaks(row.days ?? [], today);
    return {
      totalSessions: Number(row.total),
      completedSessions: Number(row.completed),
      averageScore: rounded(row.score),
      averageDelivery: rounded(row.delivery),
      // Analytics counts confidence to 100, a single analysis to 10.
      averageConfidence: rounded(row.confidence === null ? null : row.confidence * 10),
      practiceSeconds: Math.round(row.seconds),
      currentStreakDays: current,
      longestStreakDays: longest,
      lastSessionAt: row.last?.toISOString() ?? null,
    };
  }
}
