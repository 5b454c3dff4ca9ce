import type { Payload, Result } from '@lectern/contracts/define';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Processes } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseModelRepository } from '../case-model/case-model.repository.js';
import { AnswerRepository } from '../requests/answer.repository.js';
import { Cancellable } from '../requests/cancellable.js';
import { Drafter } from '../script/drafter.js';
import { DRAFTING_MS, type MachineDraft, draftOnMachine } from './draft-on-machine.job.js';
import { LocalDrafting } from './local-drafting.js';

@Controller()
export class DraftOnMachine {
  constructor(
    private readonly drafter: Drafter,
    private readonly local: LocalDrafting,
    private readonly answers: AnswerRepository,
    private readonly cancellable: Cancellable,
    private readonly models: CaseModelRepository,
  ) {}

  @Processes(draftOnMachine)
  async process(
    { userId, request }: Payload<typeof draftOnMachine>,
    run: JobRun<Result<typeof draftOnMachine>>,
  ): Promise<void> {
    const { scenario, caseDetails, sessionId = null } = request;
    await run.progress('reading-case', 0.1);
    const file = sessionId ? await this.models.fileOf(sessionId, userId) : { documents: [] };
    const faults = this.local.faults;
    const draft = await this.cancellable.run(run, userId, (signal) =>
      this.drafter.draft(
        { ...request, ...file },
        { userId, progress: run.progress, signal },
        { endpoint: this.local.endpoint, timeMs: DRAFTING_MS, isMetered: false, maxFaults: 2 },
      ),
    );
    const drafted = draft.engine.drafting === 'model';
    const answer: MachineDraft = { draft, scenario, caseDetails };
    await run.complete(async (tx) => {
      if (drafted) await this.answers.keep(tx, { id: run.id, userId, sessionId, answer, fileKey: null });
      return {
        outcome: drafted ? 'drafted' : this.local.faults > faults ? 'broke-off' : 'nothing-passed',
      };
    });
  }
}
