import type { EntityManager } from 'typeorm';
import type { History, Result } from './history.rules.js';

interface Row {
  at: Date;
  day: string;
  scenario: string | null;
  overall: number | null;
  confidence: number | null;
  duration: number;
  fillers: number | null;
  words: number | null;
  strategies: Result['strategies'];
}

/** All that is known here of a member's practice, oldest first. */
export async function loadHistory(manager: EntityManager, userId: string): Promise<History> {
  const rows: Row[] = await manager.query(
    `select recorded_at as at, day::text as day, scenario, overall::float8 as overall, confidence::float8 as confidence,
       duration_seconds::float8 as duration, fillers, words, strategies
     from result where user_id = $1 order by recorded_at, session_id`,
    [userId],
  );
  const days: History['days'] = await manager.query(
    `select day::text as day, min(at) as at from practice where user_id = $1 group by day order by day`,
    [userId],
  );
  const looks: History['looks'] = await manager.query(
    `select assessed_at as at, value::float8 as value from look_assessment where user_id = $1 order by assessed_at, id`,
    [userId],
  );
  const marked: { strategy: string }[] = await manager.query(
    `select strategy from strategy_mark where user_id = $1`,
    [userId],
  );
  return {
    results: rows.map(({ duration, ...row }) => ({ ...row, durationSeconds: duration })),
    days,
    looks,
    marked: marked.map(({ strategy }) => strategy),
  };
}
