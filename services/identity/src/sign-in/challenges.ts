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

  /** Takes a challenge out: it can be answered once. */
  async take(id: string): Promise<TakenChallenge | undefined> {
    if (!/^[\w-]{43}$/.test(id)) return undefined;
    const [rows]: [Row[], number] = await this.database.manager.query(
      // A change of the password ends its challenges: the two are read in one moment.
      `delete from challenge where id = $1 and expires_at > now()
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
