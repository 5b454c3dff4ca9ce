import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { randomBytes, randomUUID } from 'node:crypto';
import { report } from './ledger.js';
import { testStack } from './stack.js';

const ASKED_AT_ONCE = 200;
const SHOWN_WITHIN_MS = 60_000;

interface Ready {
  status: string;
  services: Record<string, string>;
}

interface Fault {
  name: string;
  /** The services that say so, and what they say. */
  shown: Record<string, string>;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
}

const under = testStack();

const compose = (...args: string[]): Promise<string> => under.stack.containers!.compose(...args);
const change = (sql: string, ...parameters: unknown[]): Promise<unknown> =>
  under.stack.containers!.withPostgres((client) => client.query(sql, parameters));

const insideGateway = (script: string): Promise<string> =>
  compose('exec', '-T', 'gateway', 'node', '-e', script);

/** The shell's variables count more than those of the file. */
async function startWith(service: string, variables: Record<string, string>): Promise<void> {
  Object.assign(process.env, variables);
  try {
    await compose('up', '-d', '--no-deps', service);
  } finally {
    for (const name of Object.keys(variables)) delete process.env[name];
  }
}

const id = randomUUID();
const FAULTS: Fault[] = [
  {
    name: 'storage stopped',
    shown: { sessions: 'degraded', content: 'degraded', analysis: 'degraded' },
    begin: () => compose('stop', 'storage'),
    end: () => compose('start', 'storage'),
  },
  {
    name: 'mail stopped',
    shown: { identity: 'degraded', notifications: 'degraded' },
    begin: () => compose('stop', 'mail'),
    end: () => compose('start', 'mail'),
  },
  {
    name: 'a fact that nobody took for two minutes',
    shown: { sessions: 'degraded' },
    begin: () =>
      change(
        `insert into sessions.outbox (id, name, payload, trace_id, created_at, next_attempt_at)
         values ($1, 'nothing.happened', '{}', 'faults', now() - interval '2 minutes', now() + interval '1 day')`,
        id,
      ),
    end: () => change('delete from sessions.outbox where id = $1', id),
  },
  {
    name: 'a reaction that was given up',
    shown: { notifications: 'degraded' },
    begin: () =>
      change(
        `insert into notifications.failed_reaction (event_id, reaction, name, payload, error, dead_at)
         values ($1, 'faults', 'nothing.happened', '{}', 'Error', now())`,
        id,
      ),
    end: () => change('delete from notifications.failed_reaction where event_id = $1', id),
  },
  {
    name: 'a job that nobody began for ten minutes',
    shown: { analysis: 'degraded' },
    begin: () =>
      change(
        `insert into analysis.job_run (id, job, payload, trace_id, created_at, heartbeat_at)
         values ($1, 'faults', '{}', 'faults', now() - interval '10 minutes', now() - interval '10 minutes')`,
        id,
      ),
    end: () => change('delete from analysis.job_run where id = $1', id),
  },
  {
    name: 'another IDENTITY_SECRET',
    shown: { identity: 'down' },
    begin: () => startWith('identity', { IDENTITY_SECRET: randomBytes(32).toString('base64url') }),
    end: () => startWith('identity', {}),
  },
];

async function ready(): Promise<{ status: number; text: string; body: Ready }> {
  const response = await fetch(`${under.stack.url}/api/health/ready`);
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) as Ready };
}

const well = (): Promise<void> =>
  eventually(async () => expect((await ready()).body.status).toBe('ok'), 180_000);

// What is stopped here are containers: npm run faults -- --compose readiness
(process.env['FAULTS_STACK'] === 'compose' ? describe : describe.skip)('readiness', () => {
  it.each(FAULTS)(
    'shows $name, and its end',
    async ({ name, shown, begin, end }) => {
      // The first key is made by whoever signs in first.
      await under.stack.join();
      await well();
      const began = Date.now();
      await begin();
      let seenMs = 0;
      let inside = '';
      try {
        await eventually(
          async () => expect((await ready()).body.services).toMatchObject(shown),
          SHOWN_WITHIN_MS,
        );
        seenMs = Date.now() - began;
        inside = await insideGateway(
          `fetch('http://127.0.0.1:9400/').then((answer) => answer.text()).then(console.log)`,
        );
      } finally {
        await end();
      }
      const faults = inside.match(/"message":"[^"]*"/g) ?? [];
      const endedAt = Date.now();
      await well();
      report(`readiness, ${name}`, {
        'shown after, ms': seenMs,
        'well again after, ms': Date.now() - endedAt,
        'the internal port says': [...new Set(faults)].join(' '),
      });
      expect(faults).not.toEqual([]);
    },
    400_000,
  );

  it('is short, and asked of the services once a second', async () => {
    await well();
    const began = Date.now();
    const answers = await Promise.all(Array.from({ length: ASKED_AT_ONCE }, ready));
    const texts = new Set(answers.map(({ text }) => text));
    report('readiness, public', {
      asked: answers.length,
      'within, ms': Date.now() - began,
      'different answers': texts.size,
      bytes: answers[0]!.text.length,
      answer: answers[0]!.text,
    });
    for (const { body } of answers) expect(Object.keys(body).sort()).toEqual(['services', 'status']);
    expect(answers[0]!.text.length).toBeLessThan(300);
  });
});
