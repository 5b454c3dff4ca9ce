import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { runOf } from '@lectern/platform/jobs/run-of';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { MachineDraftRepository } from './machine-draft.repository.js';

/** How far a draft by the model on this machine is, and the draft once it is written. */
@Controller()
export class GetMachineDraft {
  constructor(private readonly drafts: MachineDraftRepository) {}

  @Handles(machineDrafts.get)
  async get(
    { requestId }: Input<typeof machineDrafts.get>,
    { userId }: Actor,
  ): Promise<Output<typeof machineDrafts.get>> {
    const { state, result, draft, elapsedSeconds } = await this.drafts.follow(
      runOf(userId, requestId),
      userId,
    );
    return { state, outcome: result?.outcome ?? null, draft, elapsedSeconds };
  }
}
