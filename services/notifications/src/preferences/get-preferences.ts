import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { notificationPreferences } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { preferencesOf } from './preferences.repository.js';

@Controller()
export class GetPreferences {
  constructor(private readonly database: Database) {}

  @Handles(notificationPreferences.get)
  async handle(
    _input: Input<typeof notificationPreferences.get>,
    { userId }: Actor,
  ): Promise<Output<typeof notificationPreferences.get>> {
    const { updatedAt, ...preferences } = await preferencesOf(this.database.manager, userId);
    return { ...preferences, updatedAt: updatedAt?.toISOString() ?? null };
  }
}
