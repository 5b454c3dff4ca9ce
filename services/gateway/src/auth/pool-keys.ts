import { type AppError, refuse } from '@lectern/platform/errors/app-error';
import type { Logger } from '@lectern/platform/logging/logger';
import { JwksClient } from 'jwks-rsa';

/** Where a pool publishes its keys. */
export interface KeySource {
  jwksUri: string;
  /** Reads the keys of our own pool over the bus; absent for a pool elsewhere. */
  fetchKeys?: () => Promise<{ keys: unknown }>;
}

const REFRESH_MS = 5 * 60_000;
const REFRESH_AGAIN_MS = 10_000;
/** A flood of unknown key ids must not become a flood of fetches: five at once and five a minute, so never more than ten. */
const LOOK_UPS = 5;
const LOOK_UP_EVERY_MS = 12_000;
/** How long a key id that the pool did not know is refused without asking again. */
const UNKNOWN_MS = 60_000;
const MOST_UNKNOWN = 10_000;
const FETCH_TIMEOUT_MS = 10_000;
const LONGEST_KEY_ID = 200;

/**
 * The public keys of a user pool, in memory. They are fetched again behind the callers and stay while that fails, so nobody
 * is signed out because keys cannot be fetched or because strangers ask for keys that do not exist.
 */
export class PoolKeys {
  private readonly client: JwksClient;
  private keys = new Map<string, string>();
  /** Key ids that a fetch did not find, and until when that is believed. */
  private readonly unknown = new Map<string, number>();
  private fetchedAt = -Infinity;
  private triedAt = -Infinity;
  /** When the next look-up of an unknown key id is due; look-ups that were not made are saved up. */
  private nextLookUp = -Infinity;
  private fetching: Promise<void> | undefined;
  private failing = false;

  constructor(
    { jwksUri, fetchKeys }: KeySource,
    private readonly logger: Pick<Logger, 'info' | 'warn'>,
  ) {
    this.client = new JwksClient({
      jwksUri,
      cache: false,
      rateLimit: false,
      timeout: FETCH_TIMEOUT_MS,
      ...(fetchKeys && { fetcher: fetchKeys }),
    });
  }

  /** Fetches the keys before anybody asks; failing that, the first caller does. */
  async load(): Promise<void> {
    await this.fetch().catch(() => undefined);
  }

  /**
   * The key of that id as PEM.
   * @throws AppError unauthenticated if the pool has no such key; unavailable if that cannot be found out now
   */
  async pem(keyId: string | undefined): Promise<string> {
    if (keyId === undefined || keyId === '' || keyId.length > LONGEST_KEY_ID) throw noSuchKey();
    const known = this.keys.get(keyId);
    if (known !== undefined) {
      if (this.isRefreshDue()) void this.fetch().catch(() => undefined);
      return known;
    }
    if ((this.unknown.get(keyId) ?? 0) > Date.now()) throw noSuchKey();
    const underWay = this.fetching;
    if (underWay === undefined && !this.mayLookUp()) throw cannotBeChecked();
    await (underWay ?? this.fetch());
    const found = this.keys.get(keyId);
    if (found !== undefined) return found;
    // A fetch that was under way may have left the pool before this key was published: it proves nothing.
    if (underWay !== undefined) throw cannotBeChecked();
    this.remember(keyId);
    throw noSuchKey();
  }

  private isRefreshDue(): boolean {
    const now = Date.now();
    return now - this.fetchedAt > REFRESH_MS && now - this.triedAt > REFRESH_AGAIN_MS;
  }

  private mayLookUp(): boolean {
    const now = Date.now();
    const due = Math.max(this.nextLookUp, now - (LOOK_UPS - 1) * LOOK_UP_EVERY_MS);
    if (due > now) return false;
    this.nextLookUp = due + LOOK_UP_EVERY_MS;
    return true;
  }

  /** One fetch at a time, whoever waits for it. @throws AppError unavailable */
  private fetch(): Promise<void> {
    this.fetching ??= this.fetchNow().finally(() => (this.fetching = undefined));
    return this.fetching;
  }

  private async fetchNow(): Promise<void> {
    this.triedAt = Date.now();
    try {
      const keys = await this.client.getSigningKeys();
      this.keys = new Map(keys.map((key) => [key.kid, key.getPublicKey()]));
      this.fetchedAt = Date.now();
      if (this.failing) this.logger.info('the keys of the user pool can be fetched again');
      this.failing = false;
    } catch (error) {
      if (!this.failing) this.logger.warn({ error }, 'the keys of the user pool cannot be fetched');
      this.failing = true;
      throw cannotBeChecked();
    }
  }

  private remember(keyId: string): void {
    this.unknown.delete(keyId);
    this.unknown.set(keyId, Date.now() + UNKNOWN_MS);
    const [oldest] = this.unknown.keys();
    if (this.unknown.size > MOST_UNKNOWN && oldest !== undefined) this.unknown.delete(oldest);
  }
}

const noSuchKey = (): AppError => refuse('sign-in-needed');
const cannotBeChecked = (): AppError => refuse('sign-in-not-checked');
