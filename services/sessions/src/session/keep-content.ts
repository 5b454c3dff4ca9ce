import type { Actor } from '@lectern/contracts/actor';
import { GeneratedContent } from '@lectern/contracts/content';
import type { Input } from '@lectern/contracts/define';
import { sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SessionRepository } from './session.repository.js';

@Controller()
export class KeepContent {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
  ) {}

  @Handles(sessions.keepContent)
  handle(input: Input<typeof sessions.keepContent>, actor: Actor | null): Promise<null> {
    if (actor === null) throw new AppError('unauthenticated', 'Please sign in.');
    return this.database.transaction(async (tx) => {
      const session = await this.repository.lockForOwner(tx, input.sessionId, actor.userId);
      session.caseData = input.caseData;
      session.generatedContent = GeneratedContent.parse(input.generatedContent);
      await tx.manager.save(session);
      return null;
    });
  }
}
