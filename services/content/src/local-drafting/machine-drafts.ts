import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output, Result } from '@lectern/contracts/define';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { scripts } from '@lectern/contracts/scripts';
import { sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { storable } from '@lectern/platform/database/storable';
import { refuse } from '@lectern/platform/errors/app-error';
import { runOf } from '@lectern/platform/jobs/run-of';
import { Bus } from '@lectern/platform/messaging/bus';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { AnswerEntity } from '../requests/answer.entity.js';
import { AnswerRepository } from '../requests/answer.repository.js';
import { Drafter } from '../script/drafter.js';
import { MachineDraft, draftOnMachine } from './draft-on-machine.job.js';
import type { LocalDraftingState } from './installed-drafter.js';
import { LocalDrafting } from './local-drafting.js';

/** What a run of the job says, as far as its owner may see it. */
interface RunRow {
  state: Output<typeof machineDrafts.get>['state'];
  result: Result<typeof draftOnMachine> | null;
}

/** Begins a draft by the model on this machine, shows it, and puts it in the place of the script. */
@Controller()
export class MachineDrafts {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly drafter: Drafter,
    private readonly local: LocalDrafting,
    private readonly answers: AnswerRepository,
  ) {}

  @Handles(machineDrafts.offer)
  async offer(): Promise<Output<typeof machineDrafts.offer>> {
    return { state: await this.state() };
  }

  @Handles(machineDrafts.begin)
  async begin(
    request: Input<typeof machineDrafts.begin>,
    actor: Actor,
  ): Promise<Output<typeof machineDrafts.begin>> {
    const { userId } = actor;
    const { requestId, sessionId } = request;
    await this.bus.ask(sessions.get, { sessionId }, actor);
    if ((await this.state()) !== 'ready') throw refuse('no-machine-drafting');
    await this.database.transaction((tx) =>
      tx.enqueue(draftOnMachine, { userId, request: storable(request) }, { userId, requestId }),
    );
    return { requestId };
  }

  @Handles(machineDrafts.get)
  async get(
    { requestId }: Input<typeof machineDrafts.get>,
    { userId }: Actor,
  ): Promise<Output<typeof machineDrafts.get>> {
    const id = runOf(userId, requestId);
    const { state, result } = await this.runRow(id, userId);
    const kept = await this.database.manager.findOneBy(AnswerEntity, { id, userId });
    return {
      state,
      outcome: result?.outcome ?? null,
      draft: kept && MachineDraft.parse(kept.answer).draft,
    };
  }

  @Handles(machineDrafts.take)
  async take({ requestId }: Input<typeof machineDrafts.take>, actor: Actor): Promise<null> {
    const { userId } = actor;
    const runId = runOf(userId, requestId);
    // Another kind of request of the same user keeps an answer, too.
    await this.runRow(runId, userId);
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

  private async state(): Promise<LocalDraftingState> {
    return this.drafter.hasModel ? 'absent' : this.local.state();
  }

  private async runRow(id: string, userId: string): Promise<RunRow> {
    const rows: RunRow[] = await this.database.manager.query(
      `select state, result from job_run where id = $1 and user_id = $2 and job = $3`,
      [id, userId, draftOnMachine.name],
    );
    if (rows[0] === undefined) throw refuse('no-such-request');
    return rows[0];
  }
}
