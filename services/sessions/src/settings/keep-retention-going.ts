import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { Logger } from '@lectern/platform/logging/logger';
import { Reacts } from '@lectern/platform/messaging/handles';
import { InjectLogger } from '@lectern/platform/provide';
import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import { applyRetention, enqueueRetention } from './apply-retention.job.js';
import { UserSettingsEntity } from './user-settings.entity.js';

@Controller()
export class KeepRetentionGoing implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** A database that was restored from a backup may have lost the work of the next night: it is asked for again. */
  onApplicationBootstrap(): void {
    void this.startAll().catch((error: unknown) =>
      this.logger.warn({ error }, 'the retention of some users begins with their next change'),
    );
  }

  @Reacts(userDeleted)
  async forget({ userId }: Payload<typeof userDeleted>, { manager }: Transaction): Promise<void> {
    await manager.delete(UserSettingsEntity, { userId });
    await manager.query(`delete from job_run where job = $1 and payload->>'userId' = $2`, [
      applyRetention.name,
      userId,
    ]);
  }

  private async startAll(): Promise<void> {
    const rows = await this.database.manager.find(UserSettingsEntity);
    for (const row of rows)
      await this.database.transaction(async (tx) =>
        enqueueRetention(tx, row, await databaseClock(tx.manager)),
      );
  }
}
