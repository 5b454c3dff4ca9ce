import { createInterface } from 'node:readline';
import type { z } from 'zod';
import { PROGRAM_FOLDER, mayOnlyRead } from './permissions.js';
import { residentMegabytes } from './resident-memory.js';
import { sourceFlags } from './source-flags.js';
import { type Confined, spawnConfined } from './spawn-confined.js';

const WATCH_MS = 500;
/** Processor time of one process, which serves many askers. */
const MOST_CPU_SECONDS = 6 * 3600;

export interface LineProgramOptions<Answer> {
  /** Absolute path of what Node runs. */
  script: string;
  /** Folders that it may read beside our own. */
  folders: string[];
  /** Flags for Node beside those that let it load a library. */
  flags?: string[];
  mostMegabytes: number;
  /** Bytes of the longest line that it may say. */
  mostLine: number;
  /** What an answer looks like. */
  answers: z.ZodType<Answer>;
  /** Makes the error out of why it ended: "ended", "took too long" ... Nothing of what it was asked is in there. */
  fault: (why: string) => Error;
}

/**
 * A program of its own that answers each line of JSON with one, or with some parts before it: it may load what shares no process with ours, and whatever it does,
 * it ends alone. One question at a time.
 */
export class LineProgram<Answer> {
  private readonly child: Confined;
  private readonly watch: NodeJS.Timeout;
  private waiting:
    | {
        resolve: (answer: Answer) => void;
        reject: (fault: Error) => void;
        isPart: (answer: Answer) => boolean;
      }
    | undefined;
  private ended: Error | undefined;

  constructor(private readonly options: LineProgramOptions<Answer>) {
    const { mostMegabytes, mostLine } = options;
    this.child = start(options);
    this.child.on('error', () => this.end('did not start'));
    this.child.on('close', () => this.end('ended'));
    this.child.stdin.on('error', () => this.end('ended'));
    this.watch = setInterval(() => {
      if (this.child.pid !== undefined && residentMegabytes(this.child.pid) > mostMegabytes)
        this.end('took more memory than it may have');
    }, WATCH_MS);
    this.watch.unref();
    let length = 0;
    this.child.stdout.on('data', (chunk: Buffer) => {
      const lineEnd = chunk.lastIndexOf('\n');
      length = lineEnd < 0 ? length + chunk.length : chunk.length - lineEnd;
      if (length > mostLine) this.end('said too much');
    });
    createInterface({ input: this.child.stdout }).on('line', (line) => this.hear(line));
  }

  get isRunning(): boolean {
    return this.ended === undefined;
  }

  /**
   * Asks and waits for the answer.
   * @param timeoutMs after which it is ended
   * @param isPart told of each line: true takes it as a part of the answer, after which more follow
   * @throws the fault when it breaks off or its time is up, the signal's reason when that is aborted: it has ended then
   */
  async ask(
    message: object,
    timeoutMs: number,
    signal?: AbortSignal,
    isPart: (answer: Answer) => boolean = () => false,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    if (this.ended) throw this.ended;
    const clock = setTimeout(() => this.end('took too long'), timeoutMs);
    const cancel = (): void => void this.end('was cancelled');
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await new Promise<Answer>((resolve, reject) => {
        this.waiting = { resolve, reject, isPart };
        this.child.stdin.write(`${JSON.stringify(message)}\n`);
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(clock);
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** Ends it. @returns what whoever still waits is told */
  end(why: string): Error {
    this.ended ??= this.options.fault(why);
    clearInterval(this.watch);
    this.child.kill('SIGKILL');
    this.waiting?.reject(this.ended);
    this.waiting = undefined;
    return this.ended;
  }

  private hear(line: string): void {
    const answer = this.options.answers.safeParse(parsed(line));
    if (!answer.success || this.waiting === undefined) {
      this.end('answered something else');
      return;
    }
    const { resolve, isPart } = this.waiting;
    if (isPart(answer.data)) return;
    this.waiting = undefined;
    resolve(answer.data);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function start({
  script,
  folders,
  flags = [],
}: {
  script: string;
  folders: string[];
  flags?: string[];
}): Confined {
  return spawnConfined(
    process.execPath,
    [
      ...mayOnlyRead(PROGRAM_FOLDER, ...folders),
      '--allow-addons',
      ...flags,
      ...(script.endsWith('.ts') ? sourceFlags() : []),
      script,
    ],
    { stdio: ['pipe', 'pipe', 'ignore'], cpuSeconds: MOST_CPU_SECONDS },
  );
}
