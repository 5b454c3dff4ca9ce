import { fileURLToPath } from 'node:url';
import { LineProgram } from '@lectern/platform/process/line-program';
import { z } from 'zod';
import { bytesOf } from '@lectern/platform/models/pcm';
import type { Answer, HeardWord, Setup } from './recognizer-protocol.js';

/** The large model takes about 1 GB. */
const MOST_MEGABYTES = 2048;
const LOADING_MS = 120_000;
/** An answer for 25 s of sound is a few kilobytes. */
const MOST_LINE = 1024 ** 2;

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
  private readonly program: LineProgram<Answer>;
  private pieces = 0;

  private constructor({ program, folders, mostMegabytes = MOST_MEGABYTES }: RecognizerOptions) {
    this.program = new LineProgram({
      script: program ?? ownProgram(),
      folders,
      mostMegabytes,
      mostLine: MOST_LINE,
      answers: Said,
      fault: (why) => new RecognizerFault(`The recognizer ${why}.`),
    });
  }

  /** Starts one and waits until its model is loaded. @throws RecognizerFault */
  static async start(options: RecognizerOptions, signal?: AbortSignal): Promise<RecognizerProcess> {
    const recognizer = new RecognizerProcess(options);
    const answer = await recognizer.program.ask(options.setup, LOADING_MS, signal);
    if (!('ready' in answer)) throw recognizer.end('answered something else');
    return recognizer;
  }

  get isRunning(): boolean {
    return this.program.isRunning;
  }

  /**
   * The words of a piece.
   * @param samples mono, 16,000 a second, between -1 and 1
   * @param timeoutMs after which it is ended
   * @throws RecognizerFault when it breaks off or its time is up, the signal's reason when that is aborted: it has ended then
   */
  async hearPiece(samples: Float32Array, timeoutMs: number, signal?: AbortSignal): Promise<HeardWord[]> {
    const id = ++this.pieces;
    const message = { id, pcm: bytesOf(samples).toString('base64') };
    const answer = await this.program.ask(message, timeoutMs, signal);
    if ('ready' in answer || answer.id !== id) throw this.end('answered something else');
    return answer.words;
  }

  /** Ends it. @returns what whoever still waits is told */
  end(why: string): Error {
    return this.program.end(why);
  }
}

const ownProgram = (): string =>
  fileURLToPath(import.meta.url).replace(/recognizer-process\.(ts|js)$/, 'recognizer.$1');
