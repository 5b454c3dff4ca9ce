import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SecretBox } from '../secret/secret-box.js';
import { UserEntity } from './user.entity.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Somebody who wants something under a name, whether or not there is an account. */
export interface Claimant {
  /** The name as it is compared. */
  name: string;
  user: UserEntity | null;
  /** Under what failures and codes are counted; for an unknown name a keyed hash, so that the table names nobody. */
  subject: string;
}

@Injectable()
export class Users {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {}

  /** Finds an account by its e-mail address, or by its id as clients send it after the first answer. */
  async claimant(username: string): Promise<Claimant> {
    const name = username.replaceAll('\0', '').trim().toLowerCase();
    const user = await this.database.manager.findOneBy(
      UserEntity,
      UUID.test(name) ? { id: name } : { email: name },
    );
    const subject = user?.id ?? `name:${this.box.mac('unknown-name', name).toString('base64url')}`;
    return { name, user, subject };
  }

  /** Deletes an account with its codes, failures and challenges; sign-ins and profile are the caller's to end. */
  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.query(`delete from code where subject = $1`, [id]);
    await manager.query(`delete from sign_in_failure where subject in ($1, $2)`, [id, `totp:${id}`]);
    await manager.query(`delete from challenge where user_id = $1`, [id]);
    await manager.query(`delete from given_answer where strpos(answer::text, $1) > 0`, [id]);
    await manager.delete(UserEntity, { id });
  }

  /** The account, for a change that nobody else makes meanwhile; null when it is in a pool elsewhere. */
  async lock(manager: EntityManager, id: string): Promise<UserEntity | null> {
    if (!UUID.test(id)) return null;
    return manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  byId(id: string): Promise<UserEntity | null> {
    return this.database.manager.findOneBy(UserEntity, { id });
  }
}
