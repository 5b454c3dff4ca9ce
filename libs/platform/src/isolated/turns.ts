import { availableParallelism } from 'node:os';

interface Waiting {
  owner: string | undefined;
  start: () => void;
}

/** One piece of work per core at a time, and one of each owner: others in the order they came. */
export class Turns {
  private readonly waiting: Waiting[] = [];
  private readonly working = new Set<string>();
  private free: number;

  constructor(most = availableParallelism()) {
    this.free = most;
  }

  /**
   * Waits for a turn. Work without an owner has only the cores to wait for.
   * @returns what is to be called when the work has ended
   * @throws the reason of the signal, at once also where that was aborted before
   */
  async take(owner: string | undefined, signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) throw reasonOf(signal);
    await new Promise<void>((resolve, reject) => {
      const entry = { owner, start: () => leave(resolve) };
      const leave = (then: () => void): void => {
        signal?.removeEventListener('abort', abort);
        then();
      };
      const abort = (): void => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        if (signal) leave(() => reject(reasonOf(signal)));
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.waiting.push(entry);
      this.next();
    });
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.free += 1;
      if (owner !== undefined) this.working.delete(owner);
      this.next();
    };
  }

  private next(): void {
    while (this.free > 0) {
      const at = this.waiting.findIndex(({ owner }) => owner === undefined || !this.working.has(owner));
      const [entry] = at < 0 ? [] : this.waiting.splice(at, 1);
      if (entry === undefined) return;
      this.free -= 1;
      if (entry.owner !== undefined) this.working.add(entry.owner);
      entry.start();
    }
  }
}

const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new Error('cancelled');
