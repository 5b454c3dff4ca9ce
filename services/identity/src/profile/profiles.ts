import type { Profile } from '@lectern/contracts/profile';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../user/user.entity.js';
import { ProfileEntity } from './profile.entity.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

@Injectable()
export class Profiles {
  /** The account of our own pool, or null when the pool is elsewhere. */
  async account(manager: EntityManager, userId: string): Promise<UserEntity | null> {
    return UUID.test(userId) ? manager.findOneBy(UserEntity, { id: userId }) : null;
  }

  /** The stored profile, else one that begins with what the account knows; null without either. */
  async find(manager: EntityManager, userId: string): Promise<ProfileEntity | null> {
    const stored = await manager.findOneBy(ProfileEntity, { userId });
    if (stored !== null) return stored;
    const account = await this.account(manager, userId);
    if (account === null) return null;
    const { email, name, firm, barNumber, state, createdAt, updatedAt } = account;
    return manager.create(ProfileEntity, {
      userId,
      email,
      name,
      firm,
      barNumber,
      state,
      education: [],
      createdAt,
      updatedAt,
    });
  }
}

export const toProfile = (entity: ProfileEntity): Profile => ({
  ...entity,
  createdAt: entity.createdAt.toISOString(),
  updatedAt: entity.updatedAt.toISOString(),
});
