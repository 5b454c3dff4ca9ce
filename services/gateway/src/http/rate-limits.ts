import { createHash } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Actor } from '@lectern/contracts/actor';
import type { Operation } from '@lectern/contracts/define';
import type { Environment } from '@lectern/platform/config/environment';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Logger } from '@lectern/platform/logging/logger';
import type { Request } from 'express';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Points per duration in seconds. */
const LIMITS = {
  /** Any request of one address: a whole firm may stand behind it. */
  address: { points: 20_000, duration: 60 },
  /** Any request of one user. */
  user: { points: 600, duration: 60 },
  /** Work that costs: drafting, speaking, reading PDFs, analyzing. */
  costly: { points: 240, duration: 3600 },
  /** Sign-in and everything else of the user pool, for one address. */
  pool: { points: 2_000, duration: 60 },
  /** Calls of the user pool that mail a letter: nobody floods other people's mailboxes from one address. */
  letters: { points: 400, duration: 3600 },
  /** What anyone may look up by a number, for one address: numbers are not tried one after the other. */
  lookups: { points: 30, duration: 60 },
} as const;
type Limit = keyof typeof LIMITS;
type Points = Record<Limit, { points: number; duration: number }>;

/**
 * The limits, changed by `RATE_LIMITS`: `address=50000/60,user=1200/60` (points per seconds).
 * @throws Error when it names no limit of ours or no numbers
 */
export function limitsFrom(variable: string | undefined): Points {
  const limits: Points = { ...LIMITS };
  for (const entry of (variable ?? '').split(',').filter((part) => part.trim() !== '')) {
    const [, name, points, duration] = /^\s*(\w+)=([1-9]\d{0,8})\/([1-9]\d{0,5})\s*$/.exec(entry) ?? [];
    if (name === undefined || !Object.hasOwn(limits, name))
      throw new Error(
        `RATE_LIMITS: "${entry}" is not one of ${Object.keys(LIMITS).join(', ')} as name=points/seconds.`,
      );
    limits[name as Limit] = { points: Number(points), duration: Number(duration) };
  }
  return limits;
}

/**
 * Addresses that are counted only by user: `TRUSTED_ADDRESSES=10.0.0.0/8,203.0.113.7`.
 * @throws Error when one is no address or range
 */
export function trustedFrom(variable: string | undefined): BlockList {
  const list = new BlockList();
  for (const entry of (variable ?? '').split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    try {
      list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
    } catch (error) {
      throw new Error(`TRUSTED_ADDRESSES: "${entry}" is no address and no range.`, { cause: error });
    }
  }
  return list;
}

/** An operation that may take this long does real work. */
const COSTLY_MS = 30_000;

const MAILED = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword'];

/** Under what an address is counted: whoever has an IPv6 address has 2^64 of them. */
export function addressBlock(ip = 'unknown'): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [before = [], after = []] = address
    .toLowerCase()
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const gap = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...gap, ...after].slice(0, 4).join(':');
}

/** Counts requests; in memory for one process, in Redis for several. */
export class RateLimits {
  private readonly limiters: Record<Limit, RateLimiterMemory | RateLimiterRedis>;

  constructor(
    private readonly redis: Redis | undefined,
    limits: Points = LIMITS,
    private readonly trusted = new BlockList(),
  ) {
    const make = (name: Limit): RateLimiterMemory | RateLimiterRedis => {
      const memory = new RateLimiterMemory({ keyPrefix: name, ...limits[name] });
      // Without Redis each replica goes on counting for itself: looser, never open.
      return redis === undefined
        ? memory
        : new RateLimiterRedis({
            storeClient: redis,
            keyPrefix: `limit:${name}`,
            insuranceLimiter: memory,
            ...limits[name],
          });
    };
    this.limiters = {
      address: make('address'),
      user: make('user'),
      costly: make('costly'),
      pool: make('pool'),
      letters: make('letters'),
      lookups: make('lookups'),
    };
  }

  /** As the environment says: in Redis, where several replicas count together. */
  static at({ REDIS_URL: url, RATE_LIMITS, TRUSTED_ADDRESSES }: Environment, logger: Logger): RateLimits {
    // Counts of one request go to Redis together.
    const redis =
      url === undefined
        ? undefined
        : new Redis(url, { enableOfflineQueue: false, enableAutoPipelining: true });
    let isAway = false;
    redis?.on('error', (error: unknown) => {
      if (!isAway) logger.warn({ error }, 'Redis is away: each replica counts for itself');
      isAway = true;
    });
    redis?.on('ready', () => {
      isAway = false;
    });
    return new RateLimits(redis, limitsFrom(RATE_LIMITS), trustedFrom(TRUSTED_ADDRESSES));
  }

  close(): void {
    this.redis?.disconnect();
  }

  /** Counts a request, whoever makes it, and a lookup by itself too. @throws AppError rate_limited */
  async takeAddress(request: Pick<Request, 'ip'>, operation?: Pick<Operation, 'lookup'>): Promise<void> {
    const address = (request.ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
    if (isIP(address) > 0 && this.trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return;
    const block = addressBlock(request.ip);
    await Promise.all([
      this.count('address', block),
      operation?.lookup === true ? this.count('lookups', block) : undefined,
    ]);
  }

  /** Counts what a caller asks for. @throws AppError rate_limited */
  async take(operation: Pick<Operation, 'timeoutMs' | 'costly'>, actor: Actor | null): Promise<void> {
    if (actor === null) return;
    await this.count('user', actor.userId);
    if (operation.costly || (operation.timeoutMs ?? 0) >= COSTLY_MS) await this.count('costly', actor.userId);
  }

  /** Counts a call of the user pool. @throws AppError rate_limited */
  async takePool(request: Pick<Request, 'ip'>, action: string | undefined): Promise<void> {
    const block = addressBlock(request.ip);
    await this.count('pool', block);
    if (action !== undefined && MAILED.includes(action)) await this.count('letters', block);
  }

  private async count(limit: Limit, key: string): Promise<void> {
    try {
      // A count may live longer than its account: nobody's id stands in Redis.
      await this.limiters[limit].consume(createHash('sha256').update(key).digest('base64url'));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw refuse('too-many-requests');
      throw error;
    }
  }
}
