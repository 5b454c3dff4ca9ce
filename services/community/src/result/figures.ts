import { standingChanged } from '@lectern/contracts/community-facts';
import { COUNTED_SPEECH_SECONDS } from '@lectern/contracts/leaderboard';
import { prepared } from '@lectern/platform/database/prepared';
import type { Transaction } from '@lectern/platform/database/transaction';
import { awardEarned } from '../achievement/award.js';
import { isNextDay } from '../achievement/history.rules.js';
import { clearDays, COUNT_DAYS, rankStandings } from '../leaderboard/standings.js';
import { MEMBER, type Member } from '../member/member.repository.js';
import type { Change } from './change.js';

const LAST = 10;

type Counts = Pick<Member, 'sessions' | 'counted'>;
type Streak = Pick<Member, 'streak_days' | 'streak_until' | 'longest_streak'>;

async function countSessions(tx: Transaction, userId: string): Promise<Counts> {
  const [counts]: [Counts] = await tx.manager.query(
    `select count(*)::int as sessions,
       (count(*) filter (where speech_seconds >= ${COUNTED_SPEECH_SECONDS}))::int as counted
     from result where user_id = $1`,
    [userId],
  );
  return counts;
}

async function countStreaks(tx: Transaction, userId: string): Promise<Streak> {
  const [streak]: [Streak] = await tx.manager.query(
    `with days as (select distinct day from practice where user_id = $1),
     runs as (
       select max(day) as until, count(*)::int as length
       from (select day, day - (row_number() over (order by day))::int as run from days) numbered group by run)
     select max(until)::text as streak_until, coalesce(max(length), 0) as longest_streak,
       coalesce((select length from runs order by until desc limit 1), 0) as streak_days from runs`,
    [userId],
  );
  return streak;
}

/** A day of practice after all others goes on with the streak or begins one; elsewhere it may join two. */
async function moveStreak(tx: Transaction, member: Member, { practice, isLess }: Change): Promise<Streak> {
  const { streak_until: until, streak_days: days, longest_streak: longest } = member;
  if (isLess) return countStreaks(tx, member.user_id);
  if (practice === null || practice === until)
    return { streak_until: until, streak_days: days, longest_streak: longest };
  if (until !== null && practice < until) return countStreaks(tx, member.user_id);
  const length = until !== null && isNextDay(until, practice) ? days + 1 : 1;
  return { streak_until: practice, streak_days: length, longest_streak: Math.max(longest, length) };
}

/**
 * Keeps the figures of a member, with the improvement of its newest sessions; counts some days anew and moves the standings by what
 * has changed of them: nobody else's are touched.
 */
async function keepFigures(
  tx: Transaction,
  userId: string,
  figures: Counts & Streak,
  days: string[],
): Promise<Member> {
  const [member] = await prepared<Member>(
    tx.manager,
    `with newest as (
       select overall, row_number() over (order by recorded_at desc, session_id) as place
       from result where user_id = $1 and overall is not null order by recorded_at desc, session_id limit ${2 * LAST}),
     figures as (
       update member set sessions = $3, counted = $4, streak_until = $5, streak_days = $6, longest_streak = $7,
         improvement = (
           select avg(overall) filter (where place <= ${LAST}) - avg(overall) filter (where place > ${LAST})
           from newest having count(*) = ${2 * LAST}),
         achievements = (select count(*) from achievement where user_id = $1)
       where user_id = $1 returning ${MEMBER}),
     ${COUNT_DAYS}
     select * from figures`,
    [
      userId,
      [...new Set(days)],
      figures.sessions,
      figures.counted,
      figures.streak_until,
      figures.streak_days,
      figures.longest_streak,
    ],
  );
  return member!;
}

/**
 * What follows from changed results or practice of a member: points, streak, what is earned. A change costs the same however long the
 * member has practiced, and leaves the same figures as counting `all` from nothing.
 */
export async function recount(tx: Transaction, member: Member, change: Change | 'all'): Promise<void> {
  const { user_id: userId } = member;
  const isAll = change === 'all';
  const counts = isAll
    ? await countSessions(tx, userId)
    : { sessions: member.sessions + change.sessions, counted: member.counted + change.counted };
  const streak = isAll ? await countStreaks(tx, userId) : await moveStreak(tx, member, change);
  const figures = { ...counts, ...streak };
  const earnedOn = member.settle_at === null ? await awardEarned(tx, { ...member, ...figures }, change) : [];
  const days = isAll ? await clearDays(tx, member) : [...change.days, ...earnedOn];
  const fresh = await keepFigures(tx, userId, figures, days);
  if (fresh.ranked !== member.ranked) await rankStandings(tx, fresh);
  await tx.publish(standingChanged, { userId });
}
