import { machineDraftReady } from '@lectern/contracts/content-facts';
import type { Payload, Result } from '@lectern/contracts/define';
import { refuse } from '@lectern/platform/errors/app-error';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Processes } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseModelRepository } from '../case-model/case-model.repository.js';
import { Cancellable } from '../requests/cancellable.js';
import { Drafter } from '../script/drafter.js';
import { DRAFTING_MS, draftOnMachine } from './draft-on-machine.job.js';
import { LocalDrafting } from './local-drafting.js';
import { MachineDraftRepository } from './machine-draft.repository.js';

@Controller()
export class DraftOnMachine {
  constructor(
    private readonly drafter: Drafter,
    private readonly local: LocalDrafting,
    private readonly drafts: MachineDraftRepository,
    private readonly cancellable: Cancellable,
    private readonly models: CaseModelRepository,
  ) {}

  @Processes(draftOnMachine)
  async process(
    { userId, request, caseName }: Payload<typeof draftOnMachine>,
    run: JobRun<Result<typeof draftOnMachine>>,
  ): Promise<void> {
    const { scenario, sessionId } = request;
    // It may have waited for its turn longer than a wish to stop is kept.
    if (!(await this.drafts.isWanted(run.id))) throw refuse('canceled');
    await run.progress('reading-case', 0.1);
    const file = await this.models.fileOf(sessionId, userId);
    const faults = this.local.faults;
    const draft = await this.cancellable.run(run, userId, (signal) =>
      this.drafter.draft(
        { ...request, ...file },
        { userId, progress: run.progress, signal },
        {
          endpoint: this.local.endpoint,
          timeMs: DRAFTING_MS,
          isMetered: false,
          factsOnly: true,
          maxFaults: 2,
        },
      ),
    );
    const drafted = draft.engine.drafting === 'model';
    await run.complete(async (tx) => {
      if (drafted && (await this.drafts.keep(tx, run.id, draft)))
        await tx.publish(machineDraftReady, { userId, sessionId, scenario, caseName });
      return {
        outcome: drafted ? 'drafted' : this.local.faults > faults ? 'broke-off' : 'nothing-passed',
      };
    });
  }
}
