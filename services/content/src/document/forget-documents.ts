import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import { caseDeleted, sessionCleared, sessionDeleted, sessionMoved } from '@lectern/contracts/session-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { type FindOptionsWhere, IsNull } from 'typeorm';
import { discardDocument, discardPictures } from './document-files.js';
import { DocumentEntity } from './document.entity.js';
import { DocumentRepository } from './document.repository.js';

/** A document goes with its case, else with its session, and always with its owner. */
@Controller()
export class ForgetDocuments {
  constructor(private readonly documents: DocumentRepository) {}

  @Reacts(caseDeleted)
  ofCase({ caseId, userId }: Payload<typeof caseDeleted>, tx: Transaction): Promise<void> {
    return this.delete(tx, { caseId, userId });
  }

  @Reacts(sessionDeleted)
  async ofSession(
    { sessionId, userId, casePdfKey }: Payload<typeof sessionDeleted>,
    tx: Transaction,
  ): Promise<void> {
    await this.delete(tx, { sessionId, userId, caseId: IsNull() });
    await tx.manager.update(DocumentEntity, { sessionId, userId }, { sessionId: null });
    // A PDF that was attached to the session but never read is no document of the case.
    if (casePdfKey && !(await tx.manager.existsBy(DocumentEntity, { fileKey: casePdfKey, userId })))
      await tx.discardFile(casePdfKey);
  }

  @Reacts(sessionCleared)
  async ofClearedSession(
    { sessionId, userId }: Payload<typeof sessionCleared>,
    tx: Transaction,
  ): Promise<void> {
    // The session keeps its PDF; only what was read of it is forgotten.
    const loose = { sessionId, userId, caseId: IsNull() };
    for (const { id } of await tx.manager.find(DocumentEntity, { select: { id: true }, where: loose }))
      await discardPictures(tx, id);
    await tx.manager.delete(DocumentEntity, loose);
    await tx.manager.update(DocumentEntity, { sessionId, userId }, { sessionId: null });
  }

  @Reacts(sessionMoved)
  async withSession(
    { sessionId, userId, caseId }: Payload<typeof sessionMoved>,
    tx: Transaction,
  ): Promise<void> {
    const position = caseId === null ? 0 : await this.documents.nextPosition(tx, caseId);
    await tx.manager.update(DocumentEntity, { sessionId, userId }, { caseId, position });
  }

  @Reacts(userDeleted)
  ofUser({ userId }: Payload<typeof userDeleted>, tx: Transaction): Promise<void> {
    return this.delete(tx, { userId });
  }

  private async delete(tx: Transaction, which: FindOptionsWhere<DocumentEntity>): Promise<void> {
    const found = await tx.manager.find(DocumentEntity, {
      select: { id: true, fileKey: true },
      where: which,
    });
    for (const document of found) await discardDocument(tx, document);
    await tx.manager.delete(DocumentEntity, which);
  }
}
