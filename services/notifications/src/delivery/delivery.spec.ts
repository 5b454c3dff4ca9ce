import { describe, expect, it } from '@jest/globals';
import { goalDeadlineNear } from '@lectern/contracts/goals';
import { notificationPreferences, notifications, push } from '@lectern/contracts/notifications';
import { strategyCompleted } from '@lectern/contracts/content-facts';
import { achievementEarned, postCommented } from '@lectern/contracts/community-facts';
import { addMinutes, localTime } from '@lectern/contracts/time-zone';
import { practiceDue } from '@lectern/contracts/schedule';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { randomUUID } from 'node:crypto';
import { aBrowserKey, addressOf, aDuePractice, identityStandIn } from '../notifications.fixtures.js';
import { notificationsService } from '../service.js';

const service = testService(notificationsService, { stands: [identityStandIn] });

/** Quiet hours around this moment, or as far from it as can be. */
const quiet = (isNow: boolean) => {
  const timeZone = 'America/New_York';
  const clock = (minutes: number) => localTime(addMinutes(new Date(), minutes), timeZone).time;
  return isNow
    ? { timeZone, quietHoursStart: clock(-60), quietHoursEnd: clock(5) }
    : { timeZone, quietHoursStart: clock(700), quietHoursEnd: clock(760) };
};
const lettersTo = (userId: string) => service.letters.filter(({ to }) => to === addressOf(userId));
/** The waiting is over. */
const makeDue = (runId: string) =>
  service.query(
    `update job_run set run_at = now(), heartbeat_at = now() - interval '1 minute' where id = $1`,
    [runId],
  );
const runsFor = (notificationId: string) =>
  service.query<{ id: string; state: string; run_at: Date | null }>(
    `select * from job_run where payload->>'notificationId' = $1 order by created_at`,
    [notificationId],
  );
async function remind(userId: string): Promise<string> {
  await service.announce(practiceDue, aDuePractice(userId));
  const [notice] = await service.ask(notifications.list, {}, { userId });
  return notice!.id;
}

describe('preferences', () => {
  it('are the defaults until something is chosen; what is left out stays', async () => {
    const attorney = anActor();
    expect(await service.ask(notificationPreferences.get, {}, attorney)).toMatchObject({
      weeklyReports: true,
      quietHoursStart: '22:00',
      quietHoursEnd: '08:00',
      timeZone: 'America/New_York',
      updatedAt: null,
    });
    await service.ask(notificationPreferences.save, { murphyTips: false }, attorney);
    const saved = await service.ask(notificationPreferences.save, { timeZone: 'Europe/Paris' }, attorney);
    expect(saved).toMatchObject({ murphyTips: false, timeZone: 'Europe/Paris', weeklyReports: true });
    expect(await service.ask(notificationPreferences.get, {}, attorney)).toEqual(saved);
    expect((await service.ask(notificationPreferences.get, {}, anActor())).murphyTips).toBe(true);
  });

  it.each([{ quietHoursStart: '24:00' }, { timeZone: 'Mars/Olympus' }, { weeklyReports: 'yes' as never }])(
    'refuses %j',
    async (wrong) => {
      await expect(service.ask(notificationPreferences.save, wrong, anActor())).rejects.toMatchObject({
        code: 'invalid_input',
        details: { fields: [{ field: Object.keys(wrong)[0] }] },
      });
    },
  );
});

describe('a kind of message', () => {
  const id = randomUUID();
  const subscription = () => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: aBrowserKey(),
  });
  it.each([
    ['practiceReminders', practiceDue, (userId: string) => aDuePractice(userId)],
    [
      'achievementAlerts',
      achievementEarned,
      () => ({ achievementId: 'first', title: 'First Steps', points: 50 }),
    ],
    ['communityUpdates', postCommented, () => ({ postId: id, commentId: id, title: 'Moss', by: 'Ben' })],
    [
      'goalDeadlines',
      goalDeadlineNear,
      () => ({ goalId: id, title: 'Fewer fillers', deadline: '2026-12-01' }),
    ],
    ['murphyTips', strategyCompleted, () => ({ strategy: 'Power of the Pause', completed: 2 })],
  ] as const)(
    'leaves the app unless %s is off; the app lists it all the same',
    async (choice, fact, payloadOf) => {
      for (const isOn of [true, false]) {
        const { userId } = anActor();
        // Quiet: what is planned waits and can be counted.
        await service.ask(notificationPreferences.save, { ...quiet(true), [choice]: isOn }, { userId });
        await service.ask(push.subscribe, subscription(), { userId });
        await service.announce(fact as typeof postCommented, { ...payloadOf(userId), userId } as never);
        const [notice] = await service.ask(notifications.list, {}, { userId });
        const runs = await runsFor(notice!.id);
        if (isOn) expect(runs.length).toBeGreaterThan(0);
        else expect(runs).toEqual([]);
      }
    },
  );
});

describe('a reminder', () => {
  it('goes out by mail at once in the day, once', async () => {
    const { userId } = anActor();
    await service.ask(notificationPreferences.save, quiet(false), { userId });
    await remind(userId);
    const letter = await eventually(() => {
      expect(lettersTo(userId)).toHaveLength(1);
      return lettersTo(userId)[0]!;
    });
    expect(letter.subject).toBe('Time to practice');
    expect(letter.text).toContain('"Rehearse the opening" is planned for');
    expect(letter.html).toContain('&quot;Rehearse the opening&quot;');
  });

  it('is not mailed again when its worker died after the mail server had it', async () => {
    const { userId } = anActor();
    await service.ask(notificationPreferences.save, quiet(true), { userId });
    const notificationId = await remind(userId);
    const [run] = await runsFor(notificationId);
    await service.ask(notificationPreferences.save, quiet(false), { userId });
    const lookAgain = async (attempts: number): Promise<void> => {
      await service.query(
        `update job_run set state = 'queued', payload = $2, run_at = now(), heartbeat_at = now() - interval '1 minute',
           finished_at = null where id = $1`,
        [run!.id, JSON.stringify({ notificationId, switch: null, uselessAfter: null })],
      );
      await eventually(async () => {
        const [letter] = await service.query(
          `select l.attempts, j.state from letter l, job_run j where l.id = $1 and j.id = $2`,
          [notificationId, run!.id],
        );
        expect(letter).toEqual({ attempts, state: 'completed' });
      }, 20_000);
    };
    await lookAgain(1);
    await lookAgain(1);
    expect(lettersTo(userId)).toHaveLength(1);

    // What cannot be known: it died before it could note the server's word. Both letters are recognizably one.
    await service.query(`update letter set state = 'sending' where id = $1`, [notificationId]);
    await lookAgain(2);
    expect(lettersTo(userId).map(({ id }) => id)).toEqual([notificationId, notificationId]);
  }, 60_000);

  it('is listed in quiet hours, but its mail waits for their end', async () => {
    const { userId } = anActor();
    await service.ask(notificationPreferences.save, quiet(true), { userId });
    const [run] = await runsFor(await remind(userId));
    expect(run?.state).toBe('queued');
    const wait = run!.run_at!.getTime() - Date.now();
    expect(wait).toBeGreaterThan(3 * 60_000);
    expect(wait).toBeLessThanOrEqual(5 * 60_000);
    // The quiet hours end early, and with them the waiting.
    await service.ask(notificationPreferences.save, quiet(false), { userId });
    await makeDue(run!.id);
    await eventually(() => expect(lettersTo(userId)).toHaveLength(1), 20_000);
  }, 40_000);

  it('is not mailed when it was read in the meantime, or when mail was switched off', async () => {
    const { userId } = anActor();
    await service.ask(notificationPreferences.save, quiet(true), { userId });
    const notificationId = await remind(userId);
    const [run] = await runsFor(notificationId);
    await service.ask(notifications.markRead, { notificationId }, { userId });
    await makeDue(run!.id);
    await eventually(async () => {
      const [ended] = await service.query<{ result: unknown }>(`select result from job_run where id = $1`, [
        run!.id,
      ]);
      expect(ended?.result).toEqual({ outcome: 'not-wanted' });
    }, 20_000);
    await service.ask(
      notificationPreferences.save,
      { practiceReminders: false, ...quiet(false) },
      { userId },
    );
    expect(await runsFor(await remind(userId))).toEqual([]);
    expect(lettersTo(userId)).toEqual([]);
  }, 40_000);
});
