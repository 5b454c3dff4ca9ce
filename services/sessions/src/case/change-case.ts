import type { Case } from '@lectern/contracts/cases';
import { caseChanged } from '@lectern/contracts/session-facts';
import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import type { CaseEntity } from './case.entity.js';
import { CaseRepository, toCase } from './case.repository.js';

@Injectable()
export class ChangeCase {
  constructor(
    private readonly database: Database,
    private readonly repository: CaseRepository,
  ) {}

  /** Changes what is given and announces it. @throws AppError not_found */
  of(caseId: string, userId: string, changes: Partial<CaseEntity>): Promise<Case> {
    return this.database.transaction(async (tx) => {
      const found = await this.repository.lockForOwner(tx, caseId, userId);
      await tx.manager.save(Object.assign(found, changes, { updatedAt: new Date() }));
      await tx.publish(caseChanged, { caseId, userId });
      return toCase(found);
    });
  }
}

/** What was given; a text that says nothing is unknown. */
export const withoutEmpty = (given: Partial<CaseEntity>): Partial<CaseEntity> =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, value === '' ? null : value]),
  );
