import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type CaseDocument, documents } from '@lectern/contracts/documents';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import { toDocument } from './document-view.js';
import { readCaseDocument } from './read-case-document.job.js';

@Controller()
export class ReadDocumentAgain {
  constructor(
    private readonly database: Database,
    private readonly repository: DocumentRepository,
  ) {}

  @Handles(documents.readAgain)
  handle({ documentId }: Input<typeof documents.readAgain>, { userId }: Actor): Promise<CaseDocument> {
    return this.database.transaction(async (tx) => {
      const document = await this.repository.lockForOwner(tx, documentId, userId);
      if (document.status === 'waiting' || document.status === 'reading') throw refuse('document-being-read');
      Object.assign(document, { status: 'waiting', reason: null });
      await tx.manager.save(document);
      await tx.enqueue(readCaseDocument, { documentId, userId }, { userId });
      return toDocument(document);
    });
  }
}
