import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import { PoolConfig } from '../pool/pool-config.js';
import { refusal } from '../pool/pool-refusal.js';
import { SecretBox } from '../secret/secret-box.js';
import { makeSrpRecord, type SrpRecord } from '../srp/srp.js';
import type { UserEntity } from '../user/user.entity.js';
import { isCommonPassword } from './common-passwords.js';
import { PasswordHasher } from './password-hasher.js';
import { type PasswordOwner, passwordProblem } from './password.rules.js';

/** The two forms in which a password is kept; always written together. */
export type KeptPassword = Pick<UserEntity, 'passwordHash' | 'sealedSrp'>;

@Injectable()
export class Passwords {
  constructor(
    private readonly pool: PoolConfig,
    private readonly hasher: PasswordHasher,
    private readonly box: SecretBox,
    private readonly database: Database,
  ) {}

  /** Prepares a new password for storing. @throws AppError InvalidPasswordException */
  async prepare(userId: string, owner: PasswordOwner, password: string): Promise<KeptPassword> {
    this.assertAcceptable(owner, password);
    const sealedSrp = this.pool.srp ? await this.sealSrp(userId, password) : null;
    return { passwordHash: await this.hasher.hash(password), sealedSrp };
  }

  /** @throws AppError InvalidPasswordException */
  assertAcceptable(owner: PasswordOwner, password: string): void {
    const problem = passwordProblem(password, owner, isCommonPassword);
    if (problem !== undefined)
      throw refusal('InvalidPasswordException', `Password did not conform with policy: ${problem}`);
  }

  /** Costs one hash even when there is no account. */
  verify(user: UserEntity | null, password: string): Promise<boolean> {
    return this.hasher.verify(user?.passwordHash, password);
  }

  private async sealSrp(userId: string, password: string): Promise<Buffer> {
    const record = await makeSrpRecord(this.pool.poolName, userId, password);
    return this.box.seal('srp', userId, JSON.stringify(record));
  }

  /** An account from a time when SRP was off gets its verifier as soon as its password is seen. */
  async completeSrp({ id, sealedSrp }: UserEntity, password: string): Promise<void> {
    if (!this.pool.srp || sealedSrp !== null) return;
    await this.database.manager.query(
      `update user_account set sealed_srp = $2 where id = $1 and sealed_srp is null`,
      [id, await this.sealSrp(id, password)],
    );
  }

  srpOf({ id, sealedSrp }: UserEntity): SrpRecord | undefined {
    if (sealedSrp === null) return undefined;
    return JSON.parse(this.box.open('srp', id, sealedSrp).toString()) as SrpRecord;
  }
}
