import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import { spawnConfined } from '@lectern/platform/process/spawn-confined';
import { residentMegabytes } from '@lectern/platform/process/resident-memory';

export interface ProcessLimits {
  seconds: number;
  megabytes: number;
  /** Output beyond this many megabytes ends the process as if it had taken too much memory. */
  outputMegabytes: number;
}

export interface LimitedRun {
  command: string;
  args: string[];
  limits: ProcessLimits;
  env?: Record<string, string>;
  input?: Buffer;
  /** Folders in which the program is looked for. */
  searchPath?: string;
  /** Which descriptor carries the answer: 1, or 3 when the program may print on the standard streams. */
  answerOn: 1 | 3;
  signal?: AbortSignal;
}

export type LimitedEnd =
  | { kind: 'ended'; code: number | null; output: Buffer }
  | { kind: 'too-slow' | 'too-much-memory' | 'not-installed' | 'cancelled' };

/** Where the system's programs are. */
export const SEARCH_PATH = '/usr/local/bin:/usr/bin:/bin';

const WATCH_MS = 50;

/** Lets one heavy process run per core; the rest wait in the order they came. */
class Turns {
  private free = availableParallelism();
  private readonly waiting: (() => void)[] = [];

  async take(): Promise<void> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  give(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free++;
  }
}

const turns = new Turns();

/** Runs the work when a core is free for it. */
export async function inTurn(
  signal: AbortSignal | undefined,
  work: () => Promise<LimitedEnd>,
): Promise<LimitedEnd> {
  if (signal?.aborted) return { kind: 'cancelled' };
  await turns.take();
  try {
    return signal?.aborted ? { kind: 'cancelled' } : await work();
  } finally {
    turns.give();
  }
}

/** Runs a program that may be fed anything, and kills it when it takes more memory, time or output than it was given. */
export const runLimited = (run: LimitedRun): Promise<LimitedEnd> => inTurn(run.signal, () => start(run));

function start({
  command,
  args,
  limits,
  env,
  input,
  searchPath = SEARCH_PATH,
  answerOn,
  signal,
}: LimitedRun): Promise<LimitedEnd> {
  return new Promise((resolve) => {
    const child = spawnConfined(command, args, {
      stdio: [
        input ? 'pipe' : 'ignore',
        answerOn === 1 ? 'pipe' : 'ignore',
        'ignore',
        answerOn === 3 ? 'pipe' : 'ignore',
      ],
      cpuSeconds: limits.seconds * 2,
      addressMegabytes: limits.megabytes * 2,
      searchPath,
      ...(env && { env }),
    });
    let killedFor: 'too-slow' | 'too-much-memory' | 'cancelled' | undefined;
    const kill = (reason: typeof killedFor) => {
      killedFor ??= reason;
      child.kill('SIGKILL');
    };

    const chunks: Buffer[] = [];
    let size = 0;
    const answer = child.stdio[answerOn] as Readable;
    answer.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.outputMegabytes * 1024 * 1024) kill('too-much-memory');
      else chunks.push(chunk);
    });
    child.stdin?.on('error', () => undefined); // The program may end before it has read everything.
    if (input) child.stdin?.end(input);

    const watch = setInterval(() => {
      if (child.pid && residentMegabytes(child.pid) > limits.megabytes) kill('too-much-memory');
    }, WATCH_MS);
    const clock = setTimeout(() => kill('too-slow'), limits.seconds * 1000);
    const cancel = () => kill('cancelled');
    signal?.addEventListener('abort', cancel, { once: true });

    const finish = (end: LimitedEnd) => {
      clearInterval(watch);
      clearTimeout(clock);
      signal?.removeEventListener('abort', cancel);
      resolve(end);
    };
    child.on('error', () => finish({ kind: 'not-installed' }));
    child.on('close', (code) =>
      finish(killedFor ? { kind: killedFor } : { kind: 'ended', code, output: Buffer.concat(chunks) }),
    );
  });
}
