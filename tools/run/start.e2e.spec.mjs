import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './processes.mjs';

let dataDir;
let port;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-start-'));
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = String(server.address().port);
  await new Promise((resolve) => server.close(resolve));
});

afterAll(async () => {
  for (const { pid } of await ours()) process.kill(pid, 'SIGKILL');
  await eventually(async () => expect(await ours()).toEqual([]));
  await rm(dataDir, { recursive: true, force: true });
});

async function eventually(attempt, withinMs = 30_000) {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    }
  }
}

/** Every process that belongs to this data folder: by its environment, or, for PostgreSQL, by where it works. */
async function ours() {
  const found = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const of = (file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    const belongs =
      folder.startsWith(dataDir) || (await of('environ')).split('\0').includes(`DATA_DIR=${dataDir}`);
    if (belongs)
      found.push({ pid: Number(pid), command: (await of('cmdline')).replaceAll('\0', ' ').trim() });
  }
  return found;
}

/** `npm start` as a terminal would run it, once it has said that it is ready. */
async function npmStart() {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: port, PUBLIC_URL: '', HOST: '127.0.0.1' };
  for (const name of ['DATABASE_URL', 'RABBITMQ_URL', 'REDIS_URL', 'S3_ENDPOINT', 'SMTP_URL'])
    delete env[name];
  const npm = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  await eventually(() => expect(said).toContain(`Lectern is ready: http://127.0.0.1:${port}`), 150_000);
  return { npm, said: () => said };
}

const isReady = async () =>
  expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200);
const nothingLeft = () => eventually(async () => expect(await ours()).toEqual([]));
const main = async () =>
  (await ours()).find(({ command }) => command.includes('embedded/dist/src/main.js')).pid;

// One data folder for all of them: each start also proves that it recovers from how the one before ended.
describe('npm start', () => {
  it('stops on Ctrl-C and leaves no process behind', async () => {
    const { npm, said } = await npmStart();
    await isReady();
    process.kill(-Number(npm.pid), 'SIGINT');
    await nothingLeft();
    expect(said()).toContain('Stopped.');
  }, 240_000);

  it('leaves no process behind when the services are killed, and starts again', async () => {
    const { said } = await npmStart();
    process.kill(await main(), 'SIGKILL');
    await nothingLeft();
    expect(said()).toContain('Lectern ended by itself (exit code 137)');
  }, 240_000);

  it('leaves no process behind when npm is killed, and starts again', async () => {
    const { npm } = await npmStart();
    npm.kill('SIGKILL');
    await nothingLeft();
  }, 240_000);

  it('starts again when everything was killed at once', async () => {
    await npmStart();
    for (const { pid } of await ours()) process.kill(pid, 'SIGKILL');
    await nothingLeft();
    const { npm } = await npmStart();
    await isReady();
    process.kill(-Number(npm.pid), 'SIGTERM');
    await nothingLeft();
  }, 240_000);
});
