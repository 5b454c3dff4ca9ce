import type { Environment } from '@lectern/platform/config/environment';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { refusal } from './pool-refusal.js';

/** What this pool is called and how long its things last. */
@Injectable()
export class PoolConfig {
  readonly poolName: string;
  readonly clientId: string;
  readonly issuer: string;
  readonly srp: boolean;
  /** Life of access and id tokens. */
  readonly tokenSeconds = 3600;
  /** Life of a sign-in, however often it is refreshed. */
  readonly familyDays = 30;
  /** How long the refresh token before the newest one still works: two tabs, or an answer that got lost. */
  readonly graceSeconds = 60;
  /** How long a client may take to answer a challenge. */
  readonly challengeSeconds = 180;

  constructor(@InjectEnvironment() { POOL_ID, POOL_CLIENT_ID, POOL_SRP, publicUrl }: Environment) {
    // It enters every SRP verifier, so a pool can never be renamed.
    this.poolName = POOL_ID.slice(POOL_ID.lastIndexOf('_') + 1);
    this.clientId = POOL_CLIENT_ID;
    this.issuer = `${publicUrl}/${POOL_ID}`;
    this.srp = POOL_SRP === 'on';
  }

  assertClient(clientId: string): void {
    if (clientId !== this.clientId)
      throw refusal('ResourceNotFoundException', 'User pool client does not exist.');
  }
}
