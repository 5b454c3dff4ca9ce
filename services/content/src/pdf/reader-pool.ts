import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { PROGRAM_FOLDER, mayOnlyRead } from '@lectern/platform/process/permissions';
import { residentMegabytes } from '@lectern/platform/process/resident-memory';
import { spawnConfined } from '@lectern/platform/process/spawn-confined';
import { type LimitedEnd, type ProcessLimits, inTurn } from './limited-process.js';

const WATCH_MS = 50;
/** A process that is given nothing to read for so long is ended. */
const IDLE_MS = 120_000;
/** A process that grew beyond this is not given another file. */
const KEPT_MEGABYTES = 300;

// Started from source by the tests and compiled by the product; Node runs either.
const CHILD = fileURLToPath(import.meta.url).replace(/reader-pool\.(ts|js)$/, 'pdfium-child.$1');
const END = /\{"(?:done|refused)":[^{}\n]*\}\n$/;

interface Reader {
  /** The one folder beside the program's own that it may read. */
  folder: string;
  process: ChildProcess;
  answer: Readable;
  idle?: NodeJS.Timeout;
}

const waiting: Reader[] = [];

/** Over the life of a process, which reads many files; a single one has the wall clock. */
const CPU_SECONDS = 1800;

function startReader(folder: string): Reader {
  const process_ = spawnConfined(
    process.execPath,
    [
      '--max-old-space-size=640',
      '--disable-warning=ExperimentalWarning',
      ...mayOnlyRead(PROGRAM_FOLDER, folder),
      CHILD,
    ],
    { stdio: ['pipe', 'ignore', 'ignore', 'pipe'], cpuSeconds: CPU_SECONDS },
  );
  process_.stdin?.on('error', () => undefined); // It may die before it has read its request.
  return { process: process_, folder, answer: process_.stdio[3] as Readable };
}

/** A waiting process does not keep this one alive: when this one ends, its input closes, and it ends too. */
function hold({ process: child, answer }: Reader, held: boolean): void {
  const handles = [child, child.stdin, answer] as unknown as { ref(): void; unref(): void }[];
  for (const handle of handles) handle[held ? 'ref' : 'unref']();
}

function takeReader(folder: string): Reader {
  for (const reader of waiting.filter((one) => one.folder === folder)) {
    waiting.splice(waiting.indexOf(reader), 1);
    clearTimeout(reader.idle);
    if (reader.process.exitCode !== null || reader.process.signalCode !== null) continue;
    hold(reader, true);
    return reader;
  }
  return startReader(folder);
}

function keepReader(reader: Reader): void {
  const { pid } = reader.process;
  if (!pid || residentMegabytes(pid) > KEPT_MEGABYTES) {
    reader.process.kill('SIGKILL');
    return;
  }
  hold(reader, false);
  reader.idle = setTimeout(() => {
    waiting.splice(waiting.indexOf(reader), 1);
    reader.process.kill('SIGKILL');
  }, IDLE_MS).unref();
  waiting.push(reader);
}

/**
 * The pages of one file as JSON lines, read by a process that stands ready and is killed when the file takes more memory,
 * time or output than it is given; at most one a core reads at a time.
 */
export function readInPool(
  request: { path: string; maxPages: number },
  limits: ProcessLimits,
  signal?: AbortSignal,
): Promise<LimitedEnd> {
  return inTurn(signal, () => readWith(takeReader(folderOf(request.path)), request, limits, signal));
}

/** Files of a store that is elsewhere come in a new folder each. */
const folderOf = (path: string): string => (path.startsWith(tmpdir()) ? tmpdir() : dirname(path));

function readWith(
  reader: Reader,
  request: { path: string; maxPages: number },
  limits: ProcessLimits,
  signal?: AbortSignal,
): Promise<LimitedEnd> {
  const { process: child, answer } = reader;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let killedFor: 'too-slow' | 'too-much-memory' | 'cancelled' | undefined;
    const kill = (reason: typeof killedFor) => {
      killedFor ??= reason;
      child.kill('SIGKILL');
    };
    const finish = (end: LimitedEnd) => {
      clearInterval(watch);
      clearTimeout(clock);
      signal?.removeEventListener('abort', cancel);
      answer.off('data', onData);
      child.off('error', onError);
      child.off('close', onClose);
      resolve(end);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.outputMegabytes * 1024 * 1024) return kill('too-much-memory');
      chunks.push(chunk);
      if (!END.test(chunk.toString('latin1', Math.max(0, chunk.length - 60)))) return;
      finish({ kind: 'ended', code: 0, output: Buffer.concat(chunks) });
      keepReader(reader);
    };
    const onError = () => finish({ kind: 'not-installed' });
    const onClose = (code: number | null) =>
      finish(
        killedFor ? { kind: killedFor } : { kind: 'ended', code: code ?? 1, output: Buffer.concat(chunks) },
      );
    const watch = setInterval(() => {
      if (child.pid && residentMegabytes(child.pid) > limits.megabytes) kill('too-much-memory');
    }, WATCH_MS);
    const clock = setTimeout(() => kill('too-slow'), limits.seconds * 1000);
    const cancel = () => kill('cancelled');
    signal?.addEventListener('abort', cancel, { once: true });
    answer.on('data', onData);
    child.once('error', onError);
    child.once('close', onClose);
    child.stdin?.write(`${JSON.stringify(request)}\n`);
  });
}
