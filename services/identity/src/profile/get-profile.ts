import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Profile, profile } from '@lectern/contracts/profile';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ProfileView } from './profile-view.js';
import { Profiles } from './profiles.js';

@Controller()
export class GetProfile {
  constructor(
    private readonly database: Database,
    private readonly profiles: Profiles,
    private readonly view: ProfileView,
  ) {}

  @Handles(profile.get)
  async handle(_input: Input<typeof profile.get>, { userId }: Actor): Promise<Profile> {
    const found = await this.profiles.find(this.database.manager, userId);
    if (found === null) throw refuse('no-profile');
    return this.view.of(found);
  }
}
