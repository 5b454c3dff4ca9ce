import { fileURLToPath } from 'node:url';
import { LineProgram } from '@lectern/platform/process/line-program';
import { z } from 'zod';
import type { Answer, Setup, Utterance } from './speaker-protocol.js';

const MOST_MEGABYTES = 2048;
const LOADING_MS = 60_000;
/** Nobody takes longer over a character; a voice that does has lost its way. */
const SECONDS_A_CHARACTER = 0.5;
const LEAST_SECONDS = 5;
const BYTES_PER_SAMPLE = 2;
/** The longest sound of an utterance in base64, and its line around it. */
const MOST_LINE = 12 * 1024 ** 2;

const Said: z.ZodType<Answer> = z.union([
  z.object({
    ready: z.literal(true),
    sampleRate: z.number().int().min(8000).max(48_000),
    speakers: z.number().int().min(0).max(10_000),
  }),
  z.object({ id: z.number(), pcm: z.base64().max(MOST_LINE) }),
]);

/** The voice broke off, or answered what is no sound. The message has nothing of what it was to say. */
export class SpeakerFault extends Error {}

export interface SpeakerOptions {
  setup: Setup;
  /** Folders that it may read. */
  folders: string[];
  /** Samples a second that its model is known to give. */
  sampleRate: number;
  /** What is started; our own program unless a test has another. */
  program?: string;
  mostMegabytes?: number;
}

/** One running speaker. It takes one utterance at a time. */
export class SpeakerProcess {
  private readonly program: LineProgram<Answer>;
  private utterances = 0;

  private constructor(private readonly options: SpeakerOptions) {
    this.program = new LineProgram({
      script: options.program ?? ownProgram(),
      folders: options.folders,
      mostMegabytes: options.mostMegabytes ?? MOST_MEGABYTES,
      mostLine: MOST_LINE,
      answers: Said,
      fault: (why) => new SpeakerFault(`The voice ${why}.`),
    });
  }

  /** Starts one and waits until its model is loaded. @throws SpeakerFault */
  static async start(options: SpeakerOptions, signal?: AbortSignal): Promise<SpeakerProcess> {
    const speaker = new SpeakerProcess(options);
    const answer = await speaker.program.ask(options.setup, LOADING_MS, signal);
    if (!('ready' in answer)) throw speaker.end('answered something else');
    if (answer.sampleRate !== options.sampleRate) throw speaker.end('is of another kind');
    return speaker;
  }

  get isRunning(): boolean {
    return this.program.isRunning;
  }

  /**
   * Speaks.
   * @param timeoutMs after which it is ended
   * @returns 16-bit samples, little-endian, mono
   * @throws SpeakerFault when it breaks off or its time is up, the signal's reason when that is aborted: it has ended then
   */
  async speak(
    utterance: Omit<Utterance, 'id'>,
    timeoutMs: number,
    signal?: AbortSignal,
  ): Promise<Buffer<ArrayBuffer>> {
    const id = ++this.utterances;
    const answer = await this.program.ask({ id, ...utterance }, timeoutMs, signal);
    if ('ready' in answer || answer.id !== id) throw this.end('answered something else');
    const sound = Buffer.from(answer.pcm, 'base64');
    const seconds = sound.length / BYTES_PER_SAMPLE / this.options.sampleRate;
    if (sound.length === 0) throw this.end('said nothing');
    if (sound.length % BYTES_PER_SAMPLE !== 0) throw this.end('answered something else');
    if (seconds > LEAST_SECONDS + utterance.text.length * SECONDS_A_CHARACTER)
      throw this.end('said too much');
    return sound;
  }

  /** Ends it. @returns what whoever still waits is told */
  end(why: string): Error {
    return this.program.end(why);
  }
}

const ownProgram = (): string =>
  fileURLToPath(import.meta.url).replace(/speaker-process\.(ts|js)$/, 'speaker.$1');
