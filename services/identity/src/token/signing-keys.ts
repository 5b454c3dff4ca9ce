import { randomUUID } from 'node:crypto';
import { Database } from '@lectern/platform/database/database';
import { Health } from '@lectern/platform/health/health';
import { Injectable } from '@nestjs/common';
import {
  type CryptoKey,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type JWK,
} from 'jose';
import { SecretBox } from '../secret/secret-box.js';

const ALGORITHM = 'RS256';
const ROTATE_AFTER_DAYS = 90;
/** A replaced key stays published until every token it signed has long expired. */
const KEEP_REPLACED_HOURS = 24;
/** A new key is published for a while before it signs, so that those who verify have it when they need it. */
const ANNOUNCE_MINUTES = 15;

interface KeyRow {
  kid: string;
  public_jwk: JWK;
  sealed_private_key: Buffer;
  due: boolean;
}

export interface SigningKey {
  kid: string;
  key: CryptoKey;
}

/** The key pairs of the pool. The newest active one signs; replaced ones stay published for the tokens they signed. */
@Injectable()
export class SigningKeys {
  private readonly opened = new Map<string, CryptoKey>();

  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    health: Health,
  ) {
    // With another IDENTITY_SECRET than the keys were sealed with, nobody can sign in.
    health.addReachable('signing key', async () => void (await this.current()));
  }

  /** The key to sign with; makes the first one, and in time the next one. */
  async current(): Promise<SigningKey> {
    let row = await this.newestActive();
    if (row === undefined) {
      await this.create(0, true);
      row = await this.newestActive();
    } else if (row.due) await this.create(ANNOUNCE_MINUTES, true);
    if (row === undefined) throw new Error('No signing key could be made.');
    return { kid: row.kid, key: await this.open(row) };
  }

  /** Replaces the signing key at once. */
  async rotate(): Promise<void> {
    await this.create(0, false);
  }

  /** Public keys by which a token may be verified now. */
  async published(): Promise<JWK[]> {
    const rows: Pick<KeyRow, 'public_jwk'>[] = await this.database.manager.query(
      `select public_jwk from signing_key k where ${STILL_NEEDED} order by active_from desc`,
    );
    return rows.map(({ public_jwk }) => public_jwk);
  }

  /** The public key of that id, or undefined. */
  async publicKey(kid: string): Promise<CryptoKey | undefined> {
    if (!/^[\w-]{1,64}$/.test(kid)) return undefined;
    const [row]: Pick<KeyRow, 'public_jwk'>[] = await this.database.manager.query(
      `select public_jwk from signing_key k where kid = $1 and ${STILL_NEEDED}`,
      [kid],
    );
    return row === undefined ? undefined : ((await importJWK(row.public_jwk, ALGORITHM)) as CryptoKey);
  }

  private async newestActive(): Promise<KeyRow | undefined> {
    const rows: KeyRow[] = await this.database.manager.query(
      `select k.*, active_from < now() - interval '${ROTATE_AFTER_DAYS} days'
         and not exists (select 1 from signing_key n where n.active_from > now()) as due
       from signing_key k where active_from <= now() order by active_from desc limit 1`,
    );
    return rows[0];
  }

  /** @param onlyIfNeeded leaves it when another replica was faster */
  private async create(inMinutes: number, onlyIfNeeded: boolean): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, {
      modulusLength: 2048,
      extractable: true,
    });
    const kid = randomUUID();
    const jwk = { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' };
    const sealed = this.box.seal('signing-key', kid, await exportPKCS8(privateKey));
    await this.database.transaction(async ({ manager }) => {
      await manager.query(`select pg_advisory_xact_lock(hashtext('identity.signing-key'))`);
      const fresh: unknown[] = await manager.query(
        `select 1 from signing_key where active_from > now() - interval '${ROTATE_AFTER_DAYS} days'`,
      );
      if (onlyIfNeeded && fresh.length > 0) return;
      await manager.query(
        `insert into signing_key (kid, public_jwk, sealed_private_key, active_from)
         values ($1, $2, $3, clock_timestamp() + $4 * interval '1 minute')`,
        [kid, JSON.stringify(jwk), sealed, inMinutes],
      );
      await manager.query(`delete from signing_key k where not (${STILL_NEEDED})`);
    });
  }

  private async open({ kid, sealed_private_key }: KeyRow): Promise<CryptoKey> {
    const known = this.opened.get(kid);
    if (known !== undefined) return known;
    const key = await importPKCS8(
      this.box.open('signing-key', kid, sealed_private_key).toString(),
      ALGORITHM,
    );
    this.opened.set(kid, key);
    return key;
  }
}

const STILL_NEEDED = `not exists (select 1 from signing_key newer where newer.active_from > k.active_from
  and newer.active_from < now() - interval '${KEEP_REPLACED_HOURS} hours')`;
