import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { operation } from '@lectern/contracts/define';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { Controller, Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Database } from '../database/database.js';
import { AppError } from '../errors/app-error.js';
import { Handles } from './handles.js';

const file = operation({
  name: 'clerk.file',
  access: 'user',
  input: z.object({
    title: z.string(),
    upload: z.object({ key: z.string(), sha256: z.string() }).optional(),
  }),
  output: z.object({ docket: z.string() }),
  timeoutMs: 4000,
});

let refusing = false;
let release: () => void = () => undefined;

@Controller()
class FilePaper {
  constructor(private readonly database: Database) {}

  @Handles(file)
  async handle({ title }: { title: string }, { userId }: Actor): Promise<{ docket: string }> {
    const docket = randomUUID();
    await this.database.transaction(async ({ manager }) => {
      await manager.query(`create table if not exists paper (title text, user_id text)`);
      await manager.query(`insert into paper values ($1, $2)`, [title, userId]);
      if (refusing) throw AppError.fromWire({ code: 'conflict', message: 'The office is closed.' });
    });
    // A second transaction of the same request belongs to it.
    await this.database.transaction(async ({ manager }) => manager.query(`select 1`));
    if (title.startsWith('slow')) await new Promise<void>((resolve) => (release = resolve));
    if (title === 'late refusal')
      throw AppError.fromWire({ code: 'unprocessable', message: 'The paper cannot be read.' });
    return { docket };
  }
}

@Module({ controllers: [FilePaper] })
class ClerkModule {}

const service = testService({
  name: 'clerk',
  module: ClerkModule,
  entities: [],
  migrations: [],
  operations: [file],
  jobs: [],
});
const papers = async (title: string): Promise<number> =>
  (await service.query(`select 1 from paper where title = $1`, [title])).length;

describe('a request with an idempotency key', () => {
  it('has one effect and one answer, ten times at once and later again', async () => {
    const [actor, key] = [anActor(), randomUUID()];
    await service.ask(file, { title: 'warm-up' }, actor);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => service.ask(file, { title: 'ten' }, actor, key)),
    );
    answers.push(await service.ask(file, { title: 'ten' }, actor, key));
    expect(new Set(answers.map(({ docket }) => docket)).size).toBe(1);
    expect(await papers('ten')).toBe(1);
  });

  it('without a key, or with another, is another request', async () => {
    const actor = anActor();
    for (const key of [undefined, undefined, randomUUID(), randomUUID()])
      await service.ask(file, { title: 'four' }, actor, key);
    expect(await papers('four')).toBe(4);
  });

  it('belongs to one user, and to one body', async () => {
    const [actor, key] = [anActor(), randomUUID()];
    const first = await service.ask(file, { title: 'mine' }, actor, key);
    expect(await service.ask(file, { title: 'mine' }, anActor(), key)).not.toEqual(first);
    await expect(service.ask(file, { title: 'changed' }, actor, key)).rejects.toMatchObject({
      code: 'unprocessable',
    });
    expect(await papers('changed')).toBe(0);
  });

  it('with the same file under another name is the same request', async () => {
    const [actor, key] = [anActor(), randomUUID()];
    const send = (at: string, sha256: string) =>
      service.ask(file, { title: 'with file', upload: { key: at, sha256 } }, actor, key);
    expect(await send('uploads/1', 'aa')).toEqual(await send('uploads/2', 'aa'));
    await expect(send('uploads/3', 'bb')).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('that was refused and rolled back may be tried again', async () => {
    const [actor, key] = [anActor(), randomUUID()];
    refusing = true;
    await expect(service.ask(file, { title: 'again' }, actor, key)).rejects.toThrow('The office is closed.');
    refusing = false;
    await service.ask(file, { title: 'again' }, actor, key);
    expect(await papers('again')).toBe(1);
  });

  it('that was refused after its effect is refused again', async () => {
    const [actor, key] = [anActor(), randomUUID()];
    for (let i = 0; i < 2; i++)
      await expect(service.ask(file, { title: 'late refusal' }, actor, key)).rejects.toThrow(
        'The paper cannot be read.',
      );
    expect(await papers('late refusal')).toBe(1);
  });

  it('waits for the first answer, and says so when there is none', async () => {
    const [actor, key] = [anActor(), randomUUID()];
    const first = service.ask(file, { title: 'slow' }, actor, key);
    await eventually(async () => expect(await papers('slow')).toBe(1));
    await expect(service.ask(file, { title: 'slow' }, actor, key)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('no answer yet'),
    });
    const waiting = service.ask(file, { title: 'slow' }, actor, key);
    release();
    expect(await waiting).toEqual(await first);
  });

  it('leaves neither its key nor its answer readable', async () => {
    const [actor, key] = [anActor(), randomUUID()];
    const { docket } = await service.ask(file, { title: 'sealed' }, actor, key);
    const rows = await service.query<{ row: string }>(
      `select encode(id, 'escape') || encode(body_hash, 'escape') || encode(sealed_answer, 'escape') as row
       from answered_request`,
    );
    for (const { row } of rows)
      for (const secret of [docket, key, 'sealed']) expect(row).not.toContain(secret);
  });

  it('is answered also when its answer cannot be kept; only a repetition misses it', async () => {
    const [actor, key] = [anActor(), randomUUID()];
    await service.query(`create function clerk.no_room() returns trigger language plpgsql as
      $$ begin raise exception 'the database system is shutting down' using errcode = '57P03'; end $$`);
    await service.query(`create trigger no_room before update on answered_request
      for each statement execute function clerk.no_room()`);
    try {
      expect(await service.ask(file, { title: 'unkept' }, actor, key)).toEqual({
        docket: expect.any(String),
      });
    } finally {
      await service.query(`drop function clerk.no_room cascade`);
    }
    await expect(service.ask(file, { title: 'unkept' }, actor, key)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await papers('unkept')).toBe(1);
  });
});
