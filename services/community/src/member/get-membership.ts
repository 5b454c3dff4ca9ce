import type { Actor } from '@lectern/contracts/actor';
import { type Membership, membership } from '@lectern/contracts/membership';
import type { Input } from '@lectern/contracts/define';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { MemberNames } from './member-names.js';
import { toMembership } from './save-membership.js';

@Controller()
export class GetMembership {
  constructor(private readonly members: MemberNames) {}

  @Handles(membership.get)
  async handle(_input: Input<typeof membership.get>, actor: Actor): Promise<Membership> {
    return toMembership(await this.members.of(actor));
  }
}
