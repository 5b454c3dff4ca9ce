import type { Actor } from '@lectern/contracts/actor';
import { content } from '@lectern/contracts/content';
import type { Input, Output } from '@lectern/contracts/define';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseModelRepository } from './case-model.repository.js';

@Controller()
export class CorrectCaseModel {
  constructor(private readonly models: CaseModelRepository) {}

  @Handles(content.correctCaseModel)
  handle(
    { sessionId, ...sent }: Input<typeof content.correctCaseModel>,
    actor: Actor,
  ): Promise<Output<typeof content.correctCaseModel>> {
    return this.models.ofSession(sessionId, actor, sent);
  }
}
