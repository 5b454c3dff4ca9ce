import type { Actor } from '@lectern/contracts/actor';
import { cases } from '@lectern/contracts/cases';
import type { Input, Output } from '@lectern/contracts/define';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseFields } from './case-fields.js';
import { CaseRepository, toCase } from './case.repository.js';

@Controller()
export class FindCase {
  constructor(
    private readonly repository: CaseRepository,
    private readonly fields: CaseFields,
  ) {}

  @Handles(cases.find)
  async handle(
    { caseId }: Input<typeof cases.find>,
    actor: Actor | null,
  ): Promise<Output<typeof cases.find>> {
    if (actor === null) throw refuse('sign-in-needed');
    const entity = await this.repository.ofOwner(caseId, actor.userId);
    return { ...toCase(entity), caseData: await this.fields.of(entity) };
  }
}
