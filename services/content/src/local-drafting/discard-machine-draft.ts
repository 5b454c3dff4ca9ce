import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { Database } from '@lectern/platform/database/database';
import { runOf } from '@lectern/platform/jobs/run-of';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { MachineDraftRepository } from './machine-draft.repository.js';

/** Stops a draft by the model on this machine while it is written, and forgets it. */
@Controller()
export class DiscardMachineDraft {
  constructor(
    private readonly database: Database,
    private readonly drafts: MachineDraftRepository,
  ) {}

  @Handles(machineDrafts.discard)
  async discard({ requestId }: Input<typeof machineDrafts.discard>, { userId }: Actor): Promise<null> {
    const runId = runOf(userId, requestId);
    await this.database.transaction((tx) => this.drafts.forget(tx, { runId, userId }));
    return null;
  }
}
