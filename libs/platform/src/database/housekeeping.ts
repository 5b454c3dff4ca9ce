import type { Logger } from '../logging/logger.js';
import type { Database } from './database.js';

const EVERY_MS = 3_600_000;

/** What the platform's tables no longer need. A fact may come again for as long as a broker or a backup can hold it. */
const STATEMENTS = [
  `delete from inbox where applied_at < now() - interval '30 days'`,
  `delete from job_run where finished_at < now() - interval '7 days'`,
  `delete from answered_request where created_at < now() - interval '1 day'`,
];

/** Deletes old rows of the platform's tables every hour. Statements that any replica may repeat. */
export class Housekeeping {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

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
    for (const statement of STATEMENTS) await this.database.manager.query(statement);
  }
}
