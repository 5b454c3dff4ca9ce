import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, stat, truncate } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { becomesTrue, endProcessesOf, readPostmasterFile } from './postgres-processes.js';
import { runProgram, type Runner } from './postgres-programs.js';

const START_ATTEMPTS = 6;
const START_TIMEOUT_MS = 60_000;
const LOG_BYTES = 4_000_000;

export interface SupervisorOptions {
  program: string;
  cluster: string;
  runner: Runner;
  log: string;
  port: number;
  durable: boolean;
}

/** Keeps one PostgreSQL running until it is told to stop. */
export class Supervisor {
  private readonly options: SupervisorOptions;
  private child: ChildProcess | undefined;
  private stopping = false;
  private starting: Promise<void> = Promise.resolve();

  constructor(options: SupervisorOptions) {
    this.options = options;
  }

  async start(): Promise<void> {
    const { cluster, log } = this.options;
    await keepShort(log);
    for (let attempt = 1; !this.stopping; attempt += 1) {
      await endProcessesOf(cluster);
      if (await this.launch()) return;
      // Right after a kill -9 the old server's memory or port may not be free yet.
      if (attempt === START_ATTEMPTS) throw new Error(`PostgreSQL does not start: ${await lastLines(log)}`);
      await pause(attempt * 200);
    }
  }

  /** True when it takes connections, false if it ended before that. */
  private async launch(): Promise<boolean> {
    const { program, cluster, runner, log, port, durable } = this.options;
    const output = openSync(log, 'a', 0o600);
    const child = runProgram(runner, program, ['-D', cluster, ...settings(port, durable)], output);
    closeSync(output);
    let ended = false;
    const end = () => {
      ended = true;
      if (this.child === child) this.recover();
    };
    child.once('error', end).once('exit', end);
    const isReady = async () => {
      const file = await readPostmasterFile(cluster);
      return ended || (file?.pid === child.pid && file?.ready === true);
    };
    const answered = await becomesTrue(isReady, START_TIMEOUT_MS);
    if (!answered) child.kill('SIGQUIT');
    if (ended || !answered) return false;
    this.child = child;
    return true;
  }

  private recover(): void {
    this.child = undefined;
    if (this.stopping) return;
    // When it cannot be started again, the services' own health checks show that the database is gone.
    this.starting = this.start().catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.starting;
    await endProcessesOf(this.options.cluster);
  }
}

function settings(port: number, durable: boolean): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '', // its path would be limited to 107 bytes, and nobody needs it
    // An installation takes up to 110 while it starts; the tests run several on one.
    max_connections: 400,
    shared_buffers: '64MB',
    jit: 'off',
    timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function keepShort(log: string): Promise<void> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  ); // there is none on the first start
  if (size > LOG_BYTES) await truncate(log);
}

async function lastLines(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => 'it wrote no log');
  return text.trim().split('\n').slice(-5).join(' | ');
}
