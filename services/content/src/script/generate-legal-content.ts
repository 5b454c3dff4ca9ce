import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { content } from '@lectern/contracts/content';
import type { Input, Output } from '@lectern/contracts/define';
import { sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import { Jobs } from '@lectern/platform/jobs/jobs';
import { Bus } from '@lectern/platform/messaging/bus';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { AnswerRepository } from '../requests/answer.repository.js';
import { storable } from '@lectern/platform/database/storable';
import { writeScript } from './write-script.job.js';

/** A little less than the operation's own limit, so that the caller hears a reason. */
const WAIT_MS = 245_000;

@Controller()
export class GenerateLegalContent {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly bus: Bus,
    private readonly answers: AnswerRepository,
  ) {}

  @Handles(content.generate)
  async handle(
    request: Input<typeof content.generate>,
    actor: Actor,
  ): Promise<Output<typeof content.generate>> {
    const { userId } = actor;
    // A foreign session is refused before anything is drafted for it.
    if (request.sessionId) await this.assertOwned(request.sessionId, actor);
    const requestId = request.requestId ?? randomUUID();
    const id = await this.database.transaction((tx) =>
      tx.enqueue(writeScript, { userId, request: storable(request) }, { userId, requestId }),
    );
    const { generationId } = await this.jobs.result(writeScript, id, WAIT_MS);
    const { answer } = await this.answers.ofOwner(generationId, userId);
    return content.generate.output.parse(answer);
  }

  private async assertOwned(sessionId: string, actor: Actor): Promise<void> {
    try {
      await this.bus.ask(sessions.get, { sessionId }, actor);
    } catch (error) {
      // A session that cannot be shown just now does not stop the drafting: keeping the script asks for the owner again.
      if (error instanceof AppError && !['not_found', 'forbidden'].includes(error.code)) return;
      throw error;
    }
  }
}
