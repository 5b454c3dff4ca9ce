import type { Logger } from './logger.js';

/** How often something has happened in this process, by name; shown with the health of a service. */
export class Counters {
  private readonly counts = new Map<string, number>();

  /** Counts one more of `name`. */
  add(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  /** Every count that is not zero. */
  all(): Record<string, number> {
    return Object.fromEntries(this.counts);
  }
}

/**
 * Something that fails and works again: logged once for each change with the reason, every failure counted. What is
 * tried many times a second would otherwise fill the log, or, kept quiet, hide that it fails.
 */
export class Condition {
  private failures = 0;

  /** @param what names it in the log and among the counts, for example `connection to the broker` */
  constructor(
    private readonly what: string,
    private readonly logger: Logger,
    private readonly counters: Counters,
  ) {}

  /** It has failed. Logs the reason if it worked before. */
  failed(error: unknown): void {
    this.counters.add(`${this.what}: failed`);
    if (this.failures++ === 0) this.logger.warn({ error }, `${this.what}: failed`);
  }

  /** It works. Logs it if it failed before. */
  works(): void {
    if (this.failures === 0) return;
    this.logger.info({ failures: this.failures }, `${this.what}: works again`);
    this.failures = 0;
  }
}
