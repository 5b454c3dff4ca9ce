import { randomBytes, randomUUID } from 'node:crypto';
import { tokensRevoked } from '@lectern/contracts/identity';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { PoolConfig } from '../pool/pool-config.js';
import { RefreshTokens } from './refresh-tokens.js';
import { decideRefresh, type RefreshDecision } from './refresh.rules.js';
import { UserEntity } from '../user/user.entity.js';
import { TokenFamilyEntity } from './token-family.entity.js';

const DAY_MS = 86_400_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Who knocks, as far as the gateway saw. */
export interface Caller {
  callerAgent?: string | undefined;
  callerIp?: string | undefined;
  device?: string | undefined;
}

export interface Redeemed {
  decision: RefreshDecision;
  family: TokenFamilyEntity | undefined;
}

/** Sign-ins: opened, refreshed, ended. */
@Injectable()
export class TokenFamilies {
  constructor(
    private readonly database: Database,
    private readonly pool: PoolConfig,
    private readonly refreshTokens: RefreshTokens,
  ) {}

  /**
   * Starts a sign-in. A password that is changed, or an account that is deleted, while somebody is let in with it waits
   * for this or is waited for: then there is no sign-in.
   */
  open({ id: userId, passwordHash }: UserEntity, caller: Caller): Promise<TokenFamilyEntity | undefined> {
    return this.database.transaction(async ({ manager }) => {
      const proven = await manager.findOne(UserEntity, {
        where: { id: userId, passwordHash },
        lock: { mode: 'pessimistic_read' },
      });
      if (proven === null) return undefined;
      const now = new Date();
      const family = manager.create(TokenFamilyEntity, {
        originJti: randomUUID(),
        userId,
        clientId: this.pool.clientId,
        nonce: randomBytes(16),
        generation: 0,
        rotatedAt: null,
        signedInAt: now,
        expiresAt: new Date(now.getTime() + this.pool.familyDays * DAY_MS),
        revokedAt: null,
        agent: caller.callerAgent ?? '',
        address: caller.callerIp ?? '',
      });
      await manager.insert(TokenFamilyEntity, family);
      return family;
    });
  }

  /** Takes a refresh token; a copied one ends its whole sign-in. */
  redeem(token: string): Promise<Redeemed> {
    return this.database.transaction(async (tx) => {
      const claim = this.refreshTokens.read(token);
      const family = claim && (await this.lock(tx, claim.originJti));
      if (!claim || !family || !this.refreshTokens.isGenuine(claim, family))
        return { decision: 'unknown', family: undefined };
      const now = new Date();
      const decision = decideRefresh(family, claim.generation, now, this.pool.graceSeconds);
      if (decision === 'rotate') {
        family.generation++;
        family.rotatedAt = now;
        await tx.manager.save(family);
      }
      if (decision === 'reuse') await this.revoke(tx, family);
      return { decision, family };
    });
  }

  /** Ends the sign-in that a refresh token belongs to; a token of none is no error, since the wish is fulfilled. */
  async end(token: string): Promise<void> {
    const claim = this.refreshTokens.read(token);
    if (claim === undefined) return;
    await this.database.transaction(async (tx) => {
      const family = await this.lock(tx, claim.originJti);
      if (family !== null && this.refreshTokens.isGenuine(claim, family)) await this.revoke(tx, family);
    });
  }

  /** Ends every sign-in of a user, except one. @returns how many that were */
  async endAll(tx: Transaction, userId: string, exceptOriginJti?: string): Promise<number> {
    const families = await tx.manager.find(TokenFamilyEntity, {
      where: { userId, revokedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    const ending = families.filter(({ originJti }) => originJti !== exceptOriginJti);
    for (const family of ending) await this.revoke(tx, family);
    return ending.length;
  }

  /** What stays of the ended sign-ins of an account that is gone: that their tokens do not count. */
  async forgetWhose({ manager }: Transaction, userId: string): Promise<void> {
    await manager.update(TokenFamilyEntity, { userId }, { userId: NOBODY });
  }

  /** The sign-in, if its access tokens still count. */
  opened(originJti: string, userId: string): Promise<TokenFamilyEntity | null> {
    return this.database.manager.findOneBy(TokenFamilyEntity, { originJti, userId, revokedAt: IsNull() });
  }

  /** Every sign-in of a user that has not ended, the newest first. */
  listOpen(userId: string): Promise<TokenFamilyEntity[]> {
    return this.database.manager.find(TokenFamilyEntity, {
      where: { userId, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      order: { signedInAt: 'DESC' },
    });
  }

  /** Ends one sign-in of a user. @returns whether there was one */
  async endOne(tx: Transaction, userId: string, originJti: string): Promise<boolean> {
    const family = await this.lock(tx, originJti);
    if (family === null || family.userId !== userId || family.revokedAt !== null) return false;
    await this.revoke(tx, family);
    return true;
  }

  /** Revocations that concern tokens which have not expired by themselves. */
  async revoked(): Promise<{ originJti: string; until: string }[]> {
    const rows: { origin_jti: string; revoked_at: Date }[] = await this.database.manager.query(
      `select origin_jti, revoked_at from token_family where revoked_at > now() - $1 * interval '1 second'`,
      [this.pool.tokenSeconds + CLOCK_SECONDS],
    );
    return rows.map(({ origin_jti, revoked_at }) => ({
      originJti: origin_jti,
      until: this.until(revoked_at),
    }));
  }

  private async revoke(tx: Transaction, family: TokenFamilyEntity): Promise<void> {
    if (family.revokedAt !== null) return;
    // Whose device it was matters no more: what stays is that its tokens do not count.
    Object.assign(family, { revokedAt: new Date(), agent: '', address: '' });
    await tx.manager.save(family);
    const { originJti, userId } = family;
    await tx.publish(tokensRevoked, { originJti, userId, until: this.until(family.revokedAt!) });
  }

  private until(revokedAt: Date): string {
    return new Date(revokedAt.getTime() + (this.pool.tokenSeconds + CLOCK_SECONDS) * 1000).toISOString();
  }

  private lock(tx: Transaction, originJti: string): Promise<TokenFamilyEntity | null> {
    return tx.manager.findOne(TokenFamilyEntity, {
      where: { originJti },
      lock: { mode: 'pessimistic_write' },
    });
  }
}

/** Clocks differ: whoever verifies may take a token a little longer than it says. */
const CLOCK_SECONDS = 60;
