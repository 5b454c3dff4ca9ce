import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { notificationPreferences, timeZoneChanged } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { lockRecipient } from '../recipient/recipient.repository.js';
import { startWeeklyReports } from '../weekly-report/start-weekly-reports.js';
import { PreferencesEntity } from './preferences.entity.js';
import { preferencesOf } from './preferences.repository.js';

@Controller()
export class SavePreferences {
  constructor(private readonly database: Database) {}

  @Handles(notificationPreferences.save)
  handle(
    changes: Input<typeof notificationPreferences.save>,
    { userId }: Actor,
  ): Promise<Output<typeof notificationPreferences.save>> {
    return this.database.transaction(async (tx) => {
      const recipient = await lockRecipient(tx, userId);
      if (recipient === null) throw refuse('account-deleted');
      const { manager } = tx;
      const before = await manager.findOneBy(PreferencesEntity, { userId });
      const updatedAt = await databaseClock(tx.manager);
      const saved = { ...(await preferencesOf(manager, userId)), ...changes, updatedAt };
      await manager.save(
        manager.create(PreferencesEntity, { ...saved, id: before?.id ?? randomUUID(), userId }),
      );
      const { timeZone } = saved;
      if (timeZone !== before?.timeZone) await tx.publish(timeZoneChanged, { userId, timeZone });
      if (recipient.isNew) await startWeeklyReports(tx, userId);
      return { ...saved, updatedAt: updatedAt.toISOString() };
    });
  }
}
