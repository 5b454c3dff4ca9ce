import { expect, it } from '@jest/globals';
import { fact, job } from '@lectern/contracts/define';
import { conformance } from '@lectern/testing/conformance';
import { startPostgres } from '@lectern/testing/containers';
import { eventually } from '@lectern/testing/eventually';
import { createTestDatabase } from '@lectern/testing/test-database';
import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { Column, Entity, type MigrationInterface, PrimaryColumn, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { Database } from './database.js';

@Entity('note')
class Note {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') text!: string;
  @Column('jsonb') detail!: unknown;
  @Column('integer', { default: 0 }) count!: number;
  @Column('timestamptz') at!: Date;
}

class Notes1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table note (id uuid primary key, text text not null, detail jsonb not null, count integer not null default 0, at timestamptz not null)`,
    );
  }
  async down(): Promise<void> {}
}

const noted = fact('notes.noted', z.object({ id: z.string() }));
const count = job({
  name: 'notes.count',
  payload: z.object({ id: z.string() }),
  result: z.object({}),
  timeoutMs: 1000,
});

const bundled = {
  name: 'the bundled PostgreSQL',
  start: async () => {
    const { url, drop } = await createTestDatabase();
    return { subject: url, stop: drop };
  },
};

/** As docker-compose.yml sets it up: a role that may make schemas and nothing more. */
const container = {
  name: 'PostgreSQL in a container',
  needsDocker: true,
  start: async () => {
    const { url, stop } = await startPostgres();
    const password = randomBytes(8).toString('hex');
    const administrator = await eventually(() => connect(url), 60_000);
    await administrator.query(`create role notes login password '${password}'`);
    await administrator.query(`grant create on database postgres to notes`);
    await administrator.end();
    return { subject: Object.assign(new URL(url), { username: 'notes', password }).href, stop };
  },
};

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

conformance<string>('database', [bundled, container], (url) => {
  const definition = () => ({
    schema: `notes_${randomBytes(4).toString('hex')}`,
    entities: [Note],
    migrations: [Notes1700000000002],
  });
  const aNote = () => ({
    id: randomUUID(),
    text: 'Ærø',
    detail: { a: [1] },
    count: 0,
    at: new Date(0),
  });

  async function withDatabase(use: (database: Database) => Promise<void>): Promise<void> {
    const database = await Database.open(url(), definition());
    try {
      await use(database);
    } finally {
      await database.close();
    }
  }

  it('is migrated once, however many replicas start at the same time, and knows that later', async () => {
    const shared = definition();
    const replicas = await Promise.all(Array.from({ length: 4 }, () => Database.open(url(), shared)));
    const again = await Database.open(url(), shared);
    const [row]: { n: string }[] = await again.manager.query(
      `select count(*) as n from migrations where name like 'Notes%'`,
    );
    expect(row?.n).toBe('1');
    await Promise.all([...replicas, again].map((one) => one.close()));
  });

  it('gives back what was stored', () =>
    withDatabase(async (database) => {
      const note = aNote();
      await database.transaction((tx) => tx.manager.insert(Note, { ...note, detail: { a: [1] } }));
      expect(await database.manager.findOneBy(Note, { id: note.id })).toEqual(note);
    }));

  it('takes facts and jobs with what it does not hold, without that', () =>
    withDatabase(async (database) => {
      const id = 'half \ud83d and\u0000 nothing';
      await database.transaction(async (tx) => {
        await tx.publish(noted, { id });
        await tx.enqueue(count, { id });
      });
      for (const table of ['outbox', 'job_run'])
        expect(await database.manager.query(`select payload from ${table}`)).toEqual([
          { payload: { id: 'half \ufffd and  nothing' } },
        ]);
    }));

  it('keeps rows, facts and jobs of a transaction together: all of them, or none', () =>
    withDatabase(async (database) => {
      const woken: string[] = [];
      database.wake.relay = () => void woken.push('relay');
      database.wake.job = (name) => void woken.push(name);
      const write = (text: string, fail: boolean) =>
        database.transaction(async (tx) => {
          const note = { ...aNote(), text };
          await tx.manager.insert(Note, { ...note, detail: {} });
          await tx.publish(noted, { id: note.id });
          await tx.enqueue(count, { id: note.id });
          expect(woken).toEqual([]);
          if (fail) throw new Error('changed our mind');
        });
      await expect(write('undone', true)).rejects.toThrow('changed our mind');
      const counts = async (): Promise<number[]> =>
        Promise.all(
          ['note', 'outbox', 'job_run'].map(async (table) =>
            Number((await database.manager.query(`select count(*) from ${table}`))[0].count),
          ),
        );
      expect(await counts()).toEqual([0, 0, 0]);
      expect(woken).toEqual([]);
      await write('done', false);
      expect(await counts()).toEqual([1, 1, 1]);
      expect(woken).toEqual(['relay', 'notes.count']);
    }));

  it('loses no update when many change the same row under its lock', () =>
    withDatabase(async (database) => {
      const note = aNote();
      await database.transaction((tx) => tx.manager.insert(Note, { ...note, detail: {} }));
      const increase = () =>
        database.transaction(async (tx) => {
          const [row]: Note[] = await tx.manager.query(`select count from note where id = $1 for update`, [
            note.id,
          ]);
          await tx.manager.update(Note, { id: note.id }, { count: (row?.count ?? 0) + 1 });
        });
      await Promise.all(Array.from({ length: 40 }, increase));
      expect((await database.manager.findOneByOrFail(Note, { id: note.id })).count).toBe(40);
    }));

  it('lets a second worker pass by what a first has locked, and readers read', () =>
    withDatabase(async (database) => {
      const notes = [aNote(), aNote()];
      await database.transaction((tx) =>
        tx.manager.insert(
          Note,
          notes.map((note) => ({ ...note, detail: {} })),
        ),
      );
      const take = `select id from note order by id limit 1 for update skip locked`;
      await database.transaction(async (first) => {
        const [one]: Note[] = await first.manager.query(take);
        const [two]: Note[] = await database.transaction((second) => second.manager.query(take));
        expect(new Set([one?.id, two?.id])).toEqual(new Set(notes.map(({ id }) => id)));
        expect(await database.manager.count(Note)).toBe(2);
      });
    }));

  it('keeps services apart: each finds its own tables', async () => {
    await withDatabase(async (one) => {
      await withDatabase(async (two) => {
        await one.transaction((tx) => tx.manager.insert(Note, { ...aNote(), detail: {} }));
        expect(await one.manager.count(Note)).toBe(1);
        expect(await two.manager.count(Note)).toBe(0);
      });
    });
  });

  it('comes back by itself when its connections are cut', () =>
    withDatabase(async (database) => {
      const cutter = await connect(url());
      await cutter.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user and datname = current_database()`,
      );
      await cutter.end();
      await eventually(() => database.check());
      await expect(database.check()).resolves.toBeUndefined();
    }));

  it('sorts by code point, wherever it runs', () =>
    withDatabase(async (database) => {
      const [row]: { order: string }[] = await database.manager.query(
        `select string_agg(word, ' ' order by word) as order from unnest(array['b', 'B', 'a', 'Z', 'é']) as word`,
      );
      expect(row?.order).toBe('B Z a b é');
    }));
});
