import { describe, expect, it } from '@jest/globals';
import { analysisFailed, reportReady } from '@lectern/contracts/analysis';
import { notificationCreated, notifications } from '@lectern/contracts/notifications';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { randomUUID } from 'node:crypto';
import { notificationsService } from '../service.js';

const service = testService(notificationsService);

const aReport = (userId: string) => ({
  analysisId: randomUUID(),
  sessionId: randomUUID(),
  userId,
  title: 'Moss v. Hale',
  durationSeconds: 60,
  overallScore: 7.42,
  confidenceScore: 8,
  audioDiscarded: false,
});

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
      }),
    ]);
    await eventually(async () =>
      expect(await service.published(notificationCreated)).toContainEqual({
        userId: attorney.userId,
        notificationId: list[0]?.id,
      }),
    );
  });

  it('gives the reason when an analysis failed', async () => {
    const attorney = anActor();
    await service.announce(analysisFailed, { ...aReport(attorney.userId), reason: 'No speech was found.' });
    const [notice] = await service.ask(notifications.list, {}, attorney);
    expect(notice?.message).toBe('"Moss v. Hale" could not be analyzed. No speech was found.');
  });
});

describe('reading and deleting', () => {
  it('marks one, then all, and deletes', async () => {
    const attorney = anActor();
    for (let i = 0; i < 3; i++) await service.announce(reportReady, aReport(attorney.userId));
    const [first] = await service.ask(notifications.list, {}, attorney);
    const notificationId = first!.id;
    expect(await service.ask(notifications.markRead, { notificationId }, attorney)).toMatchObject({
      isRead: true,
    });
    expect(await service.ask(notifications.markAllRead, {}, attorney)).toEqual({ marked: 2 });
    await service.ask(notifications.delete, { notificationId }, attorney);
    expect(await service.ask(notifications.list, {}, attorney)).toHaveLength(2);
  });

  it.each([
    ['mark read', notifications.markRead],
    ['delete', notifications.delete],
  ])("%s does not admit that another attorney's notification exists", async (_verb, operation) => {
    const owner = anActor();
    await service.announce(reportReady, aReport(owner.userId));
    const [mine] = await service.ask(notifications.list, {}, owner);
    const attempt = service.ask(operation, { notificationId: mine!.id }, anActor());
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    expect(await service.ask(notifications.list, {}, owner)).toEqual([mine]);
  });
});
