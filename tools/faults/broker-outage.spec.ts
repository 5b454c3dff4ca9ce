import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { setTimeout as delay } from 'node:timers/promises';
import { Ledger, report } from './ledger.js';
import { testStack } from './stack.js';

const POSTS = 500;
const OUTAGE_MS = 60_000;
const ATTORNEYS = 5;

const under = testStack();

describe.each(['SIGTERM', 'SIGKILL'] as const)('RabbitMQ ended by %s and down for a minute', (signal) => {
  it('loses nothing that was acknowledged, and applies it once', async () => {
    const { stack } = under;
    const attorneys = await Promise.all(Array.from({ length: ATTORNEYS }, () => stack.join()));
    const first = new Ledger();
    const ledger = new Ledger();
    let backAt = 0;
    let acknowledgedAt = 0;

    await stack.rabbitmq.end(signal);
    const outage = (async () => {
      await delay(OUTAGE_MS);
      await stack.rabbitmq.begin();
      await eventually(() => stack.rabbitmq.execute(['rabbitmqctl', 'await_startup']), 120_000);
      backAt = Date.now();
    })();
    // One post after the other, whatever became of those before. Each is tried until the API acknowledges it, as the web
    // app's Try again does; the first answers are counted for themselves.
    const posts = Array.from({ length: POSTS }, async (_, i) => {
      await delay((i * OUTAGE_MS) / POSTS);
      const attorney = attorneys[i % ATTORNEYS]!;
      for (let attempt = 0; ; attempt++) {
        const { status, id } = await attorney
          .call('POST', '/api/sessions', { title: `Outage ${signal} ${i}` })
          .then(({ status, body }) => ({ status, id: body['id'] as string | undefined }))
          .catch(() => ({ status: 0, id: undefined }));
        if (attempt === 0) first.note(status, id);
        if (ledger.note(status, id)) break;
        await delay(1000);
      }
      acknowledgedAt = Date.now();
    });
    await Promise.all([...posts, outage]);

    const created = async (): Promise<string[]> =>
      (
        await stack.query<{ subject: string }>(
          `select subject from notifications.activity
           where activity_type = 'session-created' and activity_data->>'title' like $1`,
          [`Outage ${signal} %`],
        )
      ).map(({ subject }) => subject);
    const quietAt = Math.max(backAt, acknowledgedAt);
    await eventually(async () => {
      expect(ledger.balance(await created()).lost).toEqual([]);
      const [row] = await stack.query<{ waiting: number }>(
        `select count(*)::int as waiting from sessions.outbox`,
      );
      expect(row?.waiting).toBe(0);
    }, 120_000).catch(() => undefined);
    const { lost, duplicate, acknowledged, unacknowledged } = ledger.balance(await created());
    const [outbox] = await stack.query<{ stuck: number }>(
      `select count(*)::int as stuck from sessions.outbox`,
    );
    const appliedMs = Date.now() - quietAt;
    report(`RabbitMQ ${signal} for 60 s`, {
      posts: POSTS,
      'acknowledged at the first try': first.ids.length,
      'refused at the first try': JSON.stringify([...first.refused]),
      acknowledged,
      lost,
      duplicate,
      stuck: outbox?.stuck,
      'made without acknowledgement': unacknowledged,
      'applied, seconds after the last of return and post': (appliedMs / 1000).toFixed(1),
    });
    expect({ lost, duplicate, stuck: outbox?.stuck, acknowledged }).toEqual({
      lost: [],
      duplicate: [],
      stuck: 0,
      acknowledged: POSTS,
    });
    expect(appliedMs).toBeLessThan(60_000);
  }, 600_000);
});
