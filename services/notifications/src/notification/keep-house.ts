import { Database } from '@lectern/platform/database/database';
import type { Logger } from '@lectern/platform/logging/logger';
import { InjectLogger } from '@lectern/platform/provide';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const EVERY_MS = 3_600_000;
const READ_KEPT_DAYS = 90;
const EXPIRED_KEPT_DAYS = 30;
const LETTERS_NOTED_DAYS = 30;

/** Archives what was read long ago and deletes what expired long ago. Statements that any replica may repeat. */
@Injectable()
export class KeepHouse implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    // Nest calls this twice for a microservice that is initialized before it listens.
    if (this.timer !== undefined) return;
    const work = (): void => {
      this.working = this.tidy().catch((error: unknown) =>
        this.logger.warn({ error }, 'old notifications could not be put away'),
      );
    };
    work();
    this.timer = setInterval(work, EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
  }

  async tidy(): Promise<void> {
    const { manager } = this.database;
    await manager.query(
      `update notification set is_archived = true
       where not is_archived and read_at < now() - ${READ_KEPT_DAYS} * interval '1 day'`,
    );
    await manager.query(
      `delete from notification where expires_at < now() - ${EXPIRED_KEPT_DAYS} * interval '1 day'`,
    );
    await manager.query(
      `delete from letter where tried_at < now() - ${LETTERS_NOTED_DAYS} * interval '1 day'`,
    );
  }
}
