import { randomBytes } from 'node:crypto';
import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import { PoolConfig } from '../pool/pool-config.js';
import { SecretBox } from '../secret/secret-box.js';

/** What the server remembers between the two halves of an SRP sign-in. */
export interface Challenge {
  /** Null when the name has no account. */
  userId: string | null;
  subject: string;
  srpUserId: string;
  key: Buffer;
  secretBlock: Buffer;
}

/** A challenge as it is taken out, with the password that it was about. */
export interface TakenChallenge extends Challenge {
  passwordHash: string | null;
}

/** Codes that one challenge judges. */
const MAX_CODES = 5;

interface Row {
  user_id: string | null;
  subject: string;
  srp_user_id: string;
  sealed_key: Buffer;
  secret_block: Buffer;
  password_hash: string | null;
}

@Injectable()
export class Challenges {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    private readonly pool: PoolConfig,
  ) {}

  /** @returns the session id that the client sends back */
  async keep({ userId, subject, srpUserId, key, secretBlock }: Challenge): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    await this.database.manager.query(
      `insert into challenge (id, user_id, subject, srp_user_id, sealed_key, secret_block, expires_at)
       values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 second')`,
      [
        id,
        userId,
        subject,
        srpUserId,
        this.box.seal('challenge', id, key),
        secretBlock,
        this.pool.challengeSeconds,
      ],
    );
    return id;
  }

  /** Asks for a code of the user's app. @returns the session id that the client sends back */
  async askForCode(userId: string): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    await this.database.manager.query(
      `insert into challenge (id, name, user_id, subject, srp_user_id, expires_at)
       values ($1, 'SOFTWARE_TOKEN_MFA', $2::uuid, $2::text, $2::text, now() + $3 * interval '1 second')`,
      [id, userId, this.pool.challengeSeconds],
    );
    return id;
  }

  /** Who answers with a code; counted, because such a challenge survives a few wrong ones. */
  async tryCode(id: string): Promise<string | undefined> {
    if (!/^[\w-]{43}$/.test(id)) return undefined;
    const [rows]: [{ user_id: string }[], number] = await this.database.manager.query(
      `update challenge set tries = tries + 1
       where id = $1 and name = 'SOFTWARE_TOKEN_MFA' and tries < ${MAX_CODES} and expires_at > now() returning user_id`,
      [id],
    );
    return rows[0]?.user_id;
  }

  /** The code was right: the challenge has done its work. @returns false when it was answered or ended meanwhile */
  async finish(id: string): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.database.manager.query(
      `delete from challenge where id = $1 returning id`,
      [id],
    );
    return rows.length > 0;
  }

  /** Takes a challenge out: it can be answered once. */
  async take(id: string): Promise<TakenChallenge | undefined> {
    if (!/^[\w-]{43}$/.test(id)) return undefined;
    const [rows]: [Row[], number] = await this.database.manager.query(
      // A change of the password ends its challenges: the two are read in one moment.
      `delete from challenge where id = $1 and name = 'PASSWORD_VERIFIER' and expires_at > now()
       returning *, (select password_hash from user_account where user_account.id = challenge.user_id)`,
      [id],
    );
    const [row] = rows;
    return (
      row && {
        userId: row.user_id,
        subject: row.subject,
        srpUserId: row.srp_user_id,
        key: this.box.open('challenge', id, row.sealed_key),
        secretBlock: row.secret_block,
        passwordHash: row.password_hash,
      }
    );
  }
}
