import type { Case } from '@lectern/contracts/cases';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { type AppError, refuse } from '@lectern/platform/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CaseEntity } from './case.entity.js';

@Injectable()
export class CaseRepository {
  constructor(private readonly database: Database) {}

  /** @throws AppError not_found when there is none or it is somebody else's */
  async ofOwner(
    id: string,
    userId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<CaseEntity> {
    const found = await manager.findOneBy(CaseEntity, { id, userId });
    if (found === null) throw noSuchCase();
    return found;
  }

  /** Locks the row until the transaction ends. @throws AppError not_found */
  async lockForOwner(tx: Transaction, id: string, userId: string): Promise<CaseEntity> {
    const found = await tx.manager.findOne(CaseEntity, {
      where: { id, userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (found === null) throw noSuchCase();
    return found;
  }

  /** Keeps the case from being deleted until the transaction ends. @throws AppError not_found */
  async holdForOwner(tx: Transaction, id: string, userId: string): Promise<CaseEntity> {
    const found = await tx.manager.findOne(CaseEntity, {
      where: { id, userId },
      lock: { mode: 'for_key_share' },
    });
    if (found === null) throw noSuchCase();
    return found;
  }
}

/** The name of the case that a session belongs to; null for none. */
export async function caseNameOf(
  manager: EntityManager,
  { caseId, userId }: { caseId: string | null; userId: string },
): Promise<string | null> {
  if (caseId === null) return null;
  return (await manager.findOneBy(CaseEntity, { id: caseId, userId }))?.name ?? null;
}

/** A stored case as the API shows it. */
export const toCase = ({ userId: _owner, createdAt, updatedAt, ...shown }: CaseEntity): Case => ({
  ...shown,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const noSuchCase = (): AppError => refuse('no-such-case');
