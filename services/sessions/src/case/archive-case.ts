import type { Actor } from '@lectern/contracts/actor';
import { type Case, cases } from '@lectern/contracts/cases';
import type { Input } from '@lectern/contracts/define';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ChangeCase } from './change-case.js';

@Controller()
export class ArchiveCase {
  constructor(private readonly change: ChangeCase) {}

  @Handles(cases.archive)
  handle({ caseId, archived }: Input<typeof cases.archive>, { userId }: Actor): Promise<Case> {
    return this.change.of(caseId, userId, { archived });
  }
}
