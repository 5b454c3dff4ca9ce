import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { signIns } from '@lectern/contracts/sign-ins';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { TokenFamilies } from '../token/token-families.js';

type Operation = typeof signIns.list;

@Controller()
export class ListSignIns {
  constructor(private readonly families: TokenFamilies) {}

  @Handles(signIns.list)
  async handle(_input: Input<Operation>, actor: Actor): Promise<Output<Operation>> {
    const families = await this.families.listOpen(actor.userId);
    return families.map(({ originJti, signedInAt, rotatedAt, expiresAt, agent, address }) => ({
      id: originJti,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: (rotatedAt ?? signedInAt).toISOString(),
      expiresAt: expiresAt.toISOString(),
      agent,
      address,
      current: originJti === actor.originJti,
    }));
  }
}
