import { fileURLToPath } from 'node:url';
import { LineProgram } from '@lectern/platform/process/line-program';
import { type ChatRequest, type Finished, Said, type Setup } from './drafting-protocol.js';

/** The model's file is about 1.1 GB, what it remembers of a conversation and its work come to about as much. */
const MOST_MEGABYTES = 3072;
const LOADING_MS = 180_000;
const MOST_LINE = 256 * 1024;
/** Where the library looks for the system's C library before it loads its own. */
const SYSTEM_LIBRARIES = ['/lib', '/usr/lib'];

/** The program broke off, or answered what is no answer. The message has nothing of what was asked. */
export class DraftingFault extends Error {}

export interface DraftingOptions {
  setup: Setup;
  /** Folders that it may read. */
  folders: string[];
  /** What is started; our own program unless a test has another. */
  program?: string;
  mostMegabytes?: number;
}

/** One running model. It answers one request at a time. */
export class DraftingProcess {
  private readonly program: LineProgram<Said>;
  private requests = 0;

  private constructor({ program, folders, mostMegabytes = MOST_MEGABYTES }: DraftingOptions) {
    this.program = new LineProgram({
      script: program ?? ownProgram(),
      folders: [...folders, ...SYSTEM_LIBRARIES],
      // The library tries its binary in a process of its own before it loads it.
      flags: ['--allow-child-process'],
      mostMegabytes,
      mostLine: MOST_LINE,
      answers: Said,
      fault: (why) => new DraftingFault(`The drafting program ${why}.`),
    });
  }

  /** Starts one and waits until its model is loaded. @throws DraftingFault */
  static async start(options: DraftingOptions, signal?: AbortSignal): Promise<DraftingProcess> {
    const started = new DraftingProcess(options);
    const said = await started.program.ask(options.setup, LOADING_MS, signal);
    if (!('ready' in said)) throw started.end('answered something else');
    return started;
  }

  get isRunning(): boolean {
    return this.program.isRunning;
  }

  /**
   * Answers a request.
   * @param onText told of each piece of the answer
   * @throws DraftingFault when it breaks off or its time is up, the signal's reason when that is aborted: it has ended then
   */
  async answer(
    request: ChatRequest,
    {
      timeoutMs,
      onText,
      signal,
    }: { timeoutMs: number; onText: (text: string) => void; signal?: AbortSignal },
  ): Promise<Finished> {
    const id = ++this.requests;
    const said = await this.program.ask({ id, request }, timeoutMs, signal, (part) => {
      if (!('text' in part) || part.id !== id) return false;
      onText(part.text);
      return true;
    });
    if (!('finished' in said) || said.id !== id) throw this.end('answered something else');
    return said.finished;
  }

  /** Ends it. @returns what whoever still waits is told */
  end(why: string): Error {
    return this.program.end(why);
  }
}

function ownProgram(): string {
  return fileURLToPath(import.meta.url).replace(/drafting-process\.(ts|js)$/, 'drafting-program.$1');
}
