import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { storable } from '@lectern/platform/database/storable';
import { refuse } from '@lectern/platform/errors/app-error';
import { Bus } from '@lectern/platform/messaging/bus';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { Drafter } from '../script/drafter.js';
import { draftOnMachine } from './draft-on-machine.job.js';
import { LocalDrafting } from './local-drafting.js';
import { MachineDraftRepository } from './machine-draft.repository.js';
import { machineDrafting } from './drafting-state.js';

/** Begins a draft by the model on this machine, beside the script that is there. */
@Controller()
export class BeginMachineDraft {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly drafter: Drafter,
    private readonly local: LocalDrafting,
    private readonly drafts: MachineDraftRepository,
  ) {}

  @Handles(machineDrafts.begin)
  async begin(
    request: Input<typeof machineDrafts.begin>,
    actor: Actor,
  ): Promise<Output<typeof machineDrafts.begin>> {
    const { userId } = actor;
    const { requestId, sessionId, scenario, caseDetails } = request;
    const { caseName } = await this.bus.ask(sessions.get, { sessionId }, actor);
    if ((await machineDrafting(this.drafter, this.local)) !== 'ready') throw refuse('no-machine-drafting');
    await this.database.transaction(async (tx) => {
      const payload = { userId, request: storable(request), caseName };
      const runId = await tx.enqueue(draftOnMachine, payload, { userId, requestId });
      await this.drafts.begin(tx, { runId, requestId, userId, sessionId, scenario, caseDetails });
    });
    return { requestId };
  }
}
