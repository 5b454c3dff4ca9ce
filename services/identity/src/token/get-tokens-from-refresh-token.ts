import type { Input, Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { PoolConfig } from '../pool/pool-config.js';
import { Refresh } from './refresh.js';

type Operation = typeof identity.getTokensFromRefreshToken;

@Controller()
export class GetTokensFromRefreshToken {
  constructor(
    private readonly pool: PoolConfig,
    private readonly refresh: Refresh,
  ) {}

  @Handles(identity.getTokensFromRefreshToken)
  async handle({ ClientId, RefreshToken }: Input<Operation>): Promise<Output<Operation>> {
    this.pool.assertClient(ClientId);
    return { AuthenticationResult: await this.refresh.refresh(RefreshToken) };
  }
}
