import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { PROGRAM_FOLDER, mayOnlyRead } from '@lectern/platform/process/permissions';
import { residentMegabytes } from '@lectern/platform/process/resident-memory';
import { sourceFlags } from '@lectern/platform/process/source-flags';
import { type Confined, spawnConfined } from '@lectern/platform/process/spawn-confined';
import { z } from 'zod';
import { bytesOf } from './pcm.js';
import type { Answer, HeardWord, Setup } from './recognizer-protocol.js';

/** The large model takes about 1 GB. */
const MOST_MEGABYTES = 2048;
const WATCH_MS = 500;
const LOADING_MS = 120_000;
/** An answer for 25 s of sound is a few kilobytes. */
const MOST_LINE = 1024 ** 2;
/** Processor time of one process, which serves many recordings. */
const MOST_CPU_SECONDS = 6 * 3600;

const seconds = z.number().min(0).max(3600);
const Word = z.object({
  text: z.string().min(1).max(200),
  start: seconds,
  end: seconds,
  confidence: z.number().min(0).max(1).optional(),
});
/** Words of one piece, as far as they can be believed. */
export const HeardWords: z.ZodType<HeardWord[]> = z.array(Word).max(2000);
const Said: z.ZodType<Answer> = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ id: z.number(), words: HeardWords }),
]);

/** The recognizer broke off, or answered what is no answer. The message has nothing of what was heard. */
export class RecognizerFault extends Error {}

export interface RecognizerOptions {
  setup: Setup;
  /** Folders that it may read. */
  folders: string[];
  /** What is started; our own program unless a test has another. */
  program?: string;
  mostMegabytes?: number;
}

/** One running recognizer. It takes one piece at a time. */
export class RecognizerProcess {
  private readonly child: Confined;
  private readonly watch: NodeJS.Timeout;
  private waiting: { resolve: (answer: Answer) => void; reject: (fault: Error) => void } | undefined;
  private fault: RecognizerFault | undefined;
  private pieces = 0;

  private constructor({ program, folders, mostMegabytes = MOST_MEGABYTES }: RecognizerOptions) {
    this.child = start(program, folders);
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
      if (length > MOST_LINE) this.end('said too much');
    });
    createInterface({ input: this.child.stdout }).on('line', (line) => this.hear(line));
  }

  /** Starts one and waits until its model is loaded. @throws RecognizerFault */
  static async start(options: RecognizerOptions, signal?: AbortSignal): Promise<RecognizerProcess> {
    const recognizer = new RecognizerProcess(options);
    const answer = await recognizer.ask(options.setup, LOADING_MS, signal);
    if (!('ready' in answer)) throw recognizer.end('answered something else');
    return recognizer;
  }

  get isRunning(): boolean {
    return this.fault === undefined;
  }

  /**
   * The words of a piece.
   * @param samples mono, 16,000 a second, between -1 and 1
   * @param timeoutMs after which it is ended
   * @throws RecognizerFault when it breaks off or its time is up, the signal's reason when that is aborted: it has ended then
   */
  async hearPiece(samples: Float32Array, timeoutMs: number, signal?: AbortSignal): Promise<HeardWord[]> {
    const id = ++this.pieces;
    const answer = await this.ask({ id, pcm: bytesOf(samples).toString('base64') }, timeoutMs, signal);
    if ('ready' in answer || answer.id !== id) throw this.end('answered something else');
    return answer.words;
  }

  /** Ends it. @returns what whoever still waits is told */
  end(why: string): RecognizerFault {
    this.fault ??= new RecognizerFault(`The recognizer ${why}.`);
    clearInterval(this.watch);
    this.child.kill('SIGKILL');
    this.waiting?.reject(this.fault);
    this.waiting = undefined;
    return this.fault;
  }

  private async ask(message: object, timeoutMs: number, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    if (this.fault) throw this.fault;
    const clock = setTimeout(() => this.end('took too long'), timeoutMs);
    const cancel = (): void => void this.end('was cancelled');
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await new Promise<Answer>((resolve, reject) => {
        this.waiting = { resolve, reject };
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

  private hear(line: string): void {
    const answer = Said.safeParse(parsed(line));
    if (!answer.success || this.waiting === undefined) {
      this.end('answered something else');
      return;
    }
    const { resolve } = this.waiting;
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

function start(program: string | undefined, folders: string[]): Confined {
  const self = fileURLToPath(import.meta.url);
  const script = program ?? self.replace(/recognizer-process\.(ts|js)$/, 'recognizer.$1');
  return spawnConfined(
    process.execPath,
    [
      ...mayOnlyRead(PROGRAM_FOLDER, ...folders),
      '--allow-addons',
      ...(script.endsWith('.ts') ? sourceFlags() : []),
      script,
    ],
    { stdio: ['pipe', 'pipe', 'ignore'], cpuSeconds: MOST_CPU_SECONDS },
  );
}
