import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../process/free-port.js';
import { lockFolder } from './folder-lock.js';
import {
  chooseRunner,
  giveToRunner,
  loadPostgresPrograms,
  runProgram,
  type Runner,
} from './postgres-programs.js';
import { Supervisor } from './postgres-supervisor.js';

// This file and its neighbors keep to Node's own modules and to syntax that Node strips by itself:
// jest's global set-up runs them before anything is transformed.

const MAJOR = '18';
const USER = 'lectern';

export interface BundledPostgresOptions {
  /** Folder for the cluster, its password and its log. Made with mode 0700 if missing. */
  dataDir: string;
  /** TCP port on 127.0.0.1; a free one is taken if missing. */
  port?: number;
  /** false: nothing is synced to disk. For tests only, where the data may vanish with the machine. */
  durable?: boolean;
}

export interface BundledPostgres {
  /** postgres://user:password@127.0.0.1:port/postgres */
  url: string;
  /** Shuts PostgreSQL down and resolves when none of its processes is left. */
  stop: () => Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the npm packages as a child of this process, in its own process group: Ctrl-C reaches
 * only us, so that the services drain first. It stops by itself when this process dies, is started again when it dies alone,
 * and whatever a kill -9 left in `dataDir` is recovered.
 */
export async function startBundledPostgres(options: BundledPostgresOptions): Promise<BundledPostgres> {
  const programs = await loadPostgresPrograms();
  await mkdir(options.dataDir, { recursive: true });
  await chmod(options.dataDir, 0o700);
  const dataDir = await realpath(options.dataDir);
  const durable = options.durable ?? true;
  const unlock = await lockFolder(dataDir);
  try {
    const runner = chooseRunner();
    const home = join(dataDir, MAJOR);
    await createCluster({ dataDir, home, program: programs.initdb, runner, durable });
    await giveToRunner(runner, dataDir);

    const log = join(dataDir, 'postgres.log');
    const port = options.port ?? (await freePort());
    const supervisor = new Supervisor({
      program: programs.postgres,
      cluster: join(home, 'cluster'),
      runner,
      log,
      port,
      durable,
    });
    await supervisor.start();

    const password = (await readFile(join(home, 'password'), 'utf8')).trim();
    return {
      url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
      stop: async () => {
        await supervisor.stop();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

interface NewCluster {
  dataDir: string;
  home: string;
  program: string;
  runner: Runner;
  durable: boolean;
}

/** Built aside and renamed when complete: an initdb that was cut off leaves nothing that looks like a cluster. */
async function createCluster({ dataDir, home, program, runner, durable }: NewCluster): Promise<void> {
  const found = await readdir(dataDir);
  const others = found.filter((name) => /^\d+$/.test(name) && name !== MAJOR);
  if (others.length > 0) {
    throw new Error(
      `${dataDir} holds data of PostgreSQL ${others.join(', ')}, this is ${MAJOR}: dump it with the old version first`,
    );
  }
  if (found.includes(MAJOR)) return;
  for (const name of found)
    if (name.startsWith('new-')) await rm(join(dataDir, name), { recursive: true, force: true });

  const stage = join(dataDir, `new-${randomBytes(6).toString('hex')}`);
  const password = join(stage, 'password');
  await mkdir(stage, { mode: 0o700 });
  await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
  await giveToRunner(runner, dataDir);
  const args = [
    '-D',
    join(stage, 'cluster'),
    '-U',
    USER,
    '--auth=scram-sha-256',
    `--pwfile=${password}`,
    '--no-instructions',
  ];
  // The built-in locale sorts alike on every machine, whatever the C library knows.
  args.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (!durable) args.push('--no-sync');
  const failure = await outcome(runProgram(runner, program, args, 'pipe'));
  if (failure !== undefined) throw new Error(`Cannot create the bundled database in ${dataDir}: ${failure}`);
  await rename(stage, home);
}

/** undefined if the program ended well, else what it said. */
async function outcome(child: ChildProcess): Promise<string | undefined> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) =>
      resolve(code === 0 ? undefined : `it ended with ${code ?? signal}: ${said.trim()}`),
    );
  });
}
