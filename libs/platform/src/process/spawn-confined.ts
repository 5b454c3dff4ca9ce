import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { programSearchPath } from '../config/search-path.js';
import type { Logger } from '../logging/logger.js';
import { withoutSockets } from './no-sockets.js';

export interface ConfinedOptions {
  /** For each descriptor what a child process takes; `ipc` for another Node. */
  stdio: ('pipe' | 'ignore' | 'ipc')[];
  /** Processor seconds after which the system ends it, whatever became of its parent. */
  cpuSeconds: number;
  /** Address space in megabytes. Not for Node, which reserves far more than it uses. */
  addressMegabytes?: number;
  /** One or two variables beside PATH and LANG, which are all that it knows of the environment. */
  env?: Record<string, string>;
  /** Folders in which the program is looked for, the service's own unless given. */
  searchPath?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Leads a group of its own, so that what it starts is ended with it. */
  detached?: boolean;
}

/** A process whose first three descriptors are there exactly when they were asked for. */
export type Confined = ChildProcess & { stdin: Writable; stdout: Readable; stderr: Readable };

/** Requests of people who wait go first. */
const PRIORITY = 10;
/** The system ends this process before any other when memory runs out (0 is usual, 1000 the most). */
const EXPENDABLE = '800';
/** A file that a confined program writes, in bytes. */
const MOST_WRITTEN = 1024 ** 3;

export interface Confinement {
  /** `none`: the kernel refuses every socket. `open`: there is no Perl, or this is no system that we know how to ask. */
  network: 'none' | 'open';
  /** Whether the system itself holds limits of processor time, address space and file size. */
  limits: boolean;
}

/** A busy machine is no reason to do without. */
const PROBE_MS = 15_000;

let known: { confinement: Confinement; prefix: string[] } | undefined;

/** What this system lets us take from a child. Found out once, by trying. */
export const confinement = (): Confinement => probed().confinement;

/** Warns an operator whose system does not let us take the network from what reads foreign files. */
export function tellConfinement(logger: Pick<Logger, 'warn'>): void {
  if (confinement().network === 'open')
    logger.warn(
      'programs that read foreign files can use the network: no filter could be put on them, Perl may be missing',
    );
}

function probed() {
  known ??= probe();
  return known;
}

function probe(): { confinement: Confinement; prefix: string[] } {
  const works = (command: string, ...args: string[]): boolean =>
    spawnSync(command, [...args, 'true'], { stdio: 'ignore', env: environment(), timeout: PROBE_MS })
      .status === 0;
  const [wrapper, ...filter] = withoutSockets() ?? [];
  const isNetworkTaken = wrapper !== undefined && works(wrapper, ...filter);
  return {
    confinement: { network: isNetworkTaken ? 'none' : 'open', limits: works('prlimit', '--core=0', '--') },
    prefix: isNetworkTaken ? [wrapper, ...filter] : [],
  };
}

const environment = (env?: Record<string, string>, searchPath = programSearchPath()) => ({
  PATH: searchPath,
  LANG: 'C.UTF-8',
  ...env,
});

/**
 * Starts a program that may be fed anything: with a minimal environment, so that nothing this process knows (keys, passwords)
 * reaches a parser of foreign files, with limits that the system holds, and without network where the system lets us.
 * A program that is not installed ends in an `error` event with code ENOENT, as with `spawn`.
 */
export function spawnConfined(command: string, args: string[], options: ConfinedOptions): Confined {
  const { stdio, signal, detached = false } = options;
  const program = installed(command, options.searchPath);
  const [first, ...rest] = program === undefined ? [command] : [...prefixOf(options), program];
  const child = spawn(first ?? command, [...rest, ...args], {
    stdio,
    env: environment(options.env, options.searchPath),
    serialization: 'advanced',
    killSignal: 'SIGKILL',
    detached,
    ...(signal && { signal }),
  }) as Confined;
  putBehind(child.pid);
  return child;
}

function prefixOf({ cpuSeconds, addressMegabytes }: ConfinedOptions): string[] {
  const { confinement: able, prefix } = probed();
  if (!able.limits) return prefix;
  const limits = ['--core=0', `--cpu=${Math.ceil(cpuSeconds)}`, `--fsize=${MOST_WRITTEN}`];
  if (addressMegabytes !== undefined) limits.push(`--as=${addressMegabytes * 1024 ** 2}`);
  // Descriptors are named in the message of an absent program only where it was found: prlimit and Perl replace themselves.
  return ['prlimit', ...limits, '--', ...prefix];
}

function installed(command: string, searchPath = programSearchPath()): string | undefined {
  const candidates = isAbsolute(command)
    ? [command]
    : searchPath.split(delimiter).map((folder) => join(folder, command));
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function putBehind(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, PRIORITY);
    writeFileSync(`/proc/${pid}/oom_score_adj`, EXPENDABLE);
  } catch {
    // It has ended already, or this is not Linux.
  }
}
