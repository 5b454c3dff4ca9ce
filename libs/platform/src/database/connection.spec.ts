import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { createTestDatabase } from '@lectern/testing/test-database';
import pg from 'pg';
import { Connection } from './connection.js';

describe('a connection that nobody listens to', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const cut = async (): Promise<number> => {
    const other = new Connection({ connectionString: database.url });
    await other.connect();
    const { rowCount } = await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await other.end();
    return rowCount ?? 0;
  };

  it('may be cut without ending the process, and refuses what is asked of it then', async () => {
    const connection = new Connection({ connectionString: database.url });
    await connection.connect();
    expect(connection.listenerCount('error')).toBe(0);
    expect(await cut()).toBe(1);
    await eventually(() => expect(connection.query('select 1')).rejects.toThrow());
    await connection.end();
  });

  it('may be cut while somebody holds it who took it from a pool', async () => {
    const pool = new pg.Pool({ connectionString: database.url, Client: Connection } as pg.PoolConfig);
    const held = await pool.connect();
    expect(held.listenerCount('error')).toBe(0);
    expect(await cut()).toBe(1);
    await eventually(() => expect(held.query('select 1')).rejects.toThrow());
    held.release(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('still tells who listens', async () => {
    const connection = new Connection({ connectionString: database.url });
    const heard: string[] = [];
    connection.on('error', ({ message }) => heard.push(message));
    await connection.connect();
    await cut();
    await eventually(() => expect(heard.length).toBeGreaterThan(0));
    await connection.end();
  });
});
