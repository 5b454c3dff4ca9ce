import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startBundledPostgres } from '@lectern/platform/database/bundled-postgres';
import pg from 'pg';

const running = [];

/** Starts one part of the comparison as a process of its own. Resolves with its address and its id when it is ready. */
export async function part(name, variables) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`./${name}.mjs`, import.meta.url))], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('ready ')) continue;
    child.stdout.resume();
    return { address: line.slice('ready '.length), pid: child.pid };
  }
  throw new Error(`${name} did not start`);
}

export async function stopParts() {
  for (const child of running.reverse()) {
    if (child.exitCode !== null) continue;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  }
}

/** A PostgreSQL of the bench's own. */
export async function bundledPostgres(dataDir) {
  const server = await startBundledPostgres({ dataDir });
  return {
    create: async (name) => {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    stop: () => server.stop(),
  };
}
