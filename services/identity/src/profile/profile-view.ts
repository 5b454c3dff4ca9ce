import type { Profile } from '@lectern/contracts/profile';
import type { Environment } from '@lectern/platform/config/environment';
import { signLink } from '@lectern/platform/files/signed-link';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { AVATAR_ENDINGS } from './avatar-type.rules.js';
import type { ProfileEntity } from './profile.entity.js';

/** A stored profile as its owner sees it. */
@Injectable()
export class ProfileView {
  constructor(@InjectEnvironment() private readonly environment: Environment) {}

  of(entity: ProfileEntity): Profile {
    return {
      userId: entity.userId,
      email: entity.email,
      name: entity.name,
      firm: entity.firm,
      barNumber: entity.barNumber,
      state: entity.state,
      education: entity.education,
      avatarUrl: this.avatarUrl(entity),
      createdAt: entity.createdAt.toISOString(),
      updatedAt: entity.updatedAt.toISOString(),
    };
  }

  private avatarUrl({ avatarKey: key, avatarType: type }: ProfileEntity): string | null {
    if (key === null || type === null) return null;
    return signLink(this.environment.secret('LINK_SECRET'), {
      key,
      name: `avatar.${AVATAR_ENDINGS[type]}`,
      type,
    });
  }
}
