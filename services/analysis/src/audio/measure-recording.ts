import type { ChildProcess } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programSearchPath } from '@lectern/platform/config/search-path';
import { AppError, refuse } from '@lectern/platform/errors/app-error';
import { PROGRAM_FOLDER, mayOnlyRead } from '@lectern/platform/process/permissions';
import { residentMegabytes } from '@lectern/platform/process/resident-memory';
import { sourceFlags } from '@lectern/platform/process/source-flags';
import { spawnConfined } from '@lectern/platform/process/spawn-confined';
import type { Measured, MeasuringTask, TaskMessage } from './measuring-task.js';

/** An hour takes 190 MB with the decoder, two take 220. */
const MOST_MEGABYTES = 400;
/** Room for new objects is kept small: a stream of chunks makes many that are gone at once. */
export const HEAP_LIMITS = ['--max-old-space-size=256', '--max-semi-space-size=2'];
const WATCH_MS = 200;
/** The child ends itself when its time is up; this long after it is killed. */
const GRACE_MS = 5000;
/** Exit code of a shell for the same. */
const ABORTED = 134;

export interface MeasureOptions extends Omit<MeasuringTask, 'path'> {
  signal?: AbortSignal;
  /** Told now and then which share of the file has been read, 0-1. */
  onRead?: (share: number) => void;
  /** Megabytes that the process may take with its decoder. */
  mostMegabytes?: number;
}

/**
 * Measures a recording in a process of its own: this one goes on answering, and outlives whatever the recording does.
 * @throws AppError in words for the user, when the recording cannot be read or the process did not survive it
 */
export async function measureRecording(
  path: string,
  { signal, onRead, mostMegabytes = MOST_MEGABYTES, ...task }: MeasureOptions,
): Promise<Measured> {
  signal?.throwIfAborted();
  const child = start({ path, ...task });
  let killed: Error | undefined;
  const kill = (reason: Error): void => {
    killed ??= reason;
    killGroup(child);
  };
  const watch = setInterval(() => {
    if (child.pid !== undefined && residentMegabytes(child.pid) > mostMegabytes)
      kill(refuse('recording-too-much-memory'));
  }, WATCH_MS);
  const clock = setTimeout(() => kill(refuse('recording-too-slow')), task.timeoutMs + GRACE_MS);
  const cancel = (): void => kill(signal?.reason instanceof Error ? signal.reason : new Error('cancelled'));
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await new Promise<Measured>((resolve, reject) => {
      let outcome: (() => void) | undefined;
      child.on('message', (message: TaskMessage) => {
        if ('read' in message) onRead?.(message.read);
        else if ('refused' in message) outcome = () => reject(AppError.fromWire(message.refused));
        else outcome = () => resolve(message);
      });
      child.on('error', reject);
      child.on('close', (code, ended) => {
        if (killed) return reject(killed);
        if (outcome) return outcome();
        killGroup(child);
        // Node aborts when its heap is full.
        const full = ended === 'SIGABRT' || code === ABORTED;
        reject(full ? refuse('recording-too-much-memory') : refuse('measuring-broke-off'));
      });
      child.send({ path, ...task } satisfies MeasuringTask, () => undefined);
    });
  } finally {
    clearInterval(watch);
    clearTimeout(clock);
    signal?.removeEventListener('abort', cancel);
  }
}

function start({ path, timeoutMs }: MeasuringTask): ChildProcess {
  const self = fileURLToPath(import.meta.url);
  const script = self.replace(/measure-recording\.(ts|js)$/, 'measuring-child.$1');
  return spawnConfined(
    process.execPath,
    [
      ...HEAP_LIMITS,
      // It starts ffmpeg, which it looks for, and looks how far that has read.
      ...mayOnlyRead(PROGRAM_FOLDER, path, '/proc', ...programSearchPath().split(delimiter)),
      '--allow-child-process',
      ...(script.endsWith('.ts') ? sourceFlags() : []),
      script,
    ],
    // A group of its own, so that its ffmpeg is ended with it.
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true, cpuSeconds: timeoutMs / 1000 + 10 },
  );
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}
