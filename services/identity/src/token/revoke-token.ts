import type { Input, Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { PoolConfig } from '../pool/pool-config.js';
import { TokenFamilies } from './token-families.js';

type Operation = typeof identity.revokeToken;

@Controller()
export class RevokeToken {
  constructor(
    private readonly pool: PoolConfig,
    private readonly families: TokenFamilies,
  ) {}

  @Handles(identity.revokeToken)
  async handle({ ClientId, Token }: Input<Operation>): Promise<Output<Operation>> {
    this.pool.assertClient(ClientId);
    await this.families.end(Token);
    return {};
  }
}
