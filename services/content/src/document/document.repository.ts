import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { refuse } from '@lectern/platform/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { DocumentEntity } from './document.entity.js';
import type { PdfPage } from '../pdf-text.js';

@Injectable()
export class DocumentRepository {
  constructor(private readonly database: Database) {}

  /** @throws AppError not_found, also for a document of somebody else */
  async ofOwner(id: string, userId: string): Promise<DocumentEntity> {
    const document = await this.database.manager.findOneBy(DocumentEntity, { id, userId });
    if (document === null) throw refuse('no-such-document');
    return document;
  }

  /** Locks the row until the transaction ends. @throws AppError not_found, also for a document of somebody else */
  async lockForOwner(tx: Transaction, id: string, userId: string): Promise<DocumentEntity> {
    const document = await this.lock(tx, id);
    if (document?.userId !== userId) throw refuse('no-such-document');
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

  /** The documents of a case, in the attorney's order. */
  ofCase(caseId: string, userId: string): Promise<DocumentEntity[]> {
    return this.database.manager.find(DocumentEntity, {
      where: { caseId, userId },
      order: { position: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Behind the documents that a case has so far. */
  async nextPosition(tx: Transaction, caseId: string): Promise<number> {
    const [{ last }]: [{ last: number | null }] = await tx.manager.query(
      `select max(position) as last from document where case_id = $1`,
      [caseId],
    );
    return (last ?? -1) + 1;
  }

  find(id: string): Promise<DocumentEntity | null> {
    return this.database.manager.findOneBy(DocumentEntity, { id });
  }

  /** What a draft is made from: every document of the case, or the one of a session that belongs to none. */
  async documentsFor(
    { sessionId, caseId }: { sessionId: string; caseId: string | null },
    userId: string,
  ): Promise<CaseDocument[]> {
    const found = caseId ? await this.ofCase(caseId, userId) : [];
    const own = found.length === 0 ? await this.ofSession(sessionId, userId) : null;
    return [...found, ...(own ? [own] : [])].map(toCaseDocument);
  }

  async lock(tx: Transaction, id: string): Promise<DocumentEntity | null> {
    return tx.manager.findOne(DocumentEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
}

/** A stored document as drafting reads it. */
export const toCaseDocument = ({
  id,
  title,
  fileName,
  pages,
}: Pick<DocumentEntity, 'id' | 'title' | 'fileName' | 'pages'>): CaseDocument => ({
  id,
  name: title ?? fileName,
  pages,
});
