import type { Logger } from '../logging/logger.js';
import { GONE_HOUSEKEEPING } from './gone-users.js';
import type { Database } from './database.js';

const EVERY_MS = 10 * 60_000;

/** What the platform's tables no longer need. A fact may come again for as long as a broker or a backup can hold it. */
const PLATFORM = [
  `delete from inbox where applied_at < now() - interval '30 days'`,
  `delete from job_run where finished_at < now() - interval '7 days'`,
  `delete from spent where spent_at < now() - interval '1 hour'`,
  `delete from answered_request where created_at < now() - interval '1 day'`,
  ...GONE_HOUSEKEEPING,
];

/** Deletes old rows every ten minutes: those of the platform's tables, and what the service has put on its own list. */
export class Housekeeping {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private readonly added: (() => Promise<void>)[] = [];

  /** @param own statements that any replica may repeat */
  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
    private readonly own: readonly string[],
  ) {}

  /** Work of the service that is more than a statement; any replica may repeat it. Runs after a start as well. */
  add(work: () => Promise<void>): void {
    this.added.push(work);
  }

  start(): void {
    const work = (): void => {
      this.working = this.tidy().catch((error: unknown) =>
        this.logger.warn({ error }, 'old rows could not be deleted'),
      );
    };
    work();
    this.timer = setInterval(work, EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
  }

  async tidy(): Promise<void> {
    for (const statement of [...PLATFORM, ...this.own]) await this.database.manager.query(statement);
    for (const work of this.added) await work();
  }
}
