import { describe, expect, it } from '@jest/globals';
import { reportReady } from '@lectern/contracts/analysis';
import { notificationPreferences } from '@lectern/contracts/notifications';
import { progress } from '@lectern/contracts/progress';
import { addDays } from '@lectern/contracts/time-zone';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { addressOf, aReport, identityStandIn } from '../notifications.fixtures.js';
import { notificationsService } from '../service.js';

const practiced = new Set<string>();
const asked: { userId: string; timeZone: string; week: string }[] = [];
const averages = {
  averageScore: 8.1,
  previousAverageScore: null,
  averageDelivery: null,
  previousAverageDelivery: null,
};
/** Sessions, which counts the week. */
const sessionsStandIn = standIn(progress.week, (input) => {
  asked.push(input);
  const sessions = practiced.has(input.userId) ? 1 : 0;
  return { sessions, practiceMinutes: sessions, ...averages };
});
const service = testService(notificationsService, { stands: [identityStandIn, sessionsStandIn] });
const loud = { quietHoursStart: '00:00', quietHoursEnd: '00:00' };

interface Run {
  id: string;
  state: string;
  run_at: Date;
  payload: { week: string };
  result: { outcome: string } | null;
}
const runsOf = (userId: string) =>
  service.query<Run>(
    `select * from job_run where job = 'notifications.send-weekly-report' and payload->>'userId' = $1`,
    [userId],
  );
/** As if the week had passed: the queued report is for this week. */
async function passAWeek(userId: string): Promise<Run> {
  const [run] = (await runsOf(userId)).filter(({ state }) => state === 'queued');
  await service.query(
    `update job_run set run_at = now(), heartbeat_at = now() - interval '1 minute',
       payload = jsonb_set(payload, '{week}', to_jsonb(to_char(($2::date - 7), 'YYYY-MM-DD'))) where id = $1`,
    [run!.id, run!.payload.week],
  );
  return run!;
}
const outcomeOf = (userId: string, id: string) =>
  eventually(async () => {
    const run = (await service.query<Run>(`select * from job_run where id = $1`, [id]))[0];
    expect(run?.state).toBe('completed');
    return run?.result?.outcome;
  }, 20_000);
const lettersTo = (userId: string) => service.letters.filter(({ to }) => to === addressOf(userId));

describe('the weekly report', () => {
  it('is queued once for each user, for Monday at eight', async () => {
    const { userId } = anActor();
    for (let i = 0; i < 3; i++) await service.announce(reportReady, aReport(userId));
    const runs = await runsOf(userId);
    expect(runs).toHaveLength(1);
    expect(runs[0]!.run_at.getTime()).toBeGreaterThan(Date.now());
    expect(new Date(runs[0]!.payload.week).getUTCDay()).toBe(1);
  });

  it('tells the figures of the week, and queues the next one', async () => {
    const { userId } = anActor();
    await service.ask(notificationPreferences.save, loud, { userId });
    practiced.add(userId);
    const { id, payload } = await passAWeek(userId);
    expect(await outcomeOf(userId, id)).toBe('sent');
    expect(lettersTo(userId)).toHaveLength(1);
    expect(lettersTo(userId)[0]!.text).toContain(
      'Last week, from Sunday to Saturday, you practiced in 1 session, 1 minute in all.\n\nYour average score was 8.1 out of 10.',
    );
    // The run was for next Monday, and is for this one: about the week from the Sunday eight days before it.
    const week = addDays(payload.week, -15);
    expect(lettersTo(userId)[0]!.text).toContain(`/progress?period=week&end=${week}`);
    expect(asked).toContainEqual({ userId, timeZone: 'America/New_York', week });
    expect((await runsOf(userId)).filter(({ state }) => state === 'queued')).toHaveLength(1);
  }, 40_000);

  it('is not sent without practice or against the user’s wish, and goes on', async () => {
    const idle = anActor().userId;
    await service.ask(notificationPreferences.save, loud, { userId: idle });
    const unwilling = anActor().userId;
    await service.ask(notificationPreferences.save, { ...loud, weeklyReports: false }, { userId: unwilling });
    practiced.add(unwilling);
    const [first, second] = [await passAWeek(idle), await passAWeek(unwilling)];
    expect(await outcomeOf(idle, first.id)).toBe('nothing-to-report');
    expect(await outcomeOf(unwilling, second.id)).toBe('not-wanted');
    expect([...lettersTo(idle), ...lettersTo(unwilling)]).toEqual([]);
    for (const userId of [idle, unwilling])
      expect((await runsOf(userId)).filter(({ state }) => state === 'queued')).toHaveLength(1);
  }, 60_000);
});
