import type { ScriptEdits } from '@lectern/contracts/scripts';
import { isApiError } from '../../../api/api-error.js';
import { errorMessage } from '../../../api/error-message.js';

export type SaveState =
  | { kind: 'saved'; at: string | null }
  | { kind: 'saving' }
  /** No answer; it is sent again by itself. */
  | { kind: 'waiting' }
  /** Another window was faster, or the server refused: nothing more is sent from here. */
  | { kind: 'refused'; message: string };

type Save = (edits: ScriptEdits) => Promise<{ savedAt: string }>;

/** Sooner would beat on a server that is ill; later would leave the attorney in doubt. */
const AGAIN_AFTER_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

/** Saves the newest edits, one request at a time, until the server has them or another window has changed the script. */
export class ScriptSaver {
  private state: SaveState;
  private wanted: ScriptEdits | null = null;
  private busy = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    savedAt: string | null,
    private readonly save: Save,
    private readonly onState: (state: SaveState) => void,
  ) {
    this.state = { kind: 'saved', at: savedAt };
    onState(this.state);
  }

  change(edits: ScriptEdits): void {
    this.wanted = edits;
    if (this.state.kind !== 'refused') this.sendNow();
  }

  /** Tries at once, for example because the connection is back. */
  sendNow(): void {
    clearTimeout(this.timer);
    if (!this.busy && this.wanted && !this.closed) void this.send(this.wanted);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async send(edits: ScriptEdits): Promise<void> {
    this.busy = true;
    if (this.state.kind !== 'waiting') this.enter({ kind: 'saving' });
    try {
      const { savedAt } = await this.save(edits);
      this.failures = 0;
      if (this.wanted === edits) this.wanted = null;
      this.enter(this.wanted ? { kind: 'saving' } : { kind: 'saved', at: savedAt });
    } catch (error) {
      this.fail(error);
      return;
    } finally {
      this.busy = false;
    }
    this.sendNow();
  }

  private fail(error: unknown): void {
    if (isApiError(error) && PERMANENT.has(error.code)) {
      this.enter({ kind: 'refused', message: errorMessage(error) });
      return;
    }
    this.enter({ kind: 'waiting' });
    const pause = AGAIN_AFTER_MS[Math.min(this.failures, AGAIN_AFTER_MS.length - 1)];
    this.failures += 1;
    if (!this.closed) this.timer = setTimeout(() => this.sendNow(), pause);
  }

  private enter(state: SaveState): void {
    this.state = state;
    if (!this.closed) this.onState(state);
  }
}

const PERMANENT = new Set([
  'conflict',
  'not_found',
  'forbidden',
  'invalid_input',
  'too_large',
  'unauthenticated',
]);
