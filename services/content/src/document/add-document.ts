import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { cases } from '@lectern/contracts/cases';
import type { Input } from '@lectern/contracts/define';
import { type CaseDocument, documentChanged, documents } from '@lectern/contracts/documents';
import { MAX_DOCUMENT_BYTES } from '@lectern/contracts/file-limits';
import { Database } from '@lectern/platform/database/database';
import { AppError, refuse } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { Bus } from '@lectern/platform/messaging/bus';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { DocumentEntity } from './document.entity.js';
import { DocumentRepository } from './document.repository.js';
import { PdfRefusedError } from '../pdf-text.js';
import { refusal } from './refusal.js';
import { kindOfFile } from './file-kind.js';
import { readCaseDocument } from './read-case-document.job.js';
import { toDocument } from './document-view.js';
import { allowances } from '../allowances.js';

const MAX_DOCUMENTS = 200;

@Controller()
export class AddDocument {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly repository: DocumentRepository,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Handles(documents.add)
  async handle({ caseId, upload }: Input<typeof documents.add>, actor: Actor): Promise<CaseDocument> {
    const { userId } = actor;
    await this.bus.ask(cases.find, { caseId }, actor);
    if (upload.size === 0) throw refusal(new PdfRefusedError('empty'));
    if (upload.size > MAX_DOCUMENT_BYTES) throw refusal(new PdfRefusedError('too-large'));
    await allowances.assertBudget(this.database, userId, 'pages');
    const kind = await kindOfFile(this.files, upload);
    const documentId = randomUUID();
    const added = await this.database.transaction(async (tx) => {
      if ((await tx.manager.countBy(DocumentEntity, { caseId, userId })) >= MAX_DOCUMENTS)
        throw refuse('documents-full', { most: MAX_DOCUMENTS });
      await allowances.assertRoom(tx, userId, 'documents');
      await allowances.assertRoom(tx, userId, 'documentFiles', upload.size);
      const document = await tx.manager.save(
        tx.manager.create(DocumentEntity, {
          id: documentId,
          caseId,
          sessionId: null,
          userId,
          fileKey: upload.key,
          fileName: upload.fileName,
          title: null,
          kind,
          size: upload.size,
          position: await this.repository.nextPosition(tx, caseId),
          status: 'waiting',
          reason: null,
          pages: [],
          reading: null,
          createdAt: new Date(),
        }),
      );
      await tx.enqueue(readCaseDocument, { documentId, userId }, { userId });
      await tx.publish(documentChanged, {
        userId,
        documentId,
        caseId,
        sessionId: null,
        status: 'waiting',
        newlyRead: [],
      });
      return toDocument(document);
    });
    await this.stillThere(documentId, caseId, actor);
    return added;
  }

  /** A case that was deleted between the question and the row has announced its end before the row was there. */
  private async stillThere(documentId: string, caseId: string, actor: Actor): Promise<void> {
    try {
      await this.bus.ask(cases.find, { caseId }, actor);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not_found') return;
      await this.database.manager.delete(DocumentEntity, { id: documentId });
      throw error;
    }
  }
}
