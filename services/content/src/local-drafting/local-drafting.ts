import type { Environment } from '@lectern/platform/config/environment';
import { Turns } from '@lectern/platform/isolated/turns';
import type { InstalledState } from '@lectern/platform/models/installed-state';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import OpenAI from 'openai';
import type { ModelEndpoint } from '../config.js';
import { type Answering, chatFetch } from './chat-fetch.js';
import { DraftingFault, DraftingProcess } from './drafting-process.js';
import { installedDrafter } from './installed-drafter.js';

/** The model stays loaded for so long after it was used. */
const KEPT_MS = 5 * 60_000;
/** For one answer: a machine that needs longer is too slow for this. */
const ANSWER_MS = 20 * 60_000;
/** What drafts name as their model. */
const MODEL = 'Qwen2.5 1.5B Instruct on this machine';

/** The model for drafting that the operator may have added to this machine. */
@Injectable()
export class LocalDrafting implements OnModuleDestroy {
  private readonly turns = new Turns(1);
  private running: DraftingProcess | undefined;
  private resting: NodeJS.Timeout | undefined;
  private readonly closed = new AbortController();
  /** How often the program broke off. */
  faults = 0;
  /** The same client as for a server elsewhere; nothing leaves this machine through it. */
  readonly endpoint: ModelEndpoint;
  /** What there is to start. */
  installed: () => ReturnType<typeof installedDrafter>;

  constructor(@InjectEnvironment() { modelsDir }: Environment) {
    this.installed = () => installedDrafter(modelsDir);
    this.endpoint = {
      model: MODEL,
      client: new OpenAI({
        apiKey: 'none',
        baseURL: 'http://this-machine.invalid/v1',
        fetch: chatFetch((request, run) => this.answer(request, run)),
        timeout: ANSWER_MS,
        maxRetries: 0,
      }),
    };
  }

  async state(): Promise<InstalledState> {
    return (await this.installed()).state;
  }

  onModuleDestroy(): void {
    this.closed.abort();
    this.rest();
  }

  private readonly answer: Answering = async (request, { onText, signal: caller }) => {
    const signal = caller ? AbortSignal.any([caller, this.closed.signal]) : this.closed.signal;
    const release = await this.turns.take(undefined, signal);
    clearTimeout(this.resting);
    try {
      const process = await this.loaded(signal);
      return await process.answer(request, { timeoutMs: ANSWER_MS, onText, signal });
    } catch (error) {
      if (error instanceof DraftingFault) this.faults++;
      throw error;
    } finally {
      release();
      clearTimeout(this.resting);
      this.resting = setTimeout(() => this.rest(), KEPT_MS);
      this.resting.unref();
    }
  };

  /** Ends the program; the next request starts it again. */
  rest(): void {
    clearTimeout(this.resting);
    this.running?.end('is not needed any more');
  }

  private async loaded(signal: AbortSignal): Promise<DraftingProcess> {
    if (this.running?.isRunning) return this.running;
    const { options } = await this.installed();
    if (options === undefined) throw new DraftingFault('There is no model for drafting.');
    this.running = await DraftingProcess.start(options, signal);
    return this.running;
  }
}
