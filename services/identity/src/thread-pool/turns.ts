import { refuse } from '@lectern/platform/errors/app-error';
import pLimit from 'p-limit';

/** Work that takes a thread or a process: so much of it at once, so much waiting, and the rest is told to come again. */
export class Turns {
  private readonly limit;

  /**
   * @param atOnce threads that it may take
   * @param waiting calls that may wait for one
   * @param sentAway what the next one is told
   */
  constructor(
    atOnce: number,
    private readonly waiting: number,
    private readonly sentAway: 'too-many-sign-ins' | 'too-many-pictures' = 'too-many-sign-ins',
  ) {
    this.limit = pLimit(atOnce);
  }

  /** @throws AppError unavailable when too many wait already */
  take<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.pendingCount >= this.waiting) throw refuse(this.sentAway);
    return this.limit(work);
  }
}
