import type { Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { TokenFamilies } from './token-families.js';

@Controller()
export class ListRevocations {
  constructor(private readonly families: TokenFamilies) {}

  @Handles(identity.listRevocations)
  handle(): Promise<Output<typeof identity.listRevocations>> {
    return this.families.revoked();
  }
}
