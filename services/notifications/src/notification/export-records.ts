import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Exported, type ExportPage, exportRecords } from '@lectern/contracts/export-records';
import { Database } from '@lectern/platform/database/database';
import { pageOf } from '@lectern/platform/database/page-of';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ActivityEntity } from '../activity/activity.entity.js';
import { preferencesOf } from '../preferences/preferences.repository.js';
import { toNotification } from './notification-view.js';
import { NotificationEntity } from './notification.entity.js';

const ROWS = 200;

@Controller()
export class ExportRecords {
  constructor(private readonly database: Database) {}

  @Handles(exportRecords.notifications)
  handle({ kind, after }: Input<typeof exportRecords.notifications>, { userId }: Actor): Promise<ExportPage> {
    switch (kind) {
      case 'notifications':
        return this.notifications(userId, after);
      case 'activities':
        return this.activities(userId, after);
      case 'notification-preferences':
        return this.preferences(userId);
    }
  }

  /** Also those that were put away, or have expired and are still there. */
  private async notifications(userId: string, after: string | null): Promise<ExportPage> {
    const page = { where: { userId }, by: 'id', after, size: ROWS } as const;
    const { rows, next } = await pageOf(this.database.manager, NotificationEntity, page);
    const records = rows.map((row) => {
      const { cursor: _cursor, imageUrl: _image, ...data } = toNotification(row);
      return { data: data satisfies Exported<'notifications'>, files: [] };
    });
    return { records, next };
  }

  private async activities(userId: string, after: string | null): Promise<ExportPage> {
    const page = { where: { userId }, by: 'id', after, size: ROWS } as const;
    const { rows, next } = await pageOf(this.database.manager, ActivityEntity, page);
    const records = rows.map(({ id, activityType: type, activityData, timestamp }) => {
      const data: Exported<'activities'> = { id, type, data: activityData, at: timestamp.toISOString() };
      return { data, files: [] };
    });
    return { records, next };
  }

  private async preferences(userId: string): Promise<ExportPage> {
    const { updatedAt, ...chosen } = await preferencesOf(this.database.manager, userId);
    const data: Exported<'notification-preferences'> = {
      ...chosen,
      updatedAt: updatedAt?.toISOString() ?? null,
    };
    return { records: [{ data, files: [] }], next: null };
  }
}
