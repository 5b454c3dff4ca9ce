import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Profile, profile, profileChanged } from '@lectern/contracts/profile';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { UserEntity } from '../user/user.entity.js';
import { ProfileEntity } from './profile.entity.js';
import { ProfileView } from './profile-view.js';
import { Profiles } from './profiles.js';

@Controller()
export class SaveProfile {
  constructor(
    private readonly database: Database,
    private readonly profiles: Profiles,
    private readonly view: ProfileView,
  ) {}

  @Handles(profile.save)
  async handle(input: Input<typeof profile.save>, { userId }: Actor): Promise<Profile> {
    const { userId: claimed, email, education, initial, ...personal } = input;
    if (claimed !== undefined && claimed !== userId) throw refuse('profile-of-another');
    return this.database.transaction(async (tx) => {
      const { manager } = tx;
      await this.profiles.lock(manager, userId);
      const account = await this.profiles.account(manager, userId);
      const now = new Date();
      const stored = await manager.existsBy(ProfileEntity, { userId });
      const saved = (await this.profiles.find(manager, userId)) ?? this.profiles.blank(userId, now);
      const address = account?.email ?? email ?? saved.email;
      if (initial === true && stored && address === saved.email) return this.view.of(saved);
      if (initial !== true || !stored) Object.assign(saved, given(personal), education && { education });
      // The address of an account is what was verified; only a pool elsewhere leaves it to the client to tell.
      saved.email = address;
      saved.updatedAt = now;
      await manager.save(ProfileEntity, saved);
      const { name, firm, barNumber, state } = saved;
      if (account !== null)
        await manager.update(UserEntity, { id: userId }, { name, firm, barNumber, state, updatedAt: now });
      await tx.publish(profileChanged, { userId, name });
      return this.view.of(saved);
    });
  }
}

/** Without the fields that the request left out: those stay as they are. */
function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
