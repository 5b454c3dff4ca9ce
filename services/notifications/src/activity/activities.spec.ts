import { describe, expect, it } from '@jest/globals';
import { reportReady } from '@lectern/contracts/analysis';
import { machineDraftReady, scriptGenerated } from '@lectern/contracts/content-facts';
import { userConfirmed, userDeleted } from '@lectern/contracts/identity';
import { ActionUrl, notifications } from '@lectern/contracts/notifications';
import { practiceCompleted, practiceDue, practiceUnscheduled } from '@lectern/contracts/schedule';
import {
  recordingSubmitted,
  sessionCompleted,
  sessionCreated,
  sessionDeleted,
} from '@lectern/contracts/session-facts';
import { anActor } from '@lectern/testing/actors';
import { testService } from '@lectern/testing/test-service';
import { randomUUID } from 'node:crypto';
import { aDuePractice, aReport } from '../notifications.fixtures.js';
import { notificationsService } from '../service.js';

const service = testService(notificationsService);

interface Row {
  activity_type: string;
  activity_data: Record<string, unknown>;
  triggered_notifications: string[];
}
const activitiesOf = (userId: string) =>
  service.query<Row>(`select * from activity where user_id = $1 order by "timestamp"`, [userId]);

/** Every order of three or fewer. */
const orders = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));

describe('facts', () => {
  it('greets a new attorney with a notification, which the activity names', async () => {
    const attorney = anActor();
    await service.announce(userConfirmed, { userId: attorney.userId, name: 'Ada Moss' });
    const list = await service.ask(notifications.list, {}, attorney);
    expect(list.map(({ type }) => type)).toEqual(['system']);
    for (const { actionUrl } of list) expect(ActionUrl.safeParse(actionUrl).success).toBe(true);
    const [activity] = await activitiesOf(attorney.userId);
    expect(activity?.triggered_notifications.sort()).toEqual(list.map(({ id }) => id).sort());
  });

  it('keeps every step of a session as an activity, and tells of the report and the script', async () => {
    const { userId } = anActor();
    const { sessionId, analysisId, title } = aReport(userId);
    const report = { ...aReport(userId), sessionId, analysisId };
    const about = { sessionId, userId, title, scenarioType: null };
    await service.announce(sessionCreated, about);
    await service.announce(scriptGenerated, { userId, sessionId, scenario: 'opening-statement' });
    await service.announce(recordingSubmitted, { ...about, analysisId, fileKey: 'k', discardAudio: false });
    await service.announce(sessionCompleted, { sessionId, userId });
    await service.announce(reportReady, report);
    expect((await activitiesOf(userId)).map((row) => row.activity_type)).toEqual([
      'session-created',
      'script-generated',
      'recording-submitted',
      'session-completed',
      'report-ready',
    ]);
    const list = await service.ask(notifications.list, {}, { userId });
    expect(list.map((one) => one.title)).toEqual(['Analysis complete', 'Script ready']);
  });
});

it.each([
  ['closing-argument', 'closing-argument'],
  ['quick-practice', '-1'],
] as const)(
  'a draft by the model leads to where its script of %s is written',
  async (scenario, inAddress) => {
    const { userId } = anActor();
    const { sessionId } = aReport(userId);
    await service.announce(machineDraftReady, { userId, sessionId, scenario, caseName: 'Moss' });
    expect(await service.ask(notifications.list, {}, { userId })).toMatchObject([
      { title: 'Draft ready', actionUrl: `/practice?scenario=${inAddress}&session=${sessionId}` },
    ]);
  },
);

describe('a title with what no database holds', () => {
  it('is told and kept without it', async () => {
    const { userId } = anActor();
    await service.announce(reportReady, { ...aReport(userId), title: 'Half \ud83d and\u0000 nothing' });
    const [told] = await service.ask(notifications.list, {}, { userId });
    expect(told?.content).toMatchObject({ code: 'analysis-complete', title: 'Half \ufffd and  nothing' });
    expect((await activitiesOf(userId)).map((row) => row.activity_data['title'])).toEqual([
      'Half \ufffd and  nothing',
    ]);
  });
});

describe('facts in any order, each delivered three times', () => {
  it('leaves no notification and no title of a deleted session', async () => {
    const { sessionId } = aReport('');
    for (const order of orders([0, 1, 2])) {
      const { userId } = anActor();
      const ids = [randomUUID(), randomUUID(), randomUUID()];
      const deliver = [
        () =>
          service.announce(sessionCreated, { sessionId, userId, title: 'Moss', scenarioType: null }, ids[0]),
        () => service.announce(reportReady, { ...aReport(userId), sessionId }, ids[1]),
        () => service.announce(sessionDeleted, { sessionId, userId, fileKeys: [] }, ids[2]),
      ];
      for (let times = 0; times < 3; times++) for (const i of order) await deliver[i]!();
      const activities = await activitiesOf(userId);
      expect(activities).toHaveLength(3);
      expect(JSON.stringify(activities)).not.toMatch(/Moss/);
      expect(await service.query(`select 1 from notification where user_id = $1`, [userId])).toEqual([]);
    }
  });

  it.each([
    ['completed: in the archive', practiceCompleted, 1],
    ['deleted: gone', practiceUnscheduled, 0],
  ])('reminds of no practice that is %s', async (_what, fact, archived) => {
    for (const order of orders([0, 1])) {
      const { userId } = anActor();
      const { practiceId, title, ...due } = aDuePractice(userId);
      const deliver = [
        () => service.announce(practiceDue, { ...due, practiceId, title }),
        () => service.announce(fact, { practiceId, userId, title }),
      ];
      for (const i of order) await deliver[i]!();
      expect(await service.ask(notifications.list, {}, { userId })).toEqual([]);
      const page = await service.ask(notifications.page, { archived: 'true' }, { userId });
      expect(page.notifications).toHaveLength(archived);
    }
  });

  it('brings nothing back of a deleted account', async () => {
    const { userId } = anActor();
    await service.announce(reportReady, aReport(userId));
    await service.announce(userDeleted, { userId });
    await service.announce(reportReady, aReport(userId));
    expect(await activitiesOf(userId)).toEqual([]);
    expect(await service.ask(notifications.list, {}, { userId })).toEqual([]);
  });
});
