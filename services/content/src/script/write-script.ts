import type { Payload, Result } from '@lectern/contracts/define';
import { scriptGenerated } from '@lectern/contracts/content';
import { scripts } from '@lectern/contracts/scripts';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Bus } from '@lectern/platform/messaging/bus';
import { Processes } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { Cancellable } from '../generation/cancellable.js';
import { GenerationRepository } from '../generation/generation.repository.js';
import { DocumentRepository } from '../pdf/document.repository.js';
import { Drafter } from './drafter.js';
import { writeScript } from './write-script.job.js';

@Controller()
export class WriteScript {
  constructor(
    private readonly bus: Bus,
    private readonly drafter: Drafter,
    private readonly documents: DocumentRepository,
    private readonly generations: GenerationRepository,
    private readonly cancellable: Cancellable,
  ) {}

  @Processes(writeScript)
  async process(
    { userId, request }: Payload<typeof writeScript>,
    run: JobRun<Result<typeof writeScript>>,
  ): Promise<void> {
    const { scenario, caseDetails, sessionId = null } = request;
    await run.progress('Reading your file', 0.1);
    const pages = sessionId ? await this.documents.pagesOfSession(sessionId, userId) : [];
    const script = await this.cancellable.run(run, userId, (signal) =>
      this.drafter.draft({ ...request, pages }, { progress: run.progress, signal }),
    );
    await run.progress('Keeping the script', 0.95);
    if (sessionId) {
      await this.bus.ask(
        scripts.keep,
        { sessionId, scenario, runId: run.id, caseData: caseDetails, content: script },
        { userId },
      );
    }
    await run.complete(async (tx) => {
      await this.generations.keep(tx, { id: run.id, userId, sessionId, answer: script, fileKey: null });
      await tx.publish(scriptGenerated, { userId, sessionId, scenario });
      return { generationId: run.id };
    });
  }
}
