import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { scripts } from '@lectern/contracts/scripts';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { runOf } from '@lectern/platform/jobs/run-of';
import { Bus } from '@lectern/platform/messaging/bus';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { MachineDraftRepository } from './machine-draft.repository.js';

/** Puts a draft by the model on this machine in the place of the session's script. */
@Controller()
export class TakeMachineDraft {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly drafts: MachineDraftRepository,
  ) {}

  @Handles(machineDrafts.take)
  async take({ requestId }: Input<typeof machineDrafts.take>, { userId }: Actor): Promise<null> {
    const runId = runOf(userId, requestId);
    const { sessionId, scenario, caseDetails, draft } = await this.drafts.ofOwner(runId, userId);
    if (draft === null) throw refuse('no-such-request');
    await this.bus.ask(
      scripts.keep,
      { sessionId, scenario, runId, caseData: caseDetails, content: draft },
      { userId },
    );
    await this.database.transaction((tx) => this.drafts.forget(tx, { runId, userId }));
    return null;
  }
}
