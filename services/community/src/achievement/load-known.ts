import type { AchievementId } from '@lectern/contracts/achievement-list';
import { SCENARIOS } from '@lectern/contracts/scenarios';
import { prepared } from '@lectern/platform/database/prepared';
import type { EntityManager } from 'typeorm';
import { COMMANDER, FIRST } from './achievements.rules.js';
import { LAST } from './history.rules.js';
import { WITH_WORDS } from './load-history-since.js';
import type { Known } from './may-earn.rules.js';

/** What is held already, and what tells without a history what may have been earned. */
export interface Before extends Pick<Known, 'looks' | 'commanded' | 'newest'> {
  held: { id: AchievementId; at: string; day: string }[];
}

const MINE = `from result where user_id = $1`;
const PER_MINUTE = `60 * sum(fillers) / sum(duration_seconds)`;

/** @param since the moment from which on something has changed */
export async function loadKnown(manager: EntityManager, userId: string, since: Date): Promise<Before> {
  const [before] = await prepared<Before>(
    manager,
    `select (select coalesce(json_agg(json_build_object('id', achievement_id, 'at', earned_at, 'day', day)), '[]')
         from achievement where user_id = $1) as held,
       (select count(*)::int from look_assessment where user_id = $1) as looks,
       (select count(*)::int from unnest(array[${SCENARIOS.map((name) => `'${name}'`).join(', ')}]) as asked(scenario)
         where exists (select ${MINE} and scenario = asked.scenario and overall >= ${COMMANDER})) as commanded,
       case when (select count(*) from (select ${MINE} and recorded_at >= $2 limit 2) later) <= 1 then json_build_object(
         'confidence', (select avg(confidence) from (
             select confidence ${MINE} and confidence is not null
             order by recorded_at desc, session_id desc limit ${LAST}) ten having count(*) = ${LAST}),
         'fillers', (select json_build_object(
             'first', (select ${PER_MINUTE} from (
               select fillers, duration_seconds ${MINE} and ${WITH_WORDS}
               order by recorded_at, session_id limit ${FIRST}) five),
             'last', ${PER_MINUTE})
           from (select fillers, duration_seconds ${MINE} and ${WITH_WORDS}
             order by recorded_at desc, session_id desc limit ${LAST}) ten
           where (select count(*) from (select ${MINE} and ${WITH_WORDS} limit ${FIRST + LAST}) enough) = ${FIRST + LAST}
           having count(*) = ${LAST})) end as newest`,
    [userId, since],
  );
  return before!;
}
