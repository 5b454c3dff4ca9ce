import { COUNTED_SPEECH_SECONDS } from '@lectern/contracts/leaderboard';
import type { Transaction } from '@lectern/platform/database/transaction';
import { countAllDays, countDays, rankStandings } from '../leaderboard/standings.js';
import { MEMBER, type Member } from '../member/member.repository.js';
import { awardEarned } from '../achievement/award.js';
import { standingChanged } from '@lectern/contracts/community-facts';

const LAST = 10;

/** Sessions, improvement and streak of a member, from its own rows alone. */
async function refreshFigures(tx: Transaction, userId: string): Promise<Member | undefined> {
  const [[member]]: [Member[], number] = await tx.manager.query(
    `with newest as (
       select overall, row_number() over (order by recorded_at desc, session_id) as place
       from result where user_id = $1 and overall is not null order by recorded_at desc, session_id limit ${2 * LAST}),
     days as (select distinct day from practice where user_id = $1),
     runs as (
       select max(day) as until, count(*)::int as length
       from (select day, day - (row_number() over (order by day))::int as run from days) numbered group by run)
     update member set
       sessions = (select count(*) from result where user_id = $1),
       counted = (select count(*) from result where user_id = $1 and speech_seconds >= ${COUNTED_SPEECH_SECONDS}),
       improvement = (
         select avg(overall) filter (where place <= ${LAST}) - avg(overall) filter (where place > ${LAST})
         from newest having count(*) = ${2 * LAST}),
       streak_until = (select max(until) from runs),
       streak_days = coalesce((select length from runs order by until desc limit 1), 0),
       longest_streak = coalesce((select max(length) from runs), 0),
       achievements = (select count(*) from achievement where user_id = $1)
     where user_id = $1 returning ${MEMBER}`,
    [userId],
  );
  return member;
}

/** What follows from changed results or practice of a member on these days: points, streak, what is earned. */
export async function recount(tx: Transaction, member: Member, days: string[] | 'all'): Promise<void> {
  const earnedOn = member.settle_at === null ? await awardEarned(tx, member) : [];
  const fresh = await refreshFigures(tx, member.user_id);
  if (fresh === undefined) return;
  if (days === 'all') await countAllDays(tx, fresh);
  else await countDays(tx, fresh, [...days, ...earnedOn]);
  if (fresh.ranked !== member.ranked) await rankStandings(tx, fresh);
  await tx.publish(standingChanged, { userId: member.user_id });
}
