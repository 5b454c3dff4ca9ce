import type { Input, Output } from '@lectern/contracts/define';
import { profile } from '@lectern/contracts/profile';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { Profiles } from './profiles.js';

@Controller()
export class GetAddress {
  constructor(
    private readonly database: Database,
    private readonly profiles: Profiles,
  ) {}

  @Handles(profile.getAddress)
  async handle({ userId }: Input<typeof profile.getAddress>): Promise<Output<typeof profile.getAddress>> {
    const found = await this.profiles.find(this.database.manager, userId);
    return found && { email: found.email, name: found.name };
  }
}
