import { describe, expect, it } from '@jest/globals';
import { fact, job, operation } from '@lectern/contracts/define';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { createTestHost } from '@lectern/testing/test-host';
import { testService } from '@lectern/testing/test-service';
import { Controller, Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Database } from './database/database.js';
import type { Transaction } from './database/transaction.js';
import { AppError } from './errors/app-error.js';
import type { JobRun } from './jobs/job-run.js';
import { Jobs } from './jobs/jobs.js';
import { Bus } from './messaging/bus.js';
import { Handles, OnFailed, Processes, Reacts } from './messaging/handles.js';
import { listDead, retryDead, type Run } from './outbox/dead-facts.js';
import type { Service } from './service.js';
import { startService } from './start-service.js';

const noteTaken = fact('notes.note-taken', z.object({ text: z.string() }));
const gaveUp = fact('notes.gave-up', z.object({ reason: z.string() }));
const shout = job({
  name: 'notes.shout',
  payload: z.object({ text: z.string() }),
  result: z.object({ loud: z.string() }),
  timeoutMs: 1500,
  attempts: 2,
});
const take = operation({
  name: 'notes.take',
  access: 'user',
  input: z.object({ text: z.string().max(20) }),
  output: z.object({ loud: z.string() }),
  timeoutMs: 20_000,
});

@Controller()
class TakeNote {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  @Handles(take)
  async handle({ text }: { text: string }, actor: { userId: string }): Promise<{ loud: string }> {
    if (text === 'boom') throw new Error('secret detail');
    const id = await this.database.transaction(async (tx) => {
      await tx.publish(noteTaken, { text });
      if (text === 'undo') throw AppError.fromWire({ code: 'conflict', message: 'Undone.' });
      return tx.enqueue(shout, { text }, { userId: actor.userId });
    });
    return this.jobs.result(shout, id, 15_000);
  }
}

let failuresLeft = 0;
let inits = 0;
@Controller()
class OnNoteTaken {
  onModuleInit(): void {
    inits++;
  }

  @Reacts(noteTaken)
  async count({ text }: { text: string }, tx: Transaction): Promise<void> {
    await tx.manager.query(`create table if not exists seen (text text)`);
    await tx.manager.query(`insert into seen values ($1)`, [text]);
    if (failuresLeft-- > 0) throw new Error('not now');
  }
}

@Controller()
class Shout {
  @Processes(shout)
  async shout({ text }: { text: string }, run: JobRun<{ loud: string }>): Promise<void> {
    if (text === 'flaky' && run.attempt === 1) throw new Error('first try fails');
    if (text === 'stuck') await new Promise(() => undefined);
    if (text === 'forgetful') return;
    if (text === 'bad')
      throw AppError.fromWire({ code: 'unprocessable', message: 'This cannot be shouted.' });
    await run.progress('speaking', 0.5);
    await run.complete(async () => ({ loud: text.toUpperCase() }));
  }

  @OnFailed(shout)
  async tell(_payload: { text: string }, reason: string, tx: Transaction): Promise<void> {
    await tx.publish(gaveUp, { reason });
  }
}

@Module({ controllers: [TakeNote, OnNoteTaken, Shout] })
class NotesModule {}

const notes: Service = {
  name: 'notes',
  module: NotesModule,
  entities: [],
  migrations: [],
  operations: [take],
  jobs: [shout],
};

describe('a running service', () => {
  const service = testService(notes);
  const seen = (text: string) => service.query(`select 1 from seen where text = $1`, [text]);

  it('answers, announces the fact and applies it once', async () => {
    expect(await service.ask(take, { text: 'hello' }, anActor())).toEqual({ loud: 'HELLO' });
    await eventually(async () => expect(await seen('hello')).toHaveLength(1));
    expect(await service.published(noteTaken)).toContainEqual({ text: 'hello' });
  });

  it('initializes its parts once', () => expect(inits).toBe(1));

  it('applies a fact once, however often it is delivered', async () => {
    const id = randomUUID();
    for (let i = 0; i < 3; i++) await service.announce(noteTaken, { text: 'thrice' }, id);
    expect(await seen('thrice')).toHaveLength(1);
  });

  it('tries a failed reaction again, and undoes what the failed try wrote', async () => {
    failuresLeft = 2;
    await service.ask(take, { text: 'again' }, anActor());
    await eventually(async () => expect(await seen('again')).toHaveLength(1));
  });

  it('sets a reaction aside that fails five times', async () => {
    failuresLeft = 5;
    const id = randomUUID();
    for (let i = 0; i < 4; i++)
      await expect(service.announce(noteTaken, { text: 'dead' }, id)).rejects.toThrow('not now');
    await service.announce(noteTaken, { text: 'dead' }, id);
    expect(await seen('dead')).toHaveLength(0);
    expect((await service.running.health.report()).find(({ name }) => name === 'facts')?.status).toBe(
      'degraded',
    );
  });

  it('tries a dead fact again when it is told to, and is well afterwards', async () => {
    const run: Run = async (sql, parameters) => {
      const rows: unknown[] = await service.query(sql, parameters);
      // TypeORM answers a change with its rows and their number.
      return (Array.isArray(rows[0]) ? rows[0] : rows) as never;
    };
    const [dead] = await listDead(run);
    expect(dead).toMatchObject({
      reaction: 'OnNoteTaken.count',
      name: 'notes.note-taken',
      attempts: 5,
      error: 'Error',
      message: 'not now',
      trace_id: 'test',
    });
    failuresLeft = 1;
    await retryDead(run, 'notes', [dead!.event_id]);
    await eventually(async () =>
      expect(await listDead(run)).toMatchObject([{ attempts: 6, retry_at: null }]),
    );
    expect(await retryDead(run, 'notes', [])).toBe(1);
    await eventually(async () => expect(await listDead(run)).toEqual([]));
    expect(await seen('dead')).toHaveLength(1);
    expect((await service.running.health.report()).find(({ name }) => name === 'facts')?.status).toBe('ok');
    await service.announce(noteTaken, { text: 'dead' }, dead!.event_id);
    expect(await seen('dead')).toHaveLength(1);
  });

  it('announces nothing that was rolled back', async () => {
    await expect(service.ask(take, { text: 'undo' }, anActor())).rejects.toMatchObject({ code: 'conflict' });
    await service.ask(take, { text: 'after' }, anActor());
    await eventually(async () =>
      expect(await service.published(noteTaken)).toContainEqual({ text: 'after' }),
    );
    expect(await service.published(noteTaken)).not.toContainEqual({ text: 'undo' });
  });

  it('names the field at fault, and says nothing about its own faults', async () => {
    await expect(service.ask(take, { text: 'x'.repeat(21) }, anActor())).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field: 'text' }] },
    });
    await expect(service.ask(take, { text: 'boom' }, anActor())).rejects.toThrow('This failed on our side.');
    await expect(service.ask(take, { text: 'hi' }, null)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('tries a job again after a fault of its own, and not after one of the input', async () => {
    expect(await service.ask(take, { text: 'flaky' }, anActor())).toEqual({ loud: 'FLAKY' });
    await expect(service.ask(take, { text: 'bad' }, anActor())).rejects.toMatchObject({
      code: 'unprocessable',
    });
    await eventually(async () =>
      expect(await service.published(gaveUp)).toEqual([{ reason: 'This cannot be shouted.' }]),
    );
  });

  it.each([
    ['hangs', 'stuck', 'This took too long and was stopped.'],
    ['ends without a result', 'forgetful', 'This failed on our side.'],
  ])('ends a job as failed that %s', async (_what, text, message) => {
    await expect(service.ask(take, { text }, anActor())).rejects.toThrow(message);
  });

  it('survives that its connections are cut again and again', async () => {
    const calls: Promise<unknown>[] = [];
    for (let round = 0; round < 20; round++) {
      for (let i = 0; i < 5; i++)
        calls.push(service.ask(take, { text: `cut ${round}.${i}` }, anActor()).catch(() => undefined));
      await service
        .query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        )
        .catch(() => undefined);
    }
    await Promise.all(calls);
    // One ask waits 15 s for its job by itself: more than one must fit.
    await eventually(
      async () =>
        expect(await service.ask(take, { text: 'still here' }, anActor())).toEqual({ loud: 'STILL HERE' }),
      40_000,
    );
  }, 90_000);

  it('finds a run that no queue was told of', async () => {
    const id = randomUUID();
    await service.query(
      `insert into job_run (id, job, payload, trace_id, heartbeat_at) values ($1, 'notes.shout', '{"text":"lost"}', 't', now() - interval '1 minute')`,
      [id],
    );
    await eventually(async () => {
      const [row] = await service.query<{ state: string }>(`select state from job_run where id = $1`, [id]);
      expect(row?.state).toBe('completed');
    }, 15_000);
  });
});

describe('start-up', () => {
  it('announces nothing before all who share the process listen', async () => {
    const { host, close } = await createTestHost();
    const { promise, resolve } = Promise.withResolvers<void>();
    host.allListen = promise;
    const running = await startService(notes, host);
    try {
      await new Bus(host.transport).ask(take, { text: 'early' }, anActor());
      const count = async (table: string): Promise<number> =>
        ((await running.database.manager.query(`select 1 from ${table}`)) as unknown[]).length;
      expect([await count('outbox'), await count('inbox')]).toEqual([1, 0]);
      resolve();
      await eventually(async () => expect([await count('outbox'), await count('inbox')]).toEqual([0, 1]));
    } finally {
      await running.stop();
      await close();
    }
  });

  it.each([
    [
      'an operation without handler',
      { ...notes, operations: [take, { ...take, name: 'notes.forget' }] },
      /no handler for notes.forget/,
    ],
    ['a handler that is not declared', { ...notes, operations: [] }, /handles notes.take/],
    [
      'a job without processor',
      { ...notes, jobs: [shout, { ...shout, name: 'notes.sing' }] },
      /0 processors for the job notes.sing/,
    ],
  ])('refuses %s', async (_what, broken, message) => {
    const { host, close } = await createTestHost();
    try {
      await expect(startService(broken, host)).rejects.toThrow(message);
    } finally {
      await close();
    }
  });
});
