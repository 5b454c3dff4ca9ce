import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@lectern/testing/test-database';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Database } from '../database/database.js';
import { deadCommand } from './dead-command.js';

let test: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
const ids = [randomUUID(), randomUUID(), randomUUID()];
beforeAll(async () => {
  test = await createTestDatabase();
  for (const schema of ['one', 'two'])
    await (await Database.open(test.url, { schema, entities: [], migrations: [] })).close();
  client = new pg.Client({ connectionString: test.url });
  await client.connect();
  for (const [i, id] of ids.entries())
    await client.query(
      `insert into ${i < 2 ? 'one' : 'two'}.failed_reaction (event_id, reaction, name, payload, error, message, dead_at)
       values ($1, 'A.b', 'x.happened', '{"text":"what a user wrote"}', 'TypeError', 'it broke', now())`,
      [id],
    );
});
afterAll(async () => {
  await client?.end();
  await test?.drop();
});

async function lectern(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await deadCommand({ databaseUrl: test.url }, args, (line) => lines.push(line));
  return { code, lines };
}

const marked = async (): Promise<unknown[]> =>
  (
    await client.query(
      `select event_id from one.failed_reaction where retry_at is not null
       union all select event_id from two.failed_reaction where retry_at is not null`,
    )
  ).rows.map(({ event_id }: { event_id: string }) => event_id);

describe('lectern dead', () => {
  it('lists what every service has given up, and not what users wrote', async () => {
    const { lines } = await lectern('list');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ service: 'one', event_id: ids[0], error: 'TypeError', message: 'it broke' }),
      expect.objectContaining({ service: 'one', event_id: ids[1] }),
      expect.objectContaining({ service: 'two', event_id: ids[2] }),
    ]);
    expect(lines.join()).not.toContain('what a user wrote');
  });

  it('has those named tried again, or all', async () => {
    await lectern('retry', ids[1]!);
    expect(await marked()).toEqual([ids[1]]);
    await lectern('retry');
    expect(await marked()).toHaveLength(3);
  });

  it('drops those named, or all', async () => {
    await lectern('drop', ids[0]!, ids[2]!);
    expect((await lectern('list')).lines).toHaveLength(1);
    await lectern('drop');
    expect((await lectern('list')).lines).toEqual([]);
  });

  it.each([[[]], [['burn']], [['list', 'all']]])('explains itself at %j', async (args) => {
    const { code, lines } = await lectern(...args);
    expect(code).toBe(2);
    expect(lines.join()).toContain('Usage');
  });
});
