import { describe, expect, it } from '@jest/globals';
import { analysisFailed, reportReady } from '@lectern/contracts/analysis';
import { notificationCreated, notifications, notificationsChanged } from '@lectern/contracts/notifications';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { randomUUID } from 'node:crypto';
import { aReport } from '../notifications.fixtures.js';
import { notificationsService } from '../service.js';

const service = testService(notificationsService);

describe('on report ready', () => {
  it('notifies once, however often the fact is delivered, and says so to the browser', async () => {
    const attorney = anActor();
    const report = aReport(attorney.userId);
    const id = randomUUID();
    for (let i = 0; i < 3; i++) await service.announce(reportReady, report, id);
    const list = await service.ask(notifications.list, {}, attorney);
    expect(list).toEqual([
      expect.objectContaining({
        title: 'Analysis complete',
        message: 'The analysis of "Moss v. Hale" is ready: 7.4 out of 10.',
        actionUrl: `/sessions/${report.sessionId}`,
        isRead: false,
        priority: 'normal',
        category: 'analysis',
      }),
    ]);
    await eventually(async () =>
      expect(await service.published(notificationCreated)).toContainEqual({
        userId: attorney.userId,
        notificationId: list[0]?.id,
      }),
    );
  });

  it('keeps a code and what fills it, no sentence; a row from before there were codes stays readable', async () => {
    const attorney = anActor();
    const { userId } = attorney;
    await service.announce(reportReady, aReport(userId));
    const stored = () =>
      service.query(`select content, title, message from notification where user_id = $1`, [userId]);
    const content = { code: 'analysis-complete', title: 'Moss v. Hale', score: 7.42 };
    expect(await stored()).toEqual([{ content, title: '', message: '' }]);
    expect(await service.ask(notifications.list, {}, attorney)).toMatchObject([{ content }]);

    const old = { title: 'Script ready', message: 'Your practice script is kept with its session.' };
    await service.query(
      `update notification set content = null, title = $2, message = $3 where user_id = $1`,
      [userId, old.title, old.message],
    );
    expect(await service.ask(notifications.list, {}, attorney)).toMatchObject([{ ...old, content: null }]);
    // A row of a later version, read by this one.
    await service.query(`update notification set content = '{"code":"of-tomorrow"}' where user_id = $1`, [
      userId,
    ]);
    expect(await service.ask(notifications.list, {}, attorney)).toMatchObject([{ ...old, content: null }]);
  });

  it('gives the reason when an analysis failed', async () => {
    const attorney = anActor();
    await service.announce(analysisFailed, { ...aReport(attorney.userId), reason: 'No speech was found.' });
    const [notice] = await service.ask(notifications.list, {}, attorney);
    expect(notice?.message).toBe('"Moss v. Hale" could not be analyzed. No speech was found.');
  });
});

describe('reading, archiving and deleting', () => {
  it('marks one, then all, archives and deletes, and tells the other browsers', async () => {
    const attorney = anActor();
    for (let i = 0; i < 3; i++) await service.announce(reportReady, aReport(attorney.userId));
    const [first, second] = await service.ask(notifications.list, {}, attorney);
    const notificationId = first!.id;
    const read = await service.ask(notifications.markRead, { notificationId }, attorney);
    expect(read.isRead).toBe(true);
    expect(await service.ask(notifications.markRead, { notificationId }, attorney)).toEqual(read);
    expect(await service.ask(notifications.markAllRead, {}, attorney)).toEqual({ marked: 2 });
    await service.ask(notifications.archive, { notificationId: second!.id }, attorney);
    await service.ask(notifications.delete, { notificationId }, attorney);
    expect(await service.ask(notifications.list, {}, attorney)).toHaveLength(1);
    const archive = await service.ask(notifications.page, { archived: 'true' }, attorney);
    expect(archive.notifications.map(({ id }) => id)).toEqual([second!.id]);
    await eventually(async () =>
      expect(
        (await service.published(notificationsChanged)).filter(({ userId }) => userId === attorney.userId),
      ).toHaveLength(4),
    );
  });

  it.each([
    ['mark read', notifications.markRead],
    ['archive', notifications.archive],
    ['delete', notifications.delete],
  ])("%s does not admit that another attorney's notification exists", async (_verb, operation) => {
    const owner = anActor();
    await service.announce(reportReady, aReport(owner.userId));
    const [mine] = await service.ask(notifications.list, {}, owner);
    const attempt = service.ask(operation, { notificationId: mine!.id }, anActor());
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    expect(await service.ask(notifications.list, {}, owner)).toEqual([mine]);
  });

  it('lists nothing that has expired, and counts it nowhere', async () => {
    const attorney = anActor();
    for (let i = 0; i < 2; i++) await service.announce(reportReady, aReport(attorney.userId));
    const [expired, kept] = await service.ask(notifications.list, {}, attorney);
    await service.query(`update notification set expires_at = clock_timestamp() where id = $1`, [
      expired!.id,
    ]);
    expect(await service.ask(notifications.list, {}, attorney)).toEqual([kept]);
    expect(await service.ask(notifications.page, {}, attorney)).toMatchObject({
      notifications: [kept],
      unread: 1,
    });
    expect((await service.ask(notifications.missed, { since: '0' }, attorney)).notifications).toEqual([kept]);
    expect(await service.ask(notifications.markAllRead, {}, attorney)).toEqual({ marked: 1 });
  });

  it('puts away what was read or has expired long ago', async () => {
    const attorney = anActor();
    for (let i = 0; i < 2; i++) await service.announce(reportReady, aReport(attorney.userId));
    const [read, expired] = await service.ask(notifications.list, {}, attorney);
    await service.query(
      `update notification set is_read = true, read_at = now() - interval '91 days' where id = $1`,
      [read!.id],
    );
    await service.query(`update notification set expires_at = now() - interval '31 days' where id = $1`, [
      expired!.id,
    ]);
    await service.running.housekeeping.tidy();
    expect(
      await service.query(`select id, is_archived from notification where user_id = $1`, [attorney.userId]),
    ).toEqual([{ id: read!.id, is_archived: true }]);
  });
});

describe('pages and gaps', () => {
  it('pages through everything, newest first, each once, while more arrives', async () => {
    const attorney = anActor();
    for (let i = 0; i < 7; i++) await service.announce(reportReady, aReport(attorney.userId));
    const all = (await service.ask(notifications.list, {}, attorney)).map(({ id }) => id);
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await service.ask(notifications.page, { before, limit: 3 }, attorney);
      seen.push(...page.notifications.map(({ id }) => id));
      before = page.next ?? undefined;
      await service.announce(reportReady, aReport(attorney.userId));
    } while (before !== undefined);
    expect(seen).toEqual(all);
  });

  it('filters by what is unread and by type', async () => {
    const attorney = anActor();
    await service.announce(reportReady, aReport(attorney.userId));
    await service.ask(notifications.markAllRead, {}, attorney);
    await service.announce(reportReady, aReport(attorney.userId));
    const page = (filter: 'unread' | 'session' | 'reminder') =>
      service.ask(notifications.page, { filter }, attorney);
    expect((await page('unread')).notifications).toHaveLength(1);
    expect((await page('session')).notifications).toHaveLength(2);
    expect((await page('reminder')).notifications).toHaveLength(0);
  });

  it('gives what was missed once and in order, though many arrive at the same time', async () => {
    const attorney = anActor();
    const burst = Array.from({ length: 60 }, () => service.announce(reportReady, aReport(attorney.userId)));
    const seen: string[] = [];
    let since = '0';
    const catchUp = async (): Promise<void> => {
      for (;;) {
        const gap = await service.ask(notifications.missed, { since, limit: 7 }, attorney);
        seen.push(...gap.notifications.map(({ cursor }) => cursor));
        since = gap.cursor;
        if (!gap.more) return;
      }
    };
    const arriving = Promise.all(burst);
    while (seen.length < 60) await catchUp();
    await arriving;
    await catchUp();
    expect(seen).toEqual(Array.from({ length: 60 }, (_, i) => String(i + 1)));
  });

  it.each([{ since: '-1' }, { since: 'x' }, { since: "1' or 1=1" }])(
    'refuses %j as a place',
    async (input) => {
      await expect(service.ask(notifications.missed, input, anActor())).rejects.toMatchObject({
        code: 'invalid_input',
      });
    },
  );
});
