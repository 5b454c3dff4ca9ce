import type { Input, Output } from '@lectern/contracts/define';
import { timeZones } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { preferencesOf } from './preferences.repository.js';

@Controller()
export class GetTimeZone {
  constructor(private readonly database: Database) {}

  @Handles(timeZones.get)
  async handle({ userId }: Input<typeof timeZones.get>): Promise<Output<typeof timeZones.get>> {
    const { timeZone } = await preferencesOf(this.database.manager, userId);
    return { timeZone };
  }
}
