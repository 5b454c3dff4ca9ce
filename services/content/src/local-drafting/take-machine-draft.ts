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
import { AnswerRepository } from '../requests/answer.repository.js';
import { MachineDraft } from './draft-on-machine.job.js';
import { machineDraftRun } from './machine-draft.js';

/** Puts a draft by the model on this machine in the place of the session's script. */
@Controller()
export class TakeMachineDraft {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly answers: AnswerRepository,
  ) {}

  @Handles(machineDrafts.take)
  async take({ requestId }: Input<typeof machineDrafts.take>, actor: Actor): Promise<null> {
    const { userId } = actor;
    const runId = runOf(userId, requestId);
    // Another kind of request of the same user keeps an answer, too.
    await machineDraftRun(this.database.manager, runId, userId);
    const { answer, sessionId } = await this.answers.ofOwner(runId, userId);
    if (sessionId === null) throw refuse('no-such-request');
    const { draft, scenario, caseDetails } = MachineDraft.parse(answer);
    await this.bus.ask(
      scripts.keep,
      { sessionId, scenario, runId, caseData: caseDetails, content: draft },
      { userId },
    );
    return null;
  }
}
