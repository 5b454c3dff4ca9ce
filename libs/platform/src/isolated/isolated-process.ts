import { fileURLToPath } from 'node:url';
import { refuse } from '../errors/app-error.js';
import { PROGRAM_FOLDER, mayOnlyRead } from '../process/permissions.js';
import { residentMegabytes } from '../process/resident-memory.js';
import { sourceFlags } from '../process/source-flags.js';
import { type Confined, spawnConfined } from '../process/spawn-confined.js';
import type { Answer, Call } from './isolated-call.js';

const WATCH_MS = 50;
const STARTS_IN_MS = 30_000;
/** Kept for the next call for as long as this, so that an installation at rest holds no memory for it. */
const RESTS_MS = 20_000;
/** A process that came to hold more than this ends instead. */
const RESTS_BELOW_MEGABYTES = 300;
/** What is new is collected often: a long file takes a third less memory and no more time. */
const YOUNG_MEGABYTES = 16;
/** Over a process's life; a single call has the wall clock. */
const CPU_SECONDS = 600;
/** Node aborts when its heap is full: as a signal, or as the exit code of a shell for the same. */
const ABORTED = 134;

const FROM_SOURCE = import.meta.url.endsWith('.ts');
const HERE = fileURLToPath(new URL('.', import.meta.url));

/** A Node process that may read this program and do nothing else: no files, no programs, no network. */
export class IsolatedProcess {
  private readonly child: Confined;
  /** Once the code is loaded: that is our own time, not the call's. */
  private readonly ready: Promise<void>;
  private ended = false;
  private heldMegabytes = 0;
  private resting: NodeJS.Timeout | undefined;
  private onEnd: () => void = () => undefined;

  constructor(
    module: URL,
    private readonly megabytes: number,
  ) {
    // Tests run the sources, the product what was compiled from them; Node runs either.
    const file = FROM_SOURCE ? module.href.replace(/\.js$/, '.ts') : module.href;
    const flags = [
      `--max-old-space-size=${Math.round(megabytes * 0.75)}`,
      `--max-semi-space-size=${YOUNG_MEGABYTES}`,
      // Each expression is used thousands of times: compiled at once, a long file is read in a tenth less time.
      '--no-regexp-tier-up',
      ...mayOnlyRead(PROGRAM_FOLDER),
      ...(FROM_SOURCE ? sourceFlags() : []),
    ];
    const script = `${HERE}isolated-child.${FROM_SOURCE ? 'ts' : 'js'}`;
    this.child = spawnConfined(process.execPath, [...flags, script, file], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      cpuSeconds: CPU_SECONDS,
    });
    this.child.once('error', () => this.end());
    this.child.once('exit', () => this.end());
    this.ready = this.started();
    this.ready.catch(() => undefined);
  }

  private started(): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = (): void => {
        this.child.kill('SIGKILL');
        reject(new Error('The isolated process did not start in time.'));
      };
      const clock = setTimeout(late, STARTS_IN_MS);
      this.child.once('message', () => resolve());
      this.child.once('error', reject);
      this.child.once('exit', (code) =>
        reject(new Error(`The isolated process ended with ${code} at its start.`)),
      );
      void this.child.once('message', () => clearTimeout(clock)).once('exit', () => clearTimeout(clock));
    });
  }

  /** Whether it can take another call. */
  get reusable(): boolean {
    return !this.ended && this.heldMegabytes < RESTS_BELOW_MEGABYTES;
  }

  /** @throws AppError unprocessable when time or memory ran out; the reason of the signal when that came first */
  async call(call: Call, seconds: number, signal: AbortSignal | undefined): Promise<Answer> {
    await this.ready;
    signal?.throwIfAborted();
    const { child } = this;
    const kill = (): void => void child.kill('SIGKILL');
    let reason: Error | undefined;
    const stop = (why: Error): void => {
      reason ??= why;
      kill();
    };
    const cancel = (): void => stop(signal?.reason instanceof Error ? signal.reason : new Error('cancelled'));
    const clock = setTimeout(
      () => stop(refuse('text-too-slow', null, { reason: 'too-slow' })),
      seconds * 1000,
    );
    const watch = setInterval(() => {
      if (child.pid !== undefined && residentMegabytes(child.pid) > this.megabytes)
        stop(refuse('text-too-much-memory', null, { reason: 'too-much-memory' }));
    }, WATCH_MS);
    signal?.addEventListener('abort', cancel, { once: true });
    let finish: () => void = () => undefined;
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const onAnswer = (answer: Answer & { heldMegabytes: number }): void => {
          this.heldMegabytes = answer.heldMegabytes;
          resolve(answer);
        };
        const onExit = (code: number | null, ended: NodeJS.Signals | null): void => {
          const full = ended === 'SIGABRT' || code === ABORTED;
          reject(
            reason ??
              (full
                ? refuse('text-too-much-memory', null, { reason: 'too-much-memory' })
                : new Error(`The isolated process ended with ${ended ?? code}.`)),
          );
        };
        finish = () => child.off('message', onAnswer).off('exit', onExit).off('error', reject);
        child.on('message', onAnswer).on('exit', onExit).on('error', reject);
        child.send(call, (error) => error && stop(error));
      });
    } catch (error) {
      kill();
      this.ended = true;
      throw error;
    } finally {
      finish();
      clearTimeout(clock);
      clearInterval(watch);
      signal?.removeEventListener('abort', cancel);
      if (!this.reusable) kill();
    }
  }

  /** Waits for another call without keeping the program alive, and ends after a while. */
  rest(onEnd: () => void): void {
    this.onEnd = onEnd;
    this.resting = setTimeout(() => {
      this.end();
      this.child.kill('SIGKILL');
    }, RESTS_MS).unref();
    this.child.unref();
    this.child.channel?.unref();
  }

  /** False when it has ended meanwhile. */
  wake(): boolean {
    clearTimeout(this.resting);
    this.onEnd = () => undefined;
    if (this.ended) return false;
    this.child.ref();
    this.child.channel?.ref();
    return true;
  }

  private end(): void {
    this.ended = true;
    this.onEnd();
  }
}
