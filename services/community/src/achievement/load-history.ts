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

interface Rest {
  days: { day: string; at: string }[];
  looks: { at: string; value: number }[];
  marked: string[];
}

/** All that is known here of a member's practice, oldest first. */
export async function loadHistory(manager: EntityManager, userId: string): Promise<History> {
  const rows: Row[] = await manager.query(
    `select recorded_at as at, day::text as day, scenario, overall::float8 as overall, confidence::float8 as confidence,
       duration_seconds::float8 as duration, fillers, words, strategies
     from result where user_id = $1 order by recorded_at, session_id`,
    [userId],
  );
  const [rest]: [Rest] = await manager.query(
    `select
       (select coalesce(json_agg(json_build_object('day', day, 'at', at) order by day), '[]')
        from (select day, min(at) as at from practice where user_id = $1 group by day) first) as days,
       (select coalesce(json_agg(json_build_object('at', assessed_at, 'value', value) order by assessed_at, id), '[]')
        from look_assessment where user_id = $1) as looks,
       (select coalesce(json_agg(strategy), '[]') from strategy_mark where user_id = $1) as marked`,
    [userId],
  );
  return {
    results: rows.map(({ duration, ...row }) => ({ ...row, durationSeconds: duration })),
    days: rest.days.map(({ day, at }) => ({ day, at: new Date(at) })),
    looks: rest.looks.map(({ at, value }) => ({ at: new Date(at), value })),
    marked: rest.marked,
  };
}
