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
    const { email, name, firm, barNumber, state, createdAt } = account;
    return Object.assign(this.blank(userId, createdAt), { email, name, firm, barNumber, state });
  }

  /** Makes changes of one profile wait for each other, also while it has no row yet. */
  async lock(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(`select pg_advisory_xact_lock(hashtext($1))`, [`profile ${userId}`]);
  }

  blank(userId: string, createdAt: Date): ProfileEntity {
    const empty = { email: '', name: '', firm: '', barNumber: '', state: '', education: [] };
    const noAvatar = { avatarKey: null, avatarType: null };
    return Object.assign(new ProfileEntity(), { userId, createdAt, updatedAt: createdAt }, empty, noAvatar);
  }
}
