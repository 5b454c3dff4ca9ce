import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { reportReady, reportRevised } from '@lectern/contracts/analysis';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { aReport, daysAgo, STANDS } from '../community.fixtures.js';
import { communityService } from '../service.js';

const service = testService(communityService, { stands: STANDS });

describe('the read model', () => {
  const rows = async (userId: string) => ({
    standings: await service.query(
      `select period, starts::text, standing.points, standing.sessions, round(score_sum, 4) as score_sum, scored, standing.ranked
       from standing join member on member.id = member_id where user_id = $1 order by period, starts`,
      [userId],
    ),
    member: await service.query(
      `select sessions, counted, round(improvement, 6) as improvement, streak_days, streak_until::text, longest_streak,
         achievements from member where user_id = $1`,
      [userId],
    ),
    achievements: await service.query(
      `select achievement_id, points, earned_at, day::text from achievement where user_id = $1 order by 1`,
      [userId],
    ),
  });

  /** As if the minute had passed in which nothing more is told again. */
  async function settle(userId: string): Promise<void> {
    await service.query(`update member set settle_at = now() where user_id = $1`, [userId]);
    await service.query(
      `update job_run set run_at = now(), heartbeat_at = now() - interval '1 minute'
      where job = 'community.settle-awards' and payload->>'userId' = $1`,
      [userId],
    );
  }

  it('is the same from facts in any order, repeated, and in parallel', async () => {
    const [one, two] = [anActor(), anActor()];
    const given = Array.from({ length: 24 }, (_, at) => ({
      at: daysAgo(Math.floor(at * 0.8)),
      overall: 6 + (at % 5),
      confidence: 9,
      sessionId: randomUUID(),
    }));
    for (const report of given)
      await service.announce(reportReady, aReport({ ...report, userId: one.userId }));
    const told = given
      .map((report) => aReport({ ...report, userId: two.userId, sessionId: randomUUID() }))
      .reverse();
    await Promise.all(
      told.flatMap((report) => {
        const id = randomUUID();
        return [
          service.announce(reportReady, report, id),
          service.announce(reportReady, report, id),
          service.announce(reportRevised, report),
        ];
      }),
    );
    await eventually(async () => {
      const [first, second] = [await rows(one.userId), await rows(two.userId)];
      expect(first.member).toMatchObject([{ sessions: 24, achievements: expect.any(Number) }]);
      expect(second).toEqual(first);
    });
  });

  it('ranks a delivery with no overall score: ten points, and nothing that asks for one', async () => {
    const { userId } = anActor();
    const day = (days: number) => ({ userId, at: daysAgo(days), overall: 8.6 });
    await service.announce(reportReady, { ...aReport(day(2)), scoreBasis: 'voice' });
    await service.announce(reportReady, { ...aReport(day(1)), scoreBasis: 'all' });
    await eventually(async () => {
      const { standings, member } = await rows(userId);
      expect(member).toMatchObject([{ sessions: 2, improvement: null }]);
      expect(standings).toContainEqual(
        expect.objectContaining({ period: 'all-time', sessions: 2, scored: 1, score_sum: '8.6000' }),
      );
    });
  });

  it('is built from nothing by reports that are told again, with the same rows', async () => {
    const { userId } = anActor();
    const told = Array.from({ length: 24 }, (_, at) =>
      aReport({ userId, at: daysAgo(Math.floor(at * 0.8)), overall: 6 + (at % 5), confidence: 9 }),
    );
    for (const report of told) await service.announce(reportReady, report);
    const counted = async (sessions: number) =>
      expect((await rows(userId)).member).toMatchObject([{ sessions }]);
    await eventually(() => counted(24));
    const before = await rows(userId);
    expect(before.achievements).not.toEqual([]);
    // Days, results and what is earned hang on the account; standings go with the member.
    for (const table of ['result', 'practice', 'day_points', 'achievement', 'member'])
      await service.query(`delete from ${table} where user_id = $1`, [userId]);
    for (const report of told.toReversed())
      await service.announce(reportRevised, { ...report, rescored: true });
    await eventually(() => counted(24));
    await settle(userId);
    await eventually(async () => expect(await rows(userId)).toEqual(before));
  }, 60_000);

  it('awards nothing on a part of a history that is told again, and all of it at the end', async () => {
    const { userId } = anActor();
    // Five without fillers first: in the whole nothing is 75 % fewer.
    const told = [0, 0, 0, 0, 0, 8, ...Array.from({ length: 14 }, () => 1)].map((fillers, at) =>
      aReport({ userId, at: daysAgo(40 - at), result: { fillers } }),
    );
    for (const report of told.slice(5)) await service.announce(reportRevised, { ...report, rescored: true });
    for (const report of told.slice(0, 5))
      await service.announce(reportRevised, { ...report, rescored: true });
    const held = () =>
      service.query<{ id: string }>(`select achievement_id as id from achievement where user_id = $1`, [
        userId,
      ]);
    await eventually(async () =>
      expect(await service.query(`select sessions from member where user_id = $1`, [userId])).toEqual([
        { sessions: 20 },
      ]),
    );
    expect(await held()).toEqual([]);
    await settle(userId);
    await eventually(async () =>
      expect((await held()).map(({ id }) => id).sort()).toEqual(['first-steps', 'streak-warrior']),
    );
  }, 60_000);
});
