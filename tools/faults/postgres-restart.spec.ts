import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { setTimeout as delay } from 'node:timers/promises';
import { Ledger, report } from './ledger.js';
import { testStack } from './stack.js';

const WORKERS = 6;

const under = testStack();

describe.each(['SIGTERM', 'SIGKILL'] as const)('PostgreSQL ended by %s under load', (signal) => {
  it('keeps every acknowledged write and every sign-in, and is back within 15 s', async () => {
    const { stack } = under;
    const attorneys = await Promise.all(Array.from({ length: WORKERS / 2 }, () => stack.join()));
    const ledger = new Ledger();
    const answers: { at: number; status: number; ms: number }[] = [];
    let working = true;
    const load = Array.from({ length: WORKERS }, async (_, i) => {
      for (let n = 0; working; n++) {
        const at = Date.now();
        const { status, id } = await attorneys[i % attorneys.length]!.call('POST', '/api/sessions', {
          title: `Restart ${signal} ${i} ${n}`,
        })
          .then(({ status, body }) => ({ status, id: body['id'] as string | undefined }))
          .catch(() => ({ status: 0, id: undefined }));
        ledger.note(status, id);
        answers.push({ at, status, ms: Date.now() - at });
        // All come from one address, whose requests are limited.
        await delay(400);
      }
    });
    await delay(4000);
    const endedAt = Date.now();
    await stack.postgres.end(signal);
    await stack.postgres.begin();
    await eventually(() => stack.query('select 1'), 60_000);
    const upAt = Date.now();
    await delay(20_000);
    working = false;
    await Promise.all(load);

    const recoveredAt =
      answers.find(({ at, status }) => at > endedAt + 500 && status === 201)?.at ?? Infinity;
    // The last failure of the outage; single refusals later would show here.
    const lastRefusal = Math.max(0, ...answers.filter(({ status }) => status !== 201).map(({ at }) => at));
    const rows = await stack.query<{ id: string }>(`select id from sessions.session where title like $1`, [
      `Restart ${signal} %`,
    ]);
    const { lost, duplicate, acknowledged, unacknowledged } = ledger.balance(rows.map(({ id }) => id));
    const signedIn = await Promise.all(
      attorneys.map(async (attorney) => (await attorney.call('GET', '/api/sessions')).status),
    );
    const created = async (): Promise<string[]> =>
      (
        await stack.query<{ subject: string }>(
          `select subject from notifications.activity where activity_type = 'session-created' and subject = any($1)`,
          [ledger.ids],
        )
      ).map(({ subject }) => subject);
    await eventually(async () => expect(await created()).toHaveLength(ledger.ids.length), 60_000).catch(
      () => undefined,
    );
    const facts = ledger.balance(await created());
    const recoverySeconds = (Math.max(recoveredAt, lastRefusal) - upAt) / 1000;
    report(`PostgreSQL ${signal} under load`, {
      acknowledged,
      refused: JSON.stringify([...ledger.refused]),
      lost,
      duplicate,
      'facts lost': facts.lost,
      'facts duplicate': facts.duplicate,
      'made without acknowledgement': unacknowledged,
      'down, seconds': ((upAt - endedAt) / 1000).toFixed(1),
      'last refusal after it was up, seconds': recoverySeconds.toFixed(1),
      'slowest answer, seconds': (Math.max(...answers.map(({ ms }) => ms)) / 1000).toFixed(1),
    });
    expect({ lost, duplicate, factsLost: facts.lost, factsTwice: facts.duplicate }).toEqual({
      lost: [],
      duplicate: [],
      factsLost: [],
      factsTwice: [],
    });
    expect(new Set(signedIn)).toEqual(new Set([200]));
    expect(recoverySeconds).toBeLessThanOrEqual(15);
    // An outage is told as one: unavailable, or no connection; never as a fault of ours and never as a sign-out.
    expect([...ledger.refused.keys()].filter((status) => ![0, 503, 504].includes(status))).toEqual([]);
  }, 300_000);
});
