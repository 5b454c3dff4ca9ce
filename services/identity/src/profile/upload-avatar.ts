import { buffer } from 'node:stream/consumers';
import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import type { StoredUpload } from '@lectern/contracts/files';
import { type Profile, profile } from '@lectern/contracts/profile';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { type AvatarType, avatarType, HEAD_BYTES } from './avatar-type.rules.js';
import { discardAvatar } from './discard-avatar.job.js';
import { ProfileEntity } from './profile.entity.js';
import { ProfileView } from './profile-view.js';
import { Profiles } from './profiles.js';

@Controller()
export class UploadAvatar {
  constructor(
    private readonly database: Database,
    private readonly profiles: Profiles,
    private readonly view: ProfileView,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Handles(profile.uploadAvatar)
  async handle({ upload }: Input<typeof profile.uploadAvatar>, { userId }: Actor): Promise<Profile> {
    const type = await this.typeOf(upload);
    return this.database.transaction(async (tx) => {
      const { manager } = tx;
      await this.profiles.lock(manager, userId);
      const now = new Date();
      const saved = (await this.profiles.find(manager, userId)) ?? this.profiles.blank(userId, now);
      if (saved.avatarKey !== null) await tx.enqueue(discardAvatar, { key: saved.avatarKey });
      Object.assign(saved, { avatarKey: upload.key, avatarType: type, updatedAt: now });
      await manager.save(ProfileEntity, saved);
      return this.view.of(saved);
    });
  }

  private async typeOf({ key, size }: StoredUpload): Promise<AvatarType> {
    // No store has a first byte of an empty file to read.
    const last = Math.min(size, HEAD_BYTES) - 1;
    const head =
      last < 0 ? Buffer.alloc(0) : await buffer(await this.files.read(key, { start: 0, end: last }));
    const type = avatarType(head);
    if (type === null) throw new AppError('unsupported_media', 'Please choose a PNG, JPEG or WebP picture.');
    return type;
  }
}
