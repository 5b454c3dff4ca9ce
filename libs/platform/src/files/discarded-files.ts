import type { Database } from '../database/database.js';
import type { Logger } from '../logging/logger.js';
import type { Files } from './files.js';

const AGAIN_MS = 60_000;
const BATCH = 100;

interface Discarded {
  path: string;
  is_folder: boolean;
}

/**
 * Deletes the files that transactions have discarded (`tx.discardFile`), after their commit. A row stays until its file is
 * gone, so a store that is away or a process that ends costs time and nothing else; any replica may repeat it.
 */
export class DiscardedFiles {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private failing = false;

  constructor(
    private readonly database: Database,
    private readonly files: Files,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.nudge();
    this.timer = setInterval(() => this.nudge(), AGAIN_MS).unref();
  }

  nudge(): void {
    this.working = this.working
      .then(() => this.deleteAll())
      .then(
        () => this.say(false),
        (error: unknown) => this.say(true, error),
      );
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
  }

  private async deleteAll(): Promise<void> {
    for (;;) {
      const found: Discarded[] = await this.database.manager.query(
        `select path, is_folder from discarded_file order by discarded_at limit ${BATCH}`,
      );
      for (const each of found) await this.delete(each);
      if (found.length < BATCH) return;
    }
  }

  private async delete({ path, is_folder }: Discarded): Promise<void> {
    if (is_folder) for await (const { key } of this.files.list(path)) await this.files.delete(key);
    else await this.files.delete(path);
    await this.database.manager.query(`delete from discarded_file where path = $1`, [path]);
  }

  private say(failing: boolean, error?: unknown): void {
    if (failing && !this.failing) this.logger.warn({ error }, 'discarded files cannot be deleted');
    if (!failing && this.failing) this.logger.info('discarded files can be deleted again');
    this.failing = failing;
  }
}
