import { isIPv6 } from 'node:net';
import type { Actor } from '@lectern/contracts/actor';
import type { Operation } from '@lectern/contracts/define';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Points per duration in seconds. */
const LIMITS = {
  /** Any request of one address. */
  address: { points: 1200, duration: 60 },
  /** Any request of one user. */
  user: { points: 600, duration: 60 },
  /** Work that costs: drafting, speaking, reading PDFs, analyzing. */
  costly: { points: 240, duration: 3600 },
  /** Sign-in and everything else of the user pool, for one address. */
  pool: { points: 600, duration: 60 },
  /** Calls of the user pool that mail a letter: nobody floods other people's mailboxes from one address. */
  letters: { points: 200, duration: 3600 },
} as const;
type Limit = keyof typeof LIMITS;

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

  constructor(redis: Redis | undefined) {
    const make = (name: Limit): RateLimiterMemory | RateLimiterRedis => {
      const memory = new RateLimiterMemory({ keyPrefix: name, ...LIMITS[name] });
      // Without Redis each replica goes on counting for itself: looser, never open.
      return redis === undefined
        ? memory
        : new RateLimiterRedis({
            storeClient: redis,
            keyPrefix: `limit:${name}`,
            insuranceLimiter: memory,
            ...LIMITS[name],
          });
    };
    this.limiters = {
      address: make('address'),
      user: make('user'),
      costly: make('costly'),
      pool: make('pool'),
      letters: make('letters'),
    };
  }

  /** Counts a request, whoever makes it and before anything else is done for it. @throws AppError rate_limited */
  takeAddress(request: Pick<Request, 'ip'>): Promise<void> {
    return this.count('address', addressBlock(request.ip));
  }

  /** Counts what a caller asks for. @throws AppError rate_limited */
  async take(operation: Pick<Operation, 'timeoutMs'>, actor: Actor | null): Promise<void> {
    if (actor === null) return;
    await this.count('user', actor.userId);
    if ((operation.timeoutMs ?? 0) >= COSTLY_MS) await this.count('costly', actor.userId);
  }

  /** Counts a call of the user pool. @throws AppError rate_limited */
  async takePool(request: Pick<Request, 'ip'>, action: string | undefined): Promise<void> {
    const block = addressBlock(request.ip);
    await this.count('pool', block);
    if (action !== undefined && MAILED.includes(action)) await this.count('letters', block);
  }

  private async count(limit: Limit, key: string): Promise<void> {
    try {
      await this.limiters[limit].consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes)
        throw new AppError('rate_limited', 'Too many requests. Please wait a moment and try again.');
      throw error;
    }
  }
}
