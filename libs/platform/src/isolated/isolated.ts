import { AppError } from '../errors/app-error.js';
import type { Answer } from './isolated-call.js';
import { IsolatedProcess } from './isolated-process.js';
import { Turns } from './turns.js';

export interface IsolatedLimits {
  /** Wall clock of a call, the start of a process not counted, 10 s unless given. */
  seconds: number;
  /** What the process may hold, its code included, 512 MB unless given. */
  megabytes: number;
}

export interface CallOptions {
  /** On whose behalf: one call of a user at a time, the others in turn, so that nobody waits for all of somebody else's. */
  userId?: string | null | undefined;
  signal?: AbortSignal | undefined;
}

type AnyFunctions<T> = { [K in keyof T]: (input: never) => unknown };

/** The functions of a module, each called in a process of its own. */
export type Isolated<T extends AnyFunctions<T>> = {
  [K in keyof T]: (input: Parameters<T[K]>[0], options?: CallOptions) => Promise<Awaited<ReturnType<T[K]>>>;
};

const LIMITS: IsolatedLimits = { seconds: 10, megabytes: 512 };
const turns = new Turns();
const resting = new Map<string, IsolatedProcess[]>();

/**
 * The functions of a module, run in processes beside this one, which goes on answering: what a function does to the processor or to
 * the memory ends with its process. Input and answer are copied, so that they are plain values.
 *
 * `isolated<typeof import('./words-task.js')>(new URL('./words-task.js', import.meta.url))`
 *
 * Each call ends in an AppError `unprocessable` when it takes too long or too much memory: final, so that no job tries it again.
 */
export function isolated<T extends AnyFunctions<T>>(
  module: URL,
  limits: Partial<IsolatedLimits> = {},
): Isolated<T> {
  const { seconds, megabytes } = { ...LIMITS, ...limits };
  const call = async (name: string, input: unknown, options: CallOptions = {}): Promise<unknown> => {
    options.signal?.throwIfAborted();
    const done = await turns.take(options.userId ?? undefined, options.signal);
    try {
      const answer = await inProcess(module, megabytes, (child) =>
        child.call({ name, input }, seconds, options.signal),
      );
      if ('refused' in answer) throw AppError.fromWire(answer.refused);
      if ('failed' in answer) throw new Error(`isolated ${name}: ${answer.failed}`);
      return answer.value;
    } finally {
      done();
    }
  };
  return new Proxy({} as Isolated<T>, {
    get: (_target, name) => (input: unknown, options?: CallOptions) => call(String(name), input, options),
  });
}

async function inProcess(
  module: URL,
  megabytes: number,
  use: (child: IsolatedProcess) => Promise<Answer>,
): Promise<Answer> {
  const child = rested(module) ?? new IsolatedProcess(module, megabytes);
  try {
    return await use(child);
  } finally {
    if (child.reusable) rest(module, child);
  }
}

function rested(module: URL): IsolatedProcess | undefined {
  const waiting = resting.get(module.href) ?? [];
  for (let child = waiting.pop(); child !== undefined; child = waiting.pop()) if (child.wake()) return child;
  return undefined;
}

function rest(module: URL, child: IsolatedProcess): void {
  const waiting = resting.get(module.href) ?? [];
  resting.set(module.href, waiting);
  waiting.push(child);
  child.rest(() => waiting.splice(0, waiting.length, ...waiting.filter((other) => other !== child)));
}
