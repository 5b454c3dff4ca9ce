import type { Payload, Result } from '@lectern/contracts/define';
import { scriptGenerated } from '@lectern/contracts/content-facts';
import { scripts } from '@lectern/contracts/scripts';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Bus } from '@lectern/platform/messaging/bus';
import { Processes } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseModelRepository } from '../case-model/case-model.repository.js';
import { AnswerRepository } from '../requests/answer.repository.js';
import { Cancellable } from '../requests/cancellable.js';
import { Drafter } from './drafter.js';
import { writeScript } from './write-script.job.js';

@Controller()
export class WriteScript {
  constructor(
    private readonly bus: Bus,
    private readonly drafter: Drafter,
    private readonly answers: AnswerRepository,
    private readonly cancellable: Cancellable,
    private readonly models: CaseModelRepository,
  ) {}

  @Processes(writeScript)
  async process(
    { userId, request }: Payload<typeof writeScript>,
    run: JobRun<Result<typeof writeScript>>,
  ): Promise<void> {
    const { scenario, caseDetails, sessionId = null, target } = request;
    await run.progress('reading-case', 0.1);
    const file = sessionId ? await this.models.fileOf(sessionId, userId) : { documents: [] };
    const script = await this.cancellable.run(run, userId, (signal, modelSignal) =>
      this.drafter.draft({ ...request, ...file }, { userId, progress: run.progress, signal, modelSignal }),
    );
    await run.progress('keeping-script', 0.95);
    const kept = sessionId
      ? await this.bus.ask(
          scripts.keep,
          {
            sessionId,
            scenario,
            runId: run.id,
            caseData: caseDetails,
            content: script,
            targetMinutes: target?.minutes,
          },
          { userId },
        )
      : null;
    await run.complete(async (tx) => {
      await this.answers.keep(tx, { id: run.id, userId, sessionId, answer: script, fileKey: null });
      await tx.publish(scriptGenerated, { userId, sessionId, scenario, caseName: kept?.caseName ?? null });
      return { generationId: run.id };
    });
  }
}
