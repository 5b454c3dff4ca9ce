import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { settings } from '@lectern/contracts/settings';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { zoneOf } from '../progress/user-zone.js';
import { countDue, listDue } from './due-by-retention.js';
import { cutoffsOf, deletesAnything, nextNight } from './retention.rules.js';
import { UserSettingsEntity } from './user-settings.entity.js';
import { toSettings } from './user-settings.js';

const MOST_LISTED = 200;

type Operation = typeof settings.previewRetention;

@Controller()
export class PreviewRetention {
  constructor(private readonly database: Database) {}

  @Handles(settings.previewRetention)
  async handle(given: Input<Operation>, { userId }: Actor): Promise<Output<Operation>> {
    const { manager } = this.database;
    const row = await manager.findOneBy(UserSettingsEntity, { userId });
    const saved = toSettings(row).settings;
    const retention = {
      deleteRecordings:
        given.deleteRecordings === undefined ? saved.deleteRecordings : given.deleteRecordings === 'true',
      keepSessions: given.keepSessions ?? saved.keepSessions,
    };
    const now = await databaseClock(manager);
    const zone = await zoneOf(manager, userId);
    const cutoffs = cutoffsOf(retention, now, zone);
    return {
      ...(await countDue(manager, userId, cutoffs)),
      list: await listDue(manager, userId, cutoffs, MOST_LISTED),
      next: deletesAnything(retention) ? nextNight(now, zone).at.toISOString() : null,
    };
  }
}
