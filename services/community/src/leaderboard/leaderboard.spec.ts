import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { reportReady, reportRevised } from '@lectern/contracts/analysis';
import { leaderboard } from '@lectern/contracts/leaderboard';
import { membership } from '@lectern/contracts/membership';
import { timeZoneChanged } from '@lectern/contracts/notifications';
import { retakeEnded } from '@lectern/contracts/retakes';
import { sessionDeleted } from '@lectern/contracts/session-facts';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import type { Actor } from '@lectern/contracts/actor';
import { aReport, daysAgo, nameOf, STANDS } from '../community.fixtures.js';
import { communityService } from '../service.js';

const service = testService(communityService, { stands: STANDS });

const performance = (actor: Actor) => service.ask(leaderboard.performance, {}, actor);
const board = (actor: Actor, period: 'all-time' | 'monthly' | 'weekly' = 'all-time') =>
  service.ask(leaderboard.page, { period, limit: 100 }, actor);

/** A member with so many sessions of these scores, one a day up to today. */
async function practiced(scores: (number | null)[], actor = anActor()): Promise<Actor> {
  for (const [at, overall] of scores.entries())
    await service.announce(
      reportReady,
      aReport({ userId: actor.userId, at: daysAgo(scores.length - 1 - at), overall }),
    );
  await eventually(async () => expect((await performance(actor)).totalSessions).toBe(scores.length));
  return actor;
}

describe('the leaderboard', () => {
  it('says so when nobody is on it, and why', async () => {
    const actor = anActor();
    expect(await board(actor)).toMatchObject({ entries: [], next: null, total: 0, you: null, from: null });
    expect(await performance(actor)).toMatchObject({
      globalRank: null,
      unlisted: 'too-few-sessions',
      badge: 'Novice',
      points: 0,
      nextLevel: { badge: 'Intermediate', from: 500 },
    });
    expect(await service.ask(leaderboard.top, {}, actor)).toEqual({
      mostImproved: [],
      mostActive: [],
      longestStreak: [],
    });
  });

  it('leads no list by an improvement that is shown as nothing, or by a single day', async () => {
    const scores = [...Array<number>(10).fill(6), ...Array<number>(10).fill(6.04)];
    const actor = anActor();
    for (const [at, overall] of scores.entries())
      await service.announce(
        reportReady,
        aReport({ userId: actor.userId, at: daysAgo(2 * (scores.length - at)), overall }),
      );
    await eventually(async () => expect((await performance(actor)).totalSessions).toBe(20));
    expect(await service.ask(leaderboard.top, {}, actor)).toMatchObject({
      mostImproved: [],
      mostActive: [{ value: 20 }],
      longestStreak: [],
    });
    await service.ask(membership.save, { listed: false }, actor);
  });

  it('lists members from three sessions on, by points, and equal points share a rank', async () => {
    const few = await practiced([9, 9]);
    const [one, two] = [await practiced([7, 7, 7]), await practiced([7, 7, 7])];
    const best = await practiced([9.04, 9, 9]);
    // Names are asked of another service, after the first fact.
    await eventually(async () =>
      expect((await board(two)).entries.map(({ name }) => name)).not.toContain(null),
    );
    const { entries, total, you } = await board(two);
    const ranks = entries.map(({ name, rank, isYou }) => ({ name, rank, isYou }));
    expect(ranks).toHaveLength(3);
    expect(ranks[0]).toEqual({ name: nameOf(best.userId), rank: 1, isYou: false });
    expect(ranks.slice(1)).toEqual(
      expect.arrayContaining([
        { name: nameOf(one.userId), rank: 2, isYou: false },
        { name: nameOf(two.userId), rank: 2, isYou: true },
      ]),
    );
    expect(total).toBe(3);
    expect(you).toMatchObject({ rank: 2, averageScore: 7, totalSessions: 3, streak: 3 });
    // 3 x (10 + 7), and First Steps.
    expect(you?.points).toBe(101);
    expect((await board(few)).you).toBeNull();

    // In pages, with the own place from beyond the page.
    const first = await service.ask(leaderboard.page, { limit: 1 }, one);
    expect(first).toMatchObject({ entries: [{ rank: 1 }], you: { rank: 2, isYou: true } });
    const second = await service.ask(leaderboard.page, { limit: 1, after: first.next! }, one);
    const third = await service.ask(leaderboard.page, { limit: 1, after: second.next! }, one);
    expect([second, third].map(({ entries: [entry] }) => entry?.rank)).toEqual([2, 2]);
    expect(third.next).toBeNull();

    // Whoever leaves is off it at once, everywhere, and comes back.
    await service.ask(membership.save, { listed: false }, best);
    expect((await board(one)).entries.map(({ rank }) => rank)).toEqual([1, 1]);
    expect(await performance(best)).toMatchObject({ globalRank: null, unlisted: 'left' });
    const top = await service.ask(leaderboard.top, {}, one);
    expect(top.mostActive.map(({ entry }) => entry.name)).not.toContain(nameOf(best.userId));
    await service.ask(membership.save, { listed: true, alias: `Alias ${best.userId.slice(0, 8)}` }, best);
    expect((await board(one)).entries[0]).toMatchObject({
      name: `Alias ${best.userId.slice(0, 8)}`,
      rank: 1,
    });
  });

  it('counts a window from its first day on, and a week begins on Sunday', async () => {
    const actor = anActor();
    for (const days of [0, 0, 0, 40, 400])
      await service.announce(reportReady, aReport({ userId: actor.userId, at: daysAgo(days), overall: 5 }));
    await eventually(async () => expect((await performance(actor)).totalSessions).toBe(5));
    const [ever, month, week] = await Promise.all(
      (['all-time', 'monthly', 'weekly'] as const).map((period) => board(actor, period)),
    );
    // First Steps was earned 400 days ago.
    expect(ever?.you).toMatchObject({ points: 5 * 15 + 50, totalSessions: 5 });
    expect(month?.you).toMatchObject({ points: 45, totalSessions: 3 });
    expect(week?.you).toMatchObject({ points: 45, totalSessions: 3 });
    expect(new Date(`${week!.from!}T00:00:00Z`).getUTCDay()).toBe(0);
    expect(month!.from).toMatch(/-01$/);
  });

  it('counts five sessions of a day, and those with 30 seconds of speech', async () => {
    const actor = anActor();
    const at = daysAgo(1);
    for (const overall of [1, 2, 3, 4, 5, 6, 7])
      await service.announce(reportReady, aReport({ userId: actor.userId, at, overall }));
    await service.announce(reportReady, aReport({ userId: actor.userId, at, overall: 9, speechSeconds: 29 }));
    await eventually(async () =>
      expect(
        await service.query(`select sessions, counted from member where user_id = $1`, [actor.userId]),
      ).toEqual([{ sessions: 8, counted: 7 }]),
    );
    // The five best: 3 + 4 + 5 + 6 + 7, and First Steps.
    expect(await performance(actor)).toMatchObject({ points: 50 + 25 + 50, streak: 1, totalSessions: 7 });
  });

  it('does not list who has too little speech, and does not say that there are sessions enough', async () => {
    const actor = anActor();
    for (const days of [0, 1, 2])
      await service.announce(
        reportReady,
        aReport({ userId: actor.userId, at: daysAgo(days), speechSeconds: days === 0 ? 40 : 20 }),
      );
    await eventually(async () =>
      expect(
        await service.query(`select sessions, counted from member where user_id = $1`, [actor.userId]),
      ).toEqual([{ sessions: 3, counted: 1 }]),
    );
    expect(await performance(actor)).toMatchObject({ unlisted: 'too-few-sessions', totalSessions: 1 });
  });

  it('lists nobody with nothing in a window', async () => {
    const actor = anActor();
    const { userId } = actor;
    const reports = [0, 100, 101, 102].map((days) => aReport({ userId, at: daysAgo(days), overall: 6 }));
    for (const report of reports) await service.announce(reportReady, report);
    await eventually(async () => expect((await board(actor, 'weekly')).you).toMatchObject({ points: 16 }));
    await service.announce(sessionDeleted, { sessionId: reports[0]!.sessionId, userId, fileKeys: [] });
    await eventually(async () => expect((await performance(actor)).totalSessions).toBe(3));
    const { entries, total, you } = await board(actor, 'weekly');
    expect(you).toBeNull();
    expect(total).toBe(entries.length);
    expect(entries.filter(({ isYou }) => isYou)).toEqual([]);
  });

  it('follows a score that is revised, a take that is recorded anew, and a session that is deleted', async () => {
    const actor = await practiced([6, 6, 6]);
    const { userId } = actor;
    const report = aReport({ userId, at: daysAgo(2), overall: 4 });
    await service.announce(reportReady, report);
    await eventually(async () => expect((await performance(actor)).points).toBe(48 + 14 + 50));
    await service.announce(reportRevised, { ...report, overallScore: 8 });
    await eventually(async () => expect((await performance(actor)).points).toBe(48 + 18 + 50));
    const { sessionId } = report;
    await service.announce(reportReady, aReport({ userId, sessionId, at: daysAgo(1), overall: 9 }));
    await eventually(async () => expect((await performance(actor)).points).toBe(48 + 19 + 50));
    // An older take that is told late changes nothing.
    await service.announce(reportRevised, { ...report, overallScore: 2 });
    await service.announce(sessionDeleted, { sessionId, userId, fileKeys: [] });
    await eventually(async () => expect((await performance(actor)).points).toBe(48 + 50));
    // Nor does one of a session that is gone.
    await service.announce(reportRevised, { ...report, overallScore: 10 });
    await practiced([5], actor).catch(() => undefined);
    expect(await performance(actor)).toMatchObject({ totalSessions: 4, points: 48 + 15 + 50 });
  });

  it('counts days where the member is', async () => {
    const actor = anActor();
    const { userId } = actor;
    // 23:30 and 00:30 in New York: two days there, one in Los Angeles.
    const [late, early] = ['2026-03-04T04:30:00Z', '2026-03-04T05:30:00Z'];
    for (const at of [late, early]) await service.announce(reportReady, aReport({ userId, at }));
    await eventually(async () => expect(await performance(actor)).toMatchObject({ longestStreak: 2 }));
    await service.announce(timeZoneChanged, { userId, timeZone: 'America/Los_Angeles' });
    await eventually(async () => expect(await performance(actor)).toMatchObject({ longestStreak: 1 }));
    expect(
      await service.query(`select day::text, sessions from day_points where user_id = $1`, [userId]),
    ).toEqual([{ day: '2026-03-03', sessions: 2 }]);
  });

  it('keeps a streak by a retake, which earns no points', async () => {
    const actor = await practiced([6]);
    const { userId } = actor;
    const { points } = await performance(actor);
    const retake = (days: number, speechSeconds: number) =>
      service.announce(retakeEnded, {
        takeId: randomUUID(),
        sessionId: randomUUID(),
        userId,
        speechSeconds,
        measuredAt: daysAgo(days).toISOString(),
      });
    await retake(1, 31);
    await retake(2, 12);
    await eventually(async () => expect(await performance(actor)).toMatchObject({ streak: 2, points }));
  });
});
