import type { Condition } from '@lectern/platform/logging/counters';
import { z } from 'zod';
import type { InstalledState } from '@lectern/platform/models/installed-state';
import { bytesOf } from '@lectern/platform/models/pcm';
import type { Hearing, Recognizer } from './recognizer-port.js';
import { HeardWords, RecognizerFault } from './recognizer-process.js';
import type { HeardWord } from './recognizer-protocol.js';

const State = z.object({ state: z.enum(['ready', 'absent', 'damaged']) });
const STATE_MS = 3000;
/** Others' pieces before this one, loading, and the work itself. */
const PIECE_MS = 3 * 60_000;
/** Of several servers behind one name the next may have time. */
const AGAIN_MS = 500;

/** A recognizer in a container of its own (`words-server.ts`), which has no way out. */
export class RecognizerElsewhere implements Recognizer {
  private known: InstalledState = 'absent';

  constructor(
    private readonly url: string,
    private readonly condition: Condition,
  ) {}

  async state(): Promise<InstalledState> {
    try {
      const answer = await fetch(`${this.url}/state`, { signal: AbortSignal.timeout(STATE_MS) });
      this.known = State.parse(await answer.json()).state;
      this.condition.works();
    } catch (error) {
      // Away for the moment: who has something to be heard finds out, and says so.
      this.condition.failed(error);
    }
    return this.known;
  }

  async hear(samples: Float32Array, { patience, signal }: Hearing): Promise<HeardWord[]> {
    const late = AbortSignal.timeout(PIECE_MS);
    const ended = AbortSignal.any([late, patience, signal].filter((one) => one !== undefined));
    try {
      for (;;) {
        const answer = await fetch(`${this.url}/hear`, {
          method: 'POST',
          body: bytesOf(samples),
          signal: ended,
        });
        if (answer.ok) {
          const words = HeardWords.parse(await answer.json());
          this.condition.works();
          return words;
        }
        if (answer.status !== 429)
          throw new RecognizerFault(`The server of words answered ${answer.status}.`);
        await new Promise((next) => setTimeout(next, AGAIN_MS));
        ended.throwIfAborted();
      }
    } catch (error) {
      signal?.throwIfAborted();
      patience?.throwIfAborted();
      this.condition.failed(error);
      throw error instanceof RecognizerFault ? error : new RecognizerFault('The server of words broke off.');
    }
  }

  end(): void {
    // Its server goes on for others.
  }
}
