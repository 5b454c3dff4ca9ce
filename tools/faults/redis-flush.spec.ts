import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { setTimeout as delay } from 'node:timers/promises';
import { pool } from '../../services/embedded/src/journey/attorney.js';
import { outcomeOf, submitRecordings, twice } from './analysis.js';
import { report } from './ledger.js';
import { testStack } from './stack.js';

const JOBS = 35;

const under = testStack();

describe('FLUSHALL with jobs queued and running', () => {
  it('completes every job once, and still refuses a revoked token', async () => {
    const { stack } = under;
    const attorney = await stack.join();
    const leaver = await stack.join();
    expect((await pool(stack.url, 'GlobalSignOut', { AccessToken: leaver.token })).status).toBe(200);
    await eventually(
      async () => expect((await leaver.call('GET', '/api/sessions')).status).toBe(401),
      15_000,
    );
    const sessionIds = await submitRecordings(stack, attorney, JOBS);
    const before = await outcomeOf(stack, sessionIds);
    await stack.redis.execute(['redis-cli', 'FLUSHALL']);
    const flushedAt = Date.now();
    await delay(5000);
    const revoked = (await leaver.call('GET', '/api/sessions')).status;
    await eventually(async () => {
      const { stuck, notified } = await outcomeOf(stack, sessionIds);
      expect({ stuck, notified: notified.length }).toEqual({ stuck: 0, notified: JOBS });
    }, 420_000).catch(() => undefined);
    const { completed, failed, stuck, reports, notified } = await outcomeOf(stack, sessionIds);
    report(`FLUSHALL with ${before.stuck} of ${JOBS} jobs open`, {
      completed,
      failed,
      stuck,
      'reports duplicate': twice(reports),
      'notifications lost': JOBS - new Set(notified).size,
      'notifications duplicate': twice(notified),
      'revoked token answered': revoked,
      'done, seconds after the flush': ((Date.now() - flushedAt) / 1000).toFixed(0),
    });
    expect(before.stuck).toBeGreaterThan(5);
    expect({ completed, failed, stuck, revoked }).toEqual({
      completed: JOBS,
      failed: 0,
      stuck: 0,
      revoked: 401,
    });
    expect([twice(reports), twice(notified)]).toEqual([[], []]);
  }, 900_000);
});
