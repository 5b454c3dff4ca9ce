import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { AppError } from '@lectern/platform/errors/app-error';
import { Injectable } from '@nestjs/common';
import { DocumentEntity } from './document.entity.js';
import type { PdfPage } from './pdf-text.js';

@Injectable()
export class DocumentRepository {
  constructor(private readonly database: Database) {}

  /** @throws AppError not_found, also for a document of somebody else */
  async ofOwner(id: string, userId: string): Promise<DocumentEntity> {
    const document = await this.database.manager.findOneBy(DocumentEntity, { id, userId });
    if (document === null) throw new AppError('not_found', 'There is no such document.');
    return document;
  }

  /** The newest document of a session; none when the session has no document or belongs to somebody else. */
  ofSession(sessionId: string, userId: string): Promise<DocumentEntity | null> {
    return this.database.manager.findOne(DocumentEntity, {
      where: { sessionId, userId },
      order: { createdAt: 'DESC' },
    });
  }

  async pagesOfSession(sessionId: string, userId: string): Promise<PdfPage[]> {
    return (await this.ofSession(sessionId, userId))?.pages ?? [];
  }

  async lock(tx: Transaction, id: string): Promise<DocumentEntity | null> {
    return tx.manager.findOne(DocumentEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
}
