import type { Actor } from '@lectern/contracts/actor';
import { content } from '@lectern/contracts/content';
import type { Input, Output } from '@lectern/contracts/define';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseModelRepository } from './case-model.repository.js';

@Controller()
export class CorrectModelOfCase {
  constructor(private readonly models: CaseModelRepository) {}

  @Handles(content.correctModelOfCase)
  handle(
    { caseId, ...sent }: Input<typeof content.correctModelOfCase>,
    actor: Actor,
  ): Promise<Output<typeof content.correctModelOfCase>> {
    return this.models.ofCase(caseId, actor, sent);
  }
}
