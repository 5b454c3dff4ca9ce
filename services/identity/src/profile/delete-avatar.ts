import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Profile, profile, profileChanged } from '@lectern/contracts/profile';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ProfileEntity } from './profile.entity.js';
import { ProfileView } from './profile-view.js';
import { Profiles } from './profiles.js';

@Controller()
export class DeleteAvatar {
  constructor(
    private readonly database: Database,
    private readonly profiles: Profiles,
    private readonly view: ProfileView,
  ) {}

  /** Deleting a picture that is not there is no error. */
  @Handles(profile.deleteAvatar)
  async handle(_input: Input<typeof profile.deleteAvatar>, { userId }: Actor): Promise<Profile> {
    return this.database.transaction(async (tx) => {
      const { manager } = tx;
      await this.profiles.lock(manager, userId);
      const found = await this.profiles.find(manager, userId);
      if (found === null) throw refuse('no-profile');
      if (found.avatarKey === null) return this.view.of(found);
      await tx.discardFile(found.avatarKey);
      Object.assign(found, { avatarKey: null, avatarType: null, updatedAt: new Date() });
      await manager.save(ProfileEntity, found);
      await tx.publish(profileChanged, { userId });
      return this.view.of(found);
    });
  }
}
