import type { TimedWords } from '@lectern/contracts/local-words';
import type { SoundPiece } from './sound-pieces.js';
import type { RecognizedWords } from './word-recognizer.js';

/** Has a piece heard by this installation's own recognizer: samples in base64, words with the times of the piece. */
export type HearPiece = (pcm: string) => Promise<TimedWords>;

export interface ServerWordsState extends RecognizedWords {
  /** `behind`: the machine does not keep up. `failed`: it did not answer. In neither case are there more words. */
  progress: 'listening' | 'behind' | 'failed';
  /** Seconds of sound that are not heard yet. */
  waiting: number;
}

/** Words that come later than this are of no use to somebody who speaks. */
const MOST_BEHIND = 20;
/** What is held in memory where there is no recording to find the words in afterwards. */
const MOST_HELD = 20 * 60;
const TRIES = 3;
const AGAIN_MS = 1_500;

/** The words of a take, found by the installation while it is spoken: the sound passes through its memory. */
export class ServerWords {
  private state: ServerWordsState | null = null;
  private words: TimedWords = [];
  private waiting: SoundPiece[] = [];
  private hear: HearPiece | null = null;
  private keepsAll = false;
  /** Which take this is: an answer for the one before is not wanted any more. */
  private take = 0;
  private working: Promise<void> = Promise.resolve();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly againMs = AGAIN_MS) {}

  readonly getState = (): ServerWordsState | null => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @param keepsAll however far behind: there will be no recording in which words could be found afterwards */
  start(hear: HearPiece | undefined, keepsAll: boolean): void {
    this.take += 1;
    this.words = [];
    this.waiting = [];
    this.hear = hear ?? null;
    this.keepsAll = keepsAll;
    this.set(hear ? { transcript: '', seconds: 0, progress: 'listening', waiting: 0 } : null);
  }

  add(piece: SoundPiece): void {
    if (!this.hear) return;
    this.waiting.push(piece);
    const held = this.seconds();
    if (held > (this.keepsAll ? MOST_HELD : MOST_BEHIND)) return this.end('behind');
    this.tell({ waiting: held });
    if (this.waiting.length === 1) this.working = this.work(this.hear);
  }

  /**
   * The take has ended. Where no recording is kept, waits until everything is heard.
   * @returns the words of a take without a recording, or null where some could not be found
   */
  async finish(): Promise<TimedWords | null> {
    if (!this.keepsAll) {
      this.stop();
      return null;
    }
    await this.working;
    return this.state?.progress === 'listening' && this.words.length > 0 ? this.words : null;
  }

  /** What is not heard yet is left out; what was heard stays to be seen. */
  stop(): void {
    this.take += 1;
    this.hear = null;
    this.waiting = [];
    this.tell({ waiting: 0 });
  }

  /** Goes on without words. */
  giveUp(): void {
    this.end('failed');
  }

  private async work(hear: HearPiece): Promise<void> {
    const { take } = this;
    for (let piece = this.waiting[0]; piece; piece = this.waiting[0]) {
      const heard = await this.heard(piece, hear);
      if (this.take !== take) return;
      if (heard === null) return this.end('failed');
      this.waiting.shift();
      const { start } = piece;
      this.words = [
        ...this.words,
        ...heard.map((word) => ({ ...word, start: start + word.start, end: start + word.end })),
      ];
      this.tell({
        transcript: this.words.map(({ text }) => text).join(' '),
        seconds: this.words.at(-1)?.end ?? 0,
        waiting: this.seconds(),
      });
    }
  }

  private async heard({ samples }: SoundPiece, hear: HearPiece): Promise<TimedWords | null> {
    const { take } = this;
    const pcm = base64(samples);
    for (let tries = 1; tries <= TRIES && this.take === take; tries++) {
      try {
        return await hear(pcm);
      } catch {
        await new Promise((next) => setTimeout(next, tries * this.againMs));
      }
    }
    return null;
  }

  private end(progress: 'behind' | 'failed'): void {
    this.stop();
    this.tell({ progress });
  }

  private seconds(): number {
    return this.waiting.reduce((sum, { samples }) => sum + samples.length / 16_000, 0);
  }

  private tell(change: Partial<ServerWordsState>): void {
    if (this.state) this.set({ ...this.state, ...change });
  }

  private set(state: ServerWordsState | null): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** At a time: more arguments than this are too many for a call. */
const SLICE = 0x8000;

function base64(samples: Int16Array): string {
  const bytes = new Uint8Array(samples.buffer);
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE)
    text += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return btoa(text);
}
