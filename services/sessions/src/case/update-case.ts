import type { Actor } from '@lectern/contracts/actor';
import { type Case, cases } from '@lectern/contracts/cases';
import type { Input } from '@lectern/contracts/define';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ChangeCase, withoutEmpty } from './change-case.js';

@Controller()
export class UpdateCase {
  constructor(private readonly change: ChangeCase) {}

  @Handles(cases.update)
  handle({ caseId, ...changes }: Input<typeof cases.update>, { userId }: Actor): Promise<Case> {
    return this.change.of(caseId, userId, withoutEmpty(changes));
  }
}
