import type { KeptSoFar, RecordingStore } from './recording-store.js';

interface Pending {
  data: Blob;
  /** The recording up to the end of this chunk. */
  soFar: KeptSoFar;
}

/**
 * Puts chunks into the store one after the other. A chunk that cannot be written stays first in the queue and
 * is tried again with the next one: a gap would make everything after it unplayable.
 */
export class ChunkKeeper {
  private readonly pending: Pending[] = [];
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: RecordingStore,
    private readonly recordingId: string,
    private readonly onKept: (seconds: number) => void,
    private readonly onProblem: (message: string) => void,
  ) {}

  add(data: Blob, soFar: KeptSoFar): void {
    this.pending.push({ data, soFar });
    this.writing = this.writing.then(() => this.write());
  }

  /** Waits for what was added so far; false when some of it could not be kept. */
  async drained(): Promise<boolean> {
    await this.writing;
    return this.pending.length === 0;
  }

  private async write(): Promise<void> {
    for (let next = this.pending[0]; next; next = this.pending[0]) {
      try {
        await this.store.append(this.recordingId, await next.data.arrayBuffer(), next.soFar);
      } catch (error) {
        this.onProblem(describe(error));
        return;
      }
      this.pending.shift();
      this.onKept(next.soFar.seconds);
    }
  }
}

const describe = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'This device has no room left to keep a copy. Recording goes on; do not close the tab.'
    : 'A copy could not be kept on this device. Recording goes on; do not close the tab.';
