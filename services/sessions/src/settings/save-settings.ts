import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { settings, settingsChanged, type StoredSettings } from '@lectern/contracts/settings';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { enqueueRetention } from './apply-retention.job.js';
import { lockSettings, toSettings } from './user-settings.js';

@Controller()
export class SaveSettings {
  constructor(private readonly database: Database) {}

  @Handles(settings.save)
  handle(given: Input<typeof settings.save>, { userId }: Actor): Promise<StoredSettings> {
    return this.database.transaction(async (tx) => {
      const row = await lockSettings(tx.manager, userId);
      const changes = Object.entries(given).filter(([, value]) => value !== undefined);
      row.chosen = { ...row.chosen, ...Object.fromEntries(changes) };
      row.updatedAt = await databaseClock(tx.manager);
      await tx.manager.save(row);
      await enqueueRetention(tx, row, row.updatedAt);
      await tx.publish(settingsChanged, { userId });
      return toSettings(row);
    });
  }
}
