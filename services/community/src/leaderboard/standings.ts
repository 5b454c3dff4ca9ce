import { COUNTED_A_DAY, COUNTED_SPEECH_SECONDS, POINTS_A_SESSION } from '@lectern/contracts/leaderboard';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { Member } from '../member/member.repository.js';

/** What a day of a member comes to: the best sessions of the day up to the limit, and what was earned on it. */
const OF_DAY = `
  with counted as (
    select day, overall, row_number() over (partition by day order by overall desc nulls last, session_id) as place
    from result where user_id = $1 and day = any ($2::date[]) and speech_seconds >= ${COUNTED_SPEECH_SECONDS}),
  sessions as (
    select day, count(*)::int as sessions, coalesce(sum(overall), 0) as score_sum, count(overall)::int as scored,
      sum(${POINTS_A_SESSION} + round(coalesce(overall, 0), 1)) filter (where place <= ${COUNTED_A_DAY}) as points
    from counted group by day),
  earned as (
    select day, sum(points) as points from achievement where user_id = $1 and day = any ($2::date[]) group by day)
  select asked.day, coalesce(sessions.points, 0) + coalesce(earned.points, 0) as points,
    coalesce(sessions.sessions, 0) as sessions, coalesce(sessions.score_sum, 0) as score_sum,
    coalesce(sessions.scored, 0) as scored
  from unnest($2::date[]) as asked(day) left join sessions using (day) left join earned using (day)`;

/** The windows that a day lies in. A week begins on Sunday. */
const WINDOWS = `(values
    ('all-time', date '1970-01-01'),
    ('monthly', date_trunc('month', day)::date),
    ('weekly', day - extract(dow from day)::int)) as windows(period, starts)`;

/**
 * Counts some days of a member anew, and moves the standings by what has changed: parts of a statement in which `$1` is the member's
 * account, `$2` the days, and `figures` the member's row as it is now.
 */
export const COUNT_DAYS = `
  fresh as (${OF_DAY}),
  before as (select * from day_points where user_id = $1 and day = any ($2::date[])),
  kept as (
    insert into day_points (user_id, day, points, sessions, score_sum, scored)
    select $1, day, points, sessions, score_sum, scored from fresh
    on conflict (user_id, day) do update set points = excluded.points, sessions = excluded.sessions,
      score_sum = excluded.score_sum, scored = excluded.scored),
  moved as (
    select fresh.day, fresh.points - coalesce(before.points, 0) as points,
      fresh.sessions - coalesce(before.sessions, 0) as sessions,
      fresh.score_sum - coalesce(before.score_sum, 0) as score_sum,
      fresh.scored - coalesce(before.scored, 0) as scored
    from fresh left join before using (day)),
  stood as (
    insert into standing (period, starts, member_id, points, sessions, score_sum, scored, ranked)
    select period, starts, figures.id, sum(moved.points), sum(moved.sessions), sum(score_sum), sum(scored), ranked
    from moved cross join lateral ${WINDOWS} cross join figures
    group by period, starts, figures.id, ranked
    on conflict (period, starts, member_id) do update set points = standing.points + excluded.points,
      sessions = standing.sessions + excluded.sessions, score_sum = standing.score_sum + excluded.score_sum,
      scored = standing.scored + excluded.scored)`;

/** Forgets what all days of a member came to. @returns the days to be counted anew */
export async function clearDays(tx: Transaction, member: Member): Promise<string[]> {
  await tx.manager.query(`delete from standing where member_id = $1`, [member.id]);
  await tx.manager.query(`delete from day_points where user_id = $1`, [member.user_id]);
  const days: { day: string }[] = await tx.manager.query(
    `select day::text as day from result where user_id = $1
     union select day::text from achievement where user_id = $1`,
    [member.user_id],
  );
  return days.map(({ day }) => day);
}

/** Puts a member on every leaderboard, or takes it off, as its row says. */
export async function rankStandings(
  tx: Transaction,
  { id, ranked }: Pick<Member, 'id' | 'ranked'>,
): Promise<void> {
  await tx.manager.query(`update standing set ranked = $2 where member_id = $1 and ranked <> $2`, [
    id,
    ranked,
  ]);
}
