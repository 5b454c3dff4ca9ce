import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { Database } from '@lectern/platform/database/database';
import { runOf } from '@lectern/platform/jobs/run-of';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { AnswerEntity } from '../requests/answer.entity.js';
import { MachineDraft } from './draft-on-machine.job.js';
import { machineDraftRun } from './machine-draft.js';

/** How far a draft by the model on this machine is, and the draft once it is written. */
@Controller()
export class GetMachineDraft {
  constructor(private readonly database: Database) {}

  @Handles(machineDrafts.get)
  async get(
    { requestId }: Input<typeof machineDrafts.get>,
    { userId }: Actor,
  ): Promise<Output<typeof machineDrafts.get>> {
    const { manager } = this.database;
    const id = runOf(userId, requestId);
    const { state, result } = await machineDraftRun(manager, id, userId);
    const kept = await manager.findOneBy(AnswerEntity, { id, userId });
    return {
      state,
      outcome: result?.outcome ?? null,
      draft: kept && MachineDraft.parse(kept.answer).draft,
    };
  }
}
