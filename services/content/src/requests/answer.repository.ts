import { Database } from '@lectern/platform/database/database';
import { Housekeeping } from '@lectern/platform/database/housekeeping';
import type { Transaction } from '@lectern/platform/database/transaction';
import { refuse } from '@lectern/platform/errors/app-error';
import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { CancellationEntity } from './cancellation.entity.js';
import { AnswerEntity } from './answer.entity.js';

const KEPT_MS = 3_600_000;

@Injectable()
export class AnswerRepository {
  constructor(
    private readonly database: Database,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add(() => this.forgetOld());
  }

  /** @throws AppError not_found, also for an answer to somebody else */
  async ofOwner(id: string, userId: string): Promise<AnswerEntity> {
    const generation = await this.find(id, userId);
    if (generation === null) throw refuse('no-such-request');
    return generation;
  }

  find(id: string, userId: string): Promise<AnswerEntity | null> {
    return this.database.manager.findOneBy(AnswerEntity, { id, userId });
  }

  async keep(tx: Transaction, generation: Omit<AnswerEntity, 'createdAt'>): Promise<void> {
    await tx.manager.save(AnswerEntity, { ...generation, createdAt: new Date() });
  }

  async forget(
    where: { userId: string } | { sessionId: string; userId: string },
    tx: Transaction,
  ): Promise<void> {
    for (const { fileKey } of await tx.manager.findBy(AnswerEntity, where))
      if (fileKey) await tx.discardFile(fileKey);
    await tx.manager.delete(AnswerEntity, where);
    if (!('sessionId' in where)) await tx.manager.delete(CancellationEntity, where);
  }

  /** Nobody comes back for an answer after an hour: neither the words of a case nor a file stay longer. */
  private async forgetOld(): Promise<void> {
    const before = LessThan(new Date(Date.now() - KEPT_MS));
    await this.database.transaction(async (tx) => {
      await tx.manager.delete(CancellationEntity, { createdAt: before });
      const old = await tx.manager.findBy(AnswerEntity, { createdAt: before });
      for (const { fileKey } of old) if (fileKey) await tx.discardFile(fileKey);
      if (old.length > 0) await tx.manager.delete(AnswerEntity, { id: In(old.map(({ id }) => id)) });
    });
  }
}
