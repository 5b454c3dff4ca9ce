import { describe, expect, it } from '@jest/globals';
import { reportReady } from '@lectern/contracts/analysis';
import { postChanged } from '@lectern/contracts/community-facts';
import { comments, community } from '@lectern/contracts/community';
import { communityCommand } from '@lectern/platform/operator/community-command';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { aPostText, aReport, daysAgo, STANDS } from './community.fixtures.js';
import { communityService } from './service.js';

const service = testService(communityService, { stands: STANDS });

async function lectern(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const { url } = service.running.database.source.options as { url: string };
  const lines: string[] = [];
  const code = await communityCommand(url, args, (line) => lines.push(line));
  return { code, lines };
}

describe('lectern community', () => {
  it('lists what was reported, and removes a comment and a post', async () => {
    const [author, reader] = [anActor(), anActor()];
    const { id: postId } = await service.ask(community.create, aPostText, author);
    const { id: commentId } = await service.ask(
      comments.create,
      { postId, content: 'Names a client.' },
      author,
    );
    await service.ask(community.report, { postId, commentId, reason: 'confidential', note: 'Mine.' }, reader);
    const { lines } = await lectern('reports');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        id: commentId,
        kind: 'comment',
        reports: 1,
        reasons: ['confidential'],
        notes: ['Mine.'],
        text: 'Names a client.',
      },
    ]);
    expect(await lectern('remove', commentId)).toMatchObject({ code: 0 });
    expect(await service.ask(community.get, { postId }, reader)).toMatchObject({ comments: 0 });
    expect(await lectern('remove', postId)).toMatchObject({ code: 0 });
    expect(await lectern('remove', postId)).toMatchObject({ code: 1 });
    await expect(service.ask(community.get, { postId }, reader)).rejects.toMatchObject({ code: 'not_found' });
    await eventually(async () =>
      expect(await service.published(postChanged)).toContainEqual({ postId, userId: 'operator' }),
    );
  });

  it('counts everything anew, with the same result', async () => {
    const { userId } = anActor();
    for (let at = 0; at < 8; at += 1)
      await service.announce(reportReady, aReport({ userId, at: daysAgo(at), overall: 8 }));
    const rows = async () => ({
      member: await service.query(
        `select sessions, counted, streak_days, longest_streak, achievements, settle_at from member where user_id = $1`,
        [userId],
      ),
      standings: await service.query(
        `select period, starts, points, sessions, scored, score_sum::float8 from standing order by period, starts`,
      ),
      earned: await service.query(`select * from achievement where user_id = $1 order by achievement_id`, [
        userId,
      ]),
    });
    await eventually(async () =>
      expect((await rows()).member).toMatchObject([{ sessions: 8, achievements: 2 }]),
    );
    const before = await rows();
    await service.query(`update standing set points = 0`);
    await service.query(`update member set sessions = 0, achievements = 0, longest_streak = 0`);
    expect(await lectern('recount')).toMatchObject({
      code: 0,
      lines: [expect.stringMatching(/counted anew/)],
    });
    await eventually(async () => expect(await rows()).toEqual(before), 30_000);
  }, 60_000);

  it('says how it is used', async () => {
    for (const args of [[], ['remove'], ['reports', 'x'], ['toString']])
      expect(await lectern(...args)).toMatchObject({ code: 2, lines: [expect.stringContaining('Usage')] });
  });
});
