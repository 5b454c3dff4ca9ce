import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { type Case, cases } from '@lectern/contracts/cases';
import type { Input } from '@lectern/contracts/define';
import { caseChanged } from '@lectern/contracts/session-facts';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseEntity } from './case.entity.js';
import { toCase } from './case.repository.js';
import { withoutEmpty } from './change-case.js';
import { allowances } from '../allowances.js';

const UNKNOWN = {
  clientName: null,
  opposingParty: null,
  side: null,
  court: null,
  docketNumber: null,
  hearingDate: null,
  hearingTime: null,
  hearingKind: null,
  hearingPlace: null,
};

@Controller()
export class CreateCase {
  constructor(private readonly database: Database) {}

  @Handles(cases.create)
  handle(input: Input<typeof cases.create>, { userId }: Actor): Promise<Case> {
    return this.database.transaction(async (tx) => {
      await allowances.assertRoom(tx, userId, 'entries');
      const now = new Date();
      const created = await tx.manager.save(
        tx.manager.create(CaseEntity, {
          ...UNKNOWN,
          ...withoutEmpty(input),
          name: input.name,
          id: randomUUID(),
          userId,
          archived: false,
          createdAt: now,
          updatedAt: now,
        }),
      );
      await tx.publish(caseChanged, { caseId: created.id, userId });
      return toCase(created);
    });
  }
}
