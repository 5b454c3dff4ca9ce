import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { signIns } from '@lectern/contracts/sign-ins';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { TokenFamilies } from '../token/token-families.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Operation = typeof signIns.end;

@Controller()
export class EndSignIn {
  constructor(
    private readonly database: Database,
    private readonly families: TokenFamilies,
  ) {}

  @Handles(signIns.end)
  async handle({ signInId }: Input<Operation>, { userId }: Actor): Promise<Output<Operation>> {
    const ended =
      UUID.test(signInId) &&
      (await this.database.transaction((tx) => this.families.endOne(tx, userId, signInId)));
    if (!ended) throw refuse('no-such-sign-in');
    return null;
  }
}
