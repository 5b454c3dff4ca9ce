import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { setTimeout as delay } from 'node:timers/promises';
import { outcomeOf, submitRecording, submitRecordings, twice } from './analysis.js';
import { report } from './ledger.js';
import { testStack } from './stack.js';

const JOBS = 50;
const KILL_EVERY_MS = 5000;
const KILLS = 10;

const under = testStack();

describe('the analysis worker killed every five seconds', () => {
  it('completes every job, with one result and one notification each', async () => {
    const { stack } = under;
    const attorney = await stack.join();
    const sessionIds = await submitRecordings(stack, attorney, JOBS);

    const worker = stack.service('analysis');
    let kills = 0;
    for (; kills < KILLS; kills++) {
      await delay(KILL_EVERY_MS);
      await worker.restart();
    }
    const killedAt = Date.now();
    await eventually(async () => {
      const { stuck, notified } = await outcomeOf(stack, sessionIds);
      expect({ stuck, notified: notified.length }).toEqual({ stuck: 0, notified: JOBS });
    }, 420_000).catch(() => undefined);
    const { completed, failed, stuck, triedAgain, reports, notified } = await outcomeOf(stack, sessionIds);
    report(`${JOBS} analysis jobs, worker killed ${kills} times`, {
      completed,
      failed,
      stuck,
      'tried again': triedAgain,
      'reports lost': completed - new Set(reports).size,
      'reports duplicate': twice(reports),
      'notifications lost': JOBS - new Set(notified).size,
      'notifications duplicate': twice(notified),
      'done, seconds after the last kill': ((Date.now() - killedAt) / 1000).toFixed(0),
    });
    expect({ completed, failed, stuck }).toEqual({ completed: JOBS, failed: 0, stuck: 0 });
    expect([twice(reports), twice(notified)]).toEqual([[], []]);
    expect(new Set(notified).size).toBe(JOBS);
    // Else no worker was killed at its work, and the run has shown nothing.
    expect(triedAgain).toBeGreaterThan(0);
  }, 900_000);
});

describe('a job that ends its worker each time', () => {
  it('is given up after three tries, with a reason, while the others go on', async () => {
    const { stack } = under;
    const attorney = await stack.join();
    const poison = await submitRecording(stack, attorney, 'Poison');
    const others: string[] = [];
    const started = Date.now();
    const runOf = async () =>
      (
        await stack.query<{ state: string; attempt: number; error: { message: string } | null }>(
          `select state, attempt, error from analysis.job_run where id = $1`,
          [poison.jobId],
        )
      )[0];
    for (let attempt = 1; attempt <= 3; attempt++) {
      await eventually(
        async () => expect(await runOf()).toMatchObject({ state: 'running', attempt }),
        120_000,
      );
      await stack.service('analysis').restart();
      const beside = () => submitRecording(stack, attorney, `Beside ${attempt}`);
      others.push((await eventually(beside, 60_000)).sessionId);
    }
    await eventually(async () => expect((await runOf())?.state).toBe('failed'), 180_000).catch(
      () => undefined,
    );
    await eventually(async () => {
      expect((await outcomeOf(stack, others)).stuck).toBe(0);
      expect((await outcomeOf(stack, [poison.sessionId])).notified).toHaveLength(1);
    }, 60_000).catch(() => undefined);
    const run = await runOf();
    const poisoned = await outcomeOf(stack, [poison.sessionId]);
    const beside = await outcomeOf(stack, others);
    report('a job that kills its worker', {
      state: run?.state,
      reason: run?.error?.message,
      notifications: poisoned.notified,
      'others completed': `${beside.completed} of ${others.length}`,
      seconds: ((Date.now() - started) / 1000).toFixed(0),
    });
    expect(run).toMatchObject({ state: 'failed', error: { message: expect.stringMatching(/\S/) } });
    expect({ failed: poisoned.failed, told: poisoned.notified.length }).toEqual({ failed: 1, told: 1 });
    expect(beside.completed).toBe(others.length);
  }, 600_000);
});
