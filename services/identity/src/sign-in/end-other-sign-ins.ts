import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { signIns } from '@lectern/contracts/sign-ins';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { TokenFamilies } from '../token/token-families.js';

type Operation = typeof signIns.endOthers;

@Controller()
export class EndOtherSignIns {
  constructor(
    private readonly database: Database,
    private readonly families: TokenFamilies,
  ) {}

  @Handles(signIns.endOthers)
  async handle(_input: Input<Operation>, { userId, originJti }: Actor): Promise<Output<Operation>> {
    return { ended: await this.database.transaction((tx) => this.families.endAll(tx, userId, originJti)) };
  }
}
