import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { startBundledPostgres } from './bundled-postgres.js';
import { becomesTrue, endProcessesOf, processesOf, readPostmasterFile } from './postgres-processes.js';

let dataDir: string;
let cluster: string;
let starters: ChildProcess[];

beforeEach(async () => {
  dataDir = await realpath(await mkdtemp(join(tmpdir(), 'bundled-postgres-')));
  cluster = join(dataDir, '18', 'cluster');
  starters = [];
});

afterEach(async () => {
  for (const starter of starters) starter.kill('SIGKILL');
  await endProcessesOf(cluster);
  await rm(dataDir, { recursive: true, force: true });
});

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined); // the tests below cut its connection
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another Node process that starts the database and then waits to be killed. */
async function starter(): Promise<{ url: string; process: ChildProcess }> {
  const script = join(import.meta.dirname, '..', '..', 'test-data', 'start-bundled-postgres.mjs');
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  starters.push(child);
  for await (const line of createInterface({ input: child.stdout })) return { url: line, process: child };
  throw new Error('The starter ended before the database was up');
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

describe('bundled PostgreSQL', () => {
  it('answers with a password, on this machine only, and leaves no process behind', async () => {
    const database = await startBundledPostgres({ dataDir });
    expect(await query(database.url, "select upper('é') as letter")).toEqual([{ letter: 'É' }]);
    expect(await query(database.url, "select 'a' < 'B' as bytewise")).toEqual([{ bytewise: false }]);

    const wrong = new URL(database.url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect((await stat(join(dataDir, '18', 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect(await query(database.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);

    await database.stop();
    expect(processesOf(cluster)).toEqual([]);
    expect(await readdir(dataDir)).toEqual(['18', 'postgres.log']);
  });

  it('keeps the data when its starter is killed, and stops with it', async () => {
    const first = await starter();
    await query(first.url, 'create table kept as select 42 as answer');
    await kill(first.process);
    expect(await becomesTrue(() => processesOf(cluster).length === 0, 10_000)).toBe(true);

    const second = await startBundledPostgres({ dataDir });
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('keeps the data when starter and postmaster are killed together', async () => {
    const first = await starter();
    await query(first.url, 'create table kept as select 43 as answer');
    const postmaster = await readPostmasterFile(cluster);
    process.kill(postmaster?.pid ?? 0, 'SIGSTOP'); // it cannot shut down, so that its pid file and its children stay
    await kill(first.process);
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');

    const second = await startBundledPostgres({ dataDir });
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 43 }]);
    await second.stop();
  });

  it('comes back at the same address when the postmaster alone is killed', async () => {
    const database = await startBundledPostgres({ dataDir });
    await query(database.url, 'create table kept as select 44 as answer');
    const before = await readPostmasterFile(cluster);
    process.kill(before?.pid ?? 0, 'SIGKILL');

    const answers = () =>
      query(database.url, 'select answer from kept').then(
        (rows) => rows[0]?.['answer'] === 44,
        () => false,
      );
    expect(await becomesTrue(answers, 20_000)).toBe(true);
    expect((await readPostmasterFile(cluster))?.pid).not.toBe(before?.pid);
    await database.stop();
    expect(processesOf(cluster)).toEqual([]);
  });

  it('takes over from a server whose starter is gone but which went on', async () => {
    const first = await starter();
    const postmaster = await readPostmasterFile(cluster);
    process.kill(postmaster?.pid ?? 0, 'SIGSTOP');
    await kill(first.process);
    const resumed = startBundledPostgres({ dataDir });
    process.kill(postmaster?.pid ?? 0, 'SIGCONT');
    const second = await resumed;
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
  });

  it('refuses a folder that a living process uses, and leaves that one alone', async () => {
    const first = await starter();
    await expect(startBundledPostgres({ dataDir })).rejects.toThrow(`in use by process ${first.process.pid}`);
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('begins anew after an initdb that was cut off, and after a lock that was cut off', async () => {
    await mkdir(join(dataDir, 'new-0123', 'cluster'), { recursive: true });
    await writeFile(join(dataDir, 'new-0123', 'cluster', 'PG_VERSION'), '18\n');
    await writeFile(join(dataDir, 'lock'), '{"pid":');
    const database = await startBundledPostgres({ dataDir });
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    expect(await readdir(dataDir)).toEqual(['18', 'postgres.log']);
  });

  it('says what is wrong: a port in use, data of another version', async () => {
    const first = await startBundledPostgres({ dataDir });
    const other = await mkdtemp(join(tmpdir(), 'bundled-postgres-'));
    const port = Number(new URL(first.url).port);
    await expect(startBundledPostgres({ dataDir: other, port, durable: false })).rejects.toThrow(
      'Address already in use',
    );
    await rm(other, { recursive: true });
    await first.stop();

    await mkdir(join(dataDir, '17'));
    await expect(startBundledPostgres({ dataDir })).rejects.toThrow('holds data of PostgreSQL 17');
  });
});
