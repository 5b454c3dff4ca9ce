import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { streaks } from './session.rules.js';

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
  async handle(_input: Input<typeof sessions.stats>, actor: Actor): Promise<Output<typeof sessions.stats>> {
    const [row]: [Totals] = await this.database.manager.query(
      `select count(*) as total, count(*) filter (where status = 'completed') as completed,
         avg(overall_score) filter (where score_basis is distinct from 'voice') as score,
         avg(overall_score) filter (where score_basis = 'voice') as delivery, avg(confidence_score) as confidence, max(created_at) as last,
         (select coalesce(sum(duration), 0) from recording where user_id = $1) as seconds,
         (select array_agg(distinct to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')) from recording
            where user_id = $1 and duration is not null) as days
       from session where user_id = $1`,
      [actor.userId],
    );
    const { current, longest } = streaks(row.days ?? [], new Date().toISOString().slice(0, 10));
    return {
      totalSessions: Number(row.total),
      completedSessions: Number(row.completed),
      averageScore: row.score,
      averageDelivery: row.delivery,
      // Analytics counts confidence to 100, a single analysis to 10.
      averageConfidence: row.confidence === null ? null : row.confidence * 10,
      practiceSeconds: row.seconds,
      currentStreakDays: current,
      longestStreakDays: longest,
      lastSessionAt: row.last?.toISOString() ?? null,
    };
  }
}
