import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { InjectFiles } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { CancellationEntity } from './cancellation.entity.js';
import { GenerationEntity } from './generation.entity.js';

const KEPT_MS = 3_600_000;

@Injectable()
export class GenerationRepository {
  constructor(
    private readonly database: Database,
    @InjectFiles() private readonly files: Files,
  ) {}

  /** @throws AppError not_found, also for an answer to somebody else */
  async ofOwner(id: string, userId: string): Promise<GenerationEntity> {
    const generation = await this.database.manager.findOneBy(GenerationEntity, { id, userId });
    if (generation === null) throw new AppError('not_found', 'There is no such request.');
    return generation;
  }

  async keep(tx: Transaction, generation: Omit<GenerationEntity, 'createdAt'>): Promise<void> {
    await tx.manager.save(GenerationEntity, { ...generation, createdAt: new Date() });
  }

  /** Files first: a row without its file is found again, a file without its row is not. */
  async forget(
    where: { userId: string } | { sessionId: string; userId: string },
    tx: Transaction,
  ): Promise<void> {
    for (const { fileKey } of await tx.manager.findBy(GenerationEntity, where))
      if (fileKey) await this.files.delete(fileKey);
    await tx.manager.delete(GenerationEntity, where);
  }

  async forgetOld(): Promise<void> {
    const before = LessThan(new Date(Date.now() - KEPT_MS));
    await this.database.manager.delete(CancellationEntity, { createdAt: before });
    const old = await this.database.manager.findBy(GenerationEntity, { createdAt: before });
    for (const { fileKey } of old) if (fileKey) await this.files.delete(fileKey);
    if (old.length > 0)
      await this.database.manager.delete(GenerationEntity, { id: In(old.map(({ id }) => id)) });
  }
}
