import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { MachineDraftRepository } from './machine-draft.repository.js';

/** Which draft by the model on this machine waits for its owner beside a script, in whatever browser it was asked for. */
@Controller()
export class FindMachineDraft {
  constructor(private readonly drafts: MachineDraftRepository) {}

  @Handles(machineDrafts.find)
  async find(
    { sessionId, scenario }: Input<typeof machineDrafts.find>,
    { userId }: Actor,
  ): Promise<Output<typeof machineDrafts.find>> {
    const newest = await this.drafts.newestOf({ userId, sessionId, scenario });
    return { requestId: newest?.requestId ?? null };
  }
}
