import type { EntityManager } from 'typeorm';
import type { History, Result } from './history.rules.js';

type Told<T extends { at: Date }> = Omit<T, 'at'> & { at: string };
export interface HistoryRow {
  results: Told<Result>[];
  days: Told<History['days'][number]>[];
  looks: Told<History['looks'][number]>[];
  marked: string[];
}

/** Each list as JSON, so that one answer holds them all. */
export const RESULTS = `(select coalesce(json_agg(json_build_object('at', recorded_at, 'day', day, 'scenario', scenario,
    'overall', overall, 'confidence', confidence, 'durationSeconds', duration_seconds, 'fillers', fillers, 'words', words,
    'strategies', strategies) order by recorded_at, session_id), '[]') from results) as results`;
export const DAYS = `(select coalesce(json_agg(json_build_object('day', day, 'at', at) order by day), '[]')
  from (select day, min(at) as at from practiced group by day) first) as days`;
export const LOOKS = `(select coalesce(json_agg(json_build_object('at', assessed_at, 'value', value)
  order by assessed_at, id), '[]') from looks) as looks`;

const dated = <T extends { at: Date }>(list: Told<T>[]): T[] =>
  list.map((one) => ({ ...one, at: new Date(one.at) }) as unknown as T);

export const historyOf = ({ results, days, looks, marked }: HistoryRow): History => ({
  results: dated<Result>(results),
  days: dated<History['days'][number]>(days),
  looks: dated<History['looks'][number]>(looks),
  marked,
});

/** All that is known here of a member's practice, oldest first. */
export async function loadHistory(manager: EntityManager, userId: string): Promise<History> {
  const [row]: [HistoryRow] = await manager.query(
    `with results as not materialized (select * from result where user_id = $1),
       practiced as not materialized (select * from practice where user_id = $1),
       looks as not materialized (select * from look_assessment where user_id = $1)
     select ${RESULTS}, ${DAYS}, ${LOOKS},
       (select coalesce(json_agg(strategy), '[]') from strategy_mark where user_id = $1) as marked`,
    [userId],
  );
  return historyOf(row);
}
