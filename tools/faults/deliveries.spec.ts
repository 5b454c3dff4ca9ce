import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { connect } from 'amqplib';
import { randomUUID } from 'node:crypto';
import { report } from './ledger.js';
import { testStack } from './stack.js';

const SESSIONS = 100;
const TIMES = 3;
const EXCHANGE = 'lectern.facts';

const under = testStack();

describe('facts delivered three times and out of order', () => {
  it('count once, and end in the right state', async () => {
    const { stack } = under;
    const userId = randomUUID();
    const facts = Array.from({ length: SESSIONS }, () => randomUUID()).flatMap((sessionId) => {
      const about = { sessionId, userId, title: `Marker ${sessionId}`, scenarioType: null };
      const report = { durationSeconds: 60, overallScore: 7, confidenceScore: 7, audioDiscarded: false };
      return [
        { name: 'sessions.session-created', payload: about },
        { name: 'analysis.report-ready', payload: { ...about, ...report, analysisId: randomUUID() } },
        { name: 'sessions.session-completed', payload: { sessionId, userId } },
        { name: 'sessions.session-deleted', payload: { sessionId, userId, fileKeys: [] } },
      ];
    });
    // Every second session is deleted in the end.
    const told = facts.filter(
      ({ name }, i) => name !== 'sessions.session-deleted' || Math.floor(i / 4) % 2 === 0,
    );
    const deliveries = shuffled(
      told.flatMap((fact) => {
        const envelope = { ...fact, id: randomUUID(), traceId: 'faults' };
        return Array.from({ length: TIMES }, () => envelope);
      }),
    );
    const connection = await connect(stack.rabbitmq.url);
    const channel = await connection.createConfirmChannel();
    for (const envelope of deliveries)
      channel.publish(EXCHANGE, envelope.name, Buffer.from(JSON.stringify(envelope)), { persistent: true });
    await channel.waitForConfirms();

    const count = async (sql: string): Promise<number> =>
      (await stack.query<{ count: number }>(`select count(*)::int as count from ${sql}`, [userId]))[0]!.count;
    await eventually(
      async () => expect(await count('notifications.activity where user_id = $1')).toBe(told.length),
      120_000,
    );
    // The repetitions are dropped one by one: they are through when none waits.
    const waiting = async () => (await channel.checkQueue('lectern.facts.notifications')).messageCount;
    await eventually(async () => expect(await waiting()).toBe(0), 60_000);
    const stuck = await waiting();
    await connection.close();
    const figures = {
      delivered: deliveries.length,
      activities: await count('notifications.activity where user_id = $1'),
      notifications: await count('notifications.notification where user_id = $1'),
      stuck,
      dead: await count("notifications.failed_reaction where dead_at is not null and $1 <> ''"),
    };
    report(`${TIMES} deliveries of ${told.length} facts, shuffled`, figures);
    expect(figures).toMatchObject({
      activities: told.length,
      // A report for each session, and none of a deleted one.
      notifications: SESSIONS / 2,
      stuck: 0,
      dead: 0,
    });
    expect(
      await count(
        `notifications.activity a where user_id = $1 and activity_data ? 'title' and exists
           (select 1 from notifications.activity d where d.subject = a.subject and d.activity_type = 'session-deleted')`,
      ),
    ).toBe(0);
  }, 300_000);
});

function shuffled<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, key: randomUUID() }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item);
}
