import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SecretBox } from '../secret/secret-box.js';
import { newRecoveryCode, readRecoveryCode, RECOVERY_CODES } from './recovery-code.rules.js';

/** Codes for whoever has lost the app. Each is taken once; kept are keyed hashes. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {}

  async left(userId: string): Promise<number> {
    const [row]: { left: number }[] = await this.database.manager.query(
      `select count(*)::int as left from recovery_code where user_id = $1`,
      [userId],
    );
    return row!.left;
  }

  /** New ones in place of all before. @returns them as they are shown, this once */
  async renew(manager: EntityManager, userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    // One at a time: of two that come together the later one's codes count.
    await manager.query(`select 1 from software_token where user_id = $1 for update`, [userId]);
    await this.drop(manager, userId);
    await manager.query(`insert into recovery_code (user_id, mac) select $1, unnest($2::bytea[])`, [
      userId,
      codes.map((code) => this.macOf(userId, readRecoveryCode(code)!)),
    ]);
    return codes;
  }

  /** Whether it was one of the user's; then it is none any more. */
  async spend(manager: EntityManager, userId: string, typed: string): Promise<boolean> {
    const code = readRecoveryCode(typed);
    if (code === undefined) return false;
    const [rows]: [unknown[], number] = await manager.query(
      `delete from recovery_code where user_id = $1 and mac = $2 returning user_id`,
      [userId, this.macOf(userId, code)],
    );
    return rows.length > 0;
  }

  async drop(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(`delete from recovery_code where user_id = $1`, [userId]);
  }

  private macOf(userId: string, code: string): Buffer {
    return this.box.mac('recovery-code', `${userId}|${code}`);
  }
}
