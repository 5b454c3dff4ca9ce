import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Profile, profile, profileChanged } from '@lectern/contracts/profile';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { avatarType } from './avatar-type.rules.js';
import { ProfileEntity } from './profile.entity.js';
import { ProfileView } from './profile-view.js';
import { Profiles } from './profiles.js';
import { redrawPicture } from './redraw-picture.js';

@Controller()
export class UploadAvatar {
  constructor(
    private readonly database: Database,
    private readonly profiles: Profiles,
    private readonly view: ProfileView,
    @InjectFiles() private readonly files: Files,
  ) {}

  /** What is kept is a picture of ours, drawn from the pixels of what came. */
  @Handles(profile.uploadAvatar)
  async handle({ upload }: Input<typeof profile.uploadAvatar>, { userId }: Actor): Promise<Profile> {
    // No store has a first byte of an empty file to read.
    const file = upload.size === 0 ? Buffer.alloc(0) : await buffer(await this.files.read(upload.key));
    const claimed = avatarType(file);
    if (claimed === null) throw refuse('picture-kind');
    const { bytes, type } = await redrawPicture(file, claimed);
    const key = `generated/${randomUUID()}`;
    await this.files.put(key, bytes);
    return this.database.transaction(async (tx) => {
      const { manager } = tx;
      await this.profiles.lock(manager, userId);
      const now = new Date();
      const saved = (await this.profiles.find(manager, userId)) ?? this.profiles.blank(userId, now);
      if (saved.avatarKey !== null) await tx.discardFile(saved.avatarKey);
      await tx.discardFile(upload.key);
      Object.assign(saved, { avatarKey: key, avatarType: type, updatedAt: now });
      await manager.save(ProfileEntity, saved);
      await tx.publish(profileChanged, { userId });
      return this.view.of(saved);
    });
  }
}
