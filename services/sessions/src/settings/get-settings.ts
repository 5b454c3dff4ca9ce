import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { settings, type StoredSettings } from '@lectern/contracts/settings';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { UserSettingsEntity } from './user-settings.entity.js';
import { toSettings } from './user-settings.js';

@Controller()
export class GetSettings {
  constructor(private readonly database: Database) {}

  @Handles(settings.get)
  async handle(_input: Input<typeof settings.get>, { userId }: Actor): Promise<StoredSettings> {
    return toSettings(await this.database.manager.findOneBy(UserSettingsEntity, { userId }));
  }
}
