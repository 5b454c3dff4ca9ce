import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { setTimeout as delay } from 'node:timers/promises';
import { outcomeOf, submitRecording, twice } from './analysis.js';
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
    const sessionIds: string[] = [];
    for (let i = 0; i < JOBS; i++)
      sessionIds.push((await submitRecording(attorney, `Killed ${i}`)).sessionId);

    const worker = stack.process('analysis');
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
    const { completed, failed, stuck, reports, notified } = await outcomeOf(stack, sessionIds);
    report(`${JOBS} analysis jobs, worker killed ${kills} times`, {
      completed,
      failed,
      stuck,
      'reports lost': completed - new Set(reports).size,
      'reports duplicate': twice(reports),
      'notifications lost': JOBS - new Set(notified).size,
      'notifications duplicate': twice(notified),
      'done, seconds after the last kill': ((Date.now() - killedAt) / 1000).toFixed(0),
    });
    expect({ completed, failed, stuck }).toEqual({ completed: JOBS, failed: 0, stuck: 0 });
    expect([twice(reports), twice(notified)]).toEqual([[], []]);
    expect(new Set(notified).size).toBe(JOBS);
  }, 900_000);
});
