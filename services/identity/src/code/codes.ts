import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Injectable } from '@nestjs/common';
import { refusal } from '../pool/pool-refusal.js';
import { SecretBox } from '../secret/secret-box.js';
import type { Claimant } from '../user/users.js';
import { CODE_MINUTES, type CodePurpose, MAX_TRIES, maskAddress, mayMail } from './code.rules.js';
import { newCode } from './new-code.js';
import { sendCode, sendSignUpNotice } from './send-code.job.js';

export interface CodeDelivery {
  Destination: string;
  DeliveryMedium: 'EMAIL';
  AttributeName: 'email';
}

const INSERT = `insert into code (id, subject, purpose, mac, sealed_code, expires_at)
  values ($1, $2, $3, $4, $5, now() + $6 * interval '1 minute') on conflict (subject, purpose)`;

/**
 * Codes by mail. A name without an account gets a code that nobody knows, and so does an account that needs none; its owner
 * is written to instead. So nothing tells the three apart, except to who knows a right code.
 */
@Injectable()
export class Codes {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {}

  /** Makes the code that replaces any earlier one, and queues its letter. @throws AppError LimitExceededException */
  async issue(tx: Transaction, claimant: Claimant, purpose: CodePurpose): Promise<CodeDelivery> {
    await this.takePermit(tx, claimant.user?.email ?? claimant.name);
    return this.replace(tx, claimant, purpose);
  }

  /** {@link issue} without asking whether a letter may go: the caller has taken a permit. */
  async replace(
    tx: Transaction,
    { name, user, subject }: Claimant,
    purpose: CodePurpose,
  ): Promise<CodeDelivery> {
    const address = user?.email ?? name;
    const isOwed = user !== null && (purpose !== 'sign-up' || user.confirmedAt === null);
    const id = randomUUID();
    const code = newCode();
    await tx.manager.query(
      `${INSERT} do update set id = excluded.id, mac = excluded.mac, sealed_code = excluded.sealed_code, tries = 0,
         created_at = now(), expires_at = excluded.expires_at, spent_at = null`,
      [
        id,
        subject,
        purpose,
        isOwed ? this.mac(id, code) : randomBytes(32),
        isOwed ? this.box.seal('code', id, code) : null,
        CODE_MINUTES[purpose],
      ],
    );
    if (isOwed) await tx.enqueue(sendCode, { codeId: id });
    else if (user !== null) await tx.enqueue(sendSignUpNotice, { userId: user.id, letterId: id });
    return { Destination: maskAddress(address), DeliveryMedium: 'EMAIL', AttributeName: 'email' };
  }

  /** A name that awaits no code answers guesses like one that does. */
  async pretend({ subject }: Claimant, purpose: CodePurpose): Promise<void> {
    await this.database.manager.query(
      `${INSERT} do update set id = excluded.id, mac = excluded.mac, tries = 0, expires_at = excluded.expires_at,
         spent_at = null where code.expires_at < now()`,
      [randomUUID(), subject, purpose, randomBytes(32), null, CODE_MINUTES[purpose]],
    );
  }

  /**
   * Checks a guess; it counts before it is judged. @returns the id under which `spend` ends the code
   * @throws AppError CodeMismatchException, ExpiredCodeException or TooManyFailedAttemptsException; NotAuthorizedException
   * when it is the right one and has confirmed the account already
   */
  async check({ subject }: Claimant, purpose: CodePurpose, guess: string): Promise<string> {
    const { manager } = this.database;
    const [rows]: [{ id: string; mac: Buffer; spent_at: Date | null }[], number] = await manager.query(
      `update code set tries = tries + 1
       where subject = $1 and purpose = $2 and tries < ${MAX_TRIES} and expires_at > now() returning id, mac, spent_at`,
      [subject, purpose],
    );
    const [code] = rows;
    if (code === undefined) throw await this.whyNot(subject, purpose);
    if (!timingSafeEqual(code.mac, this.mac(code.id, guess.trim())))
      throw refusal('CodeMismatchException', 'Invalid verification code provided, please try again.');
    if (code.spent_at !== null) throw purpose === 'sign-up' ? alreadyConfirmed() : expired();
    return code.id;
  }

  /** Ends a code that was right. @throws AppError when somebody else used or replaced it meanwhile */
  async spend(tx: Transaction, id: string): Promise<void> {
    const [rows]: [unknown[], number] = await tx.manager.query(
      `update code set spent_at = now(), sealed_code = null where id = $1 and spent_at is null returning id`,
      [id],
    );
    if (rows.length === 0) throw expired();
  }

  private async whyNot(subject: string, purpose: CodePurpose): Promise<Error> {
    const worn: unknown[] = await this.database.manager.query(
      `select 1 from code where subject = $1 and purpose = $2 and expires_at > now()`,
      [subject, purpose],
    );
    return worn.length > 0
      ? refusal('TooManyFailedAttemptsException', 'Too many failed attempts. Please request a new code.')
      : expired();
  }

  /**
   * One address is not flooded with letters, whoever asks for them. Whatever happens to one address goes on in turn from
   * here to the end of the transaction. @throws AppError LimitExceededException
   */
  async takePermit(tx: Transaction, address: string): Promise<void> {
    const mac = this.box.mac('address', address);
    await tx.manager.query(`select pg_advisory_xact_lock($1)`, [mac.readBigInt64BE().toString()]);
    await tx.manager.query(
      `delete from letter_permit where address_mac = $1 and given_at < now() - interval '1 hour'`,
      [mac],
    );
    const given: { ago: number }[] = await tx.manager.query(
      `select extract(epoch from clock_timestamp() - given_at)::float8 as ago from letter_permit where address_mac = $1`,
      [mac],
    );
    if (!mayMail(given.map(({ ago }) => ago)))
      throw refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
    await tx.manager.query(`insert into letter_permit (address_mac) values ($1)`, [mac]);
  }

  private mac(id: string, code: string): Buffer {
    return this.box.mac('code', `${id}|${code}`);
  }
}

/** The code was right, and has done its work. */
export const alreadyConfirmed = (): Error =>
  refusal('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');

const expired = (): Error =>
  refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.');
