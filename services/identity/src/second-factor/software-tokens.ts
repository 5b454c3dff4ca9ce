import { randomUUID } from 'node:crypto';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Injectable } from '@nestjs/common';
import { type SecondFactorChange, sendSecondFactorNotice } from '../code/send-code.job.js';
import { refusal } from '../pool/pool-refusal.js';
import { SecretBox } from '../secret/secret-box.js';
import { Attempts } from '../sign-in/attempts.js';
import { RecoveryCodes } from './recovery-codes.js';
import { newTotpSecret, stepOfCode } from './totp.rules.js';

interface Row {
  sealed_secret: Buffer | null;
  sealed_pending: Buffer | null;
}

/** Under what wrong codes of a user are counted: apart from passwords, which are proved before a code is asked for. */
export const totpSubject = (userId: string): string => `totp:${userId}`;

/** The authenticator apps of accounts. */
@Injectable()
export class SoftwareTokens {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    private readonly attempts: Attempts,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  /** Whether a sign-in needs a code. */
  async isEnabled(userId: string): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      `select 1 from software_token where user_id = $1 and enabled`,
      [userId],
    );
    return rows.length > 0;
  }

  /** A new secret in base32; the one before it counts until a code of this one was seen. */
  async associate(userId: string): Promise<string> {
    const secret = newTotpSecret();
    await this.database.manager.query(
      `insert into software_token (user_id, sealed_pending) values ($1, $2)
       on conflict (user_id) do update set sealed_pending = excluded.sealed_pending`,
      [userId, this.box.seal('totp', userId, secret)],
    );
    return secret;
  }

  /** A code of the new secret makes it the one that counts. @throws AppError under the protocol's names */
  async verify(userId: string, code: string): Promise<void> {
    await this.attempts.begin(totpSubject(userId));
    const row = await this.read(userId);
    const sealed = row?.sealed_pending ?? row?.sealed_secret ?? null;
    if (sealed === null)
      throw refusal(
        'SoftwareTokenMFANotFoundException',
        'Software token TOTP multi-factor authentication not enabled.',
      );
    const step = this.stepOf(userId, sealed, code);
    if (step === undefined || !(await this.take(userId, sealed, step)))
      throw refusal('EnableSoftwareTokenMFAException', 'Code mismatch');
    await this.attempts.succeed(totpSubject(userId));
  }

  /** The owner is told of a change. @throws AppError InvalidParameterException when no app was verified */
  async setEnabled(tx: Transaction, userId: string, enabled: boolean): Promise<void> {
    const [rows]: [{ was: boolean }[], number] = await tx.manager.query(
      `update software_token as now set enabled = $2 from software_token before
       where now.user_id = $1 and before.user_id = $1 and now.sealed_secret is not null returning before.enabled as was`,
      [userId, enabled],
    );
    if (enabled && rows.length === 0)
      throw refusal('InvalidParameterException', 'User has not verified software token mfa');
    if (!enabled) await this.recoveryCodes.drop(tx.manager, userId);
    if (rows[0] !== undefined && rows[0].was !== enabled) await this.tell(tx, userId, enabled ? 'on' : 'off');
  }

  /**
   * Whether it is a code of the user's app that was not used before, or one of the recovery codes, which then is none any more.
   * Counted before it is judged.
   */
  async check(userId: string, code: string): Promise<boolean> {
    await this.attempts.begin(totpSubject(userId));
    const right = (await this.checkApp(userId, code)) || (await this.spendRecoveryCode(userId, code));
    if (right) await this.attempts.succeed(totpSubject(userId));
    return right;
  }

  /** Of an account that asks for codes. @throws AppError under the protocol's names */
  async assertCode(userId: string, code: string): Promise<void> {
    if (!(await this.isEnabled(userId)))
      throw refusal('InvalidParameterException', 'User has not enabled software token mfa');
    if (!(await this.check(userId, code)))
      throw refusal('CodeMismatchException', 'Invalid code received for user');
  }

  private async checkApp(userId: string, code: string): Promise<boolean> {
    const sealed = (await this.read(userId))?.sealed_secret ?? null;
    const step = sealed === null ? undefined : this.stepOf(userId, sealed, code);
    if (step === undefined) return false;
    const [rows]: [unknown[], number] = await this.database.manager.query(
      `update software_token set last_step = $2 where user_id = $1 and last_step < $2 returning user_id`,
      [userId, step],
    );
    return rows.length > 0;
  }

  private spendRecoveryCode(userId: string, code: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const spent = await this.recoveryCodes.spend(tx.manager, userId, code);
      if (spent) await this.tell(tx, userId, 'recovery-code-used');
      return spent;
    });
  }

  /** Makes the secret that the code proves the one that counts; one that was replaced meanwhile is not. */
  private take(userId: string, sealed: Buffer, step: number): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const [rows]: [{ replaced: boolean }[], number] = await tx.manager.query(
        `update software_token as now set sealed_secret = $2, sealed_pending = null, last_step = $3 from software_token before
         where now.user_id = $1 and before.user_id = $1 and coalesce(now.sealed_pending, now.sealed_secret) = $2
           and (now.sealed_pending is not null or now.last_step < $3)
         returning before.enabled and before.sealed_pending is not null as replaced`,
        [userId, sealed, step],
      );
      if (rows[0]?.replaced) await this.tell(tx, userId, 'replaced');
      return rows.length > 0;
    });
  }

  private async tell(tx: Transaction, userId: string, change: SecondFactorChange): Promise<void> {
    await tx.enqueue(sendSecondFactorNotice, { userId, letterId: randomUUID(), change });
  }

  private stepOf(userId: string, sealed: Buffer, code: string): number | undefined {
    return stepOfCode(this.box.open('totp', userId, sealed).toString(), code, Date.now());
  }

  private async read(userId: string): Promise<Row | undefined> {
    const [row]: Row[] = await this.database.manager.query(
      `select sealed_secret, sealed_pending from software_token where user_id = $1`,
      [userId],
    );
    return row;
  }
}
