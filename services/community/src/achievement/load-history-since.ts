import type { AchievementId } from '@lectern/contracts/achievement-list';
import { MURPHY_STRATEGIES } from '@lectern/contracts/analysis';
import { SCENARIOS } from '@lectern/contracts/scenarios';
import { prepared } from '@lectern/platform/database/prepared';
import type { EntityManager } from 'typeorm';
import { COMMANDER, FIRST } from './achievements.rules.js';
import { type History, LAST, PERFECT, valuesOf } from './history.rules.js';
import { DAYS, historyOf, type HistoryRow, loadHistory, LOOKS, RESULTS } from './load-history.js';
/** How many results before a moment are looked at for rules about the last ten that have a value. */
const TAIL = 30;
const BEFORE = `select * from result where user_id = $1 and recorded_at < $2`;
export const WITH_WORDS = `words is not null and fillers is not null and duration_seconds > 0`;
const TAIL_OF_RESULTS = `(${BEFORE} order by recorded_at desc limit ${TAIL})`;

/** What a rule has to see of the results before a moment, to judge all from there on. */
const SEEN: Partial<Record<AchievementId, string[]>> = {
  'confident-speaker': [TAIL_OF_RESULTS],
  'murphy-master': [TAIL_OF_RESULTS],
  'filler-slayer': [
    `(${BEFORE} and ${WITH_WORDS} order by recorded_at, session_id limit ${FIRST})`,
    `(${BEFORE} and ${WITH_WORDS} order by recorded_at desc, session_id desc limit ${LAST - 1})`,
  ],
  'courtroom-commander': [
    `(select good.* from unnest(array[${SCENARIOS.map((name) => `'${name}'`).join(', ')}]) as asked(scenario)
      cross join lateral (${BEFORE} and scenario = asked.scenario and overall >= ${COMMANDER}
        order by recorded_at, session_id limit 1) good)`,
  ],
  'perfect-week': [`(${BEFORE} and day >= $3::date - 6 and overall >= ${PERFECT})`],
};

const NONE = { days: `'[]'::json as days`, looks: `'[]'::json as looks` };

interface Since {
  /** The earliest moment at which something changed. */
  at: Date;
  /** The day of it, where the member is. */
  day: string;
  /** How many results the member has. */
  sessions: number;
}

/**
 * As much of a history as these achievements need to be judged from a moment on: not more for who has practiced for years.
 */
export async function loadHistorySince(
  manager: EntityManager,
  userId: string,
  { at, day, sessions }: Since,
  among: readonly AchievementId[],
): Promise<History> {
  const seen = new Set(among.flatMap((id) => SEEN[id] ?? []));
  const results = [`select * from result where user_id = $1 and recorded_at >= $2`, ...seen].join(' union ');
  const days = among.includes('streak-warrior') ? DAYS : NONE.days;
  const looks = among.includes('murphy-master') ? LOOKS : NONE.looks;
  const [row] = await prepared<HistoryRow>(
    manager,
    `with results as (${results}),
       practiced as not materialized (select * from practice where user_id = $1 and day >= $3::date - 6),
       looks as not materialized (
         select * from look_assessment where user_id = $1 and assessed_at >= $2 union all
         (select * from look_assessment where user_id = $1 and assessed_at < $2
          order by assessed_at desc, id desc limit ${LAST}))
     select ${RESULTS}, ${days}, ${looks}, '[]'::json as marked`,
    [userId, at, day],
  );
  const part = historyOf(row!);
  const after = part.results.filter((result) => result.at >= at).length;
  const before = sessions - after;
  const isShort =
    part.results.length < sessions && among.some((id) => lacks(id, { ...part, from: { since: at, before } }));
  return isShort ? loadHistory(manager, userId) : { ...part, from: { since: at, before } };
}

/** Whether the last ten with a value may reach back behind what was loaded: rare, as takes without one come in rows. */
function lacks(id: AchievementId, part: History): boolean {
  const before = (values: { at: Date }[]): number =>
    values.filter((value) => value.at < part.from!.since).length;
  if (id === 'confident-speaker')
    return before(part.results.filter(({ confidence }) => confidence !== null)) < LAST - 1;
  if (id !== 'murphy-master') return false;
  // A value of one strategy can complete it, with ten of each other that are all older.
  return MURPHY_STRATEGIES.slice(1).some((strategy) => before(valuesOf(part, strategy)) < LAST);
}
