import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type CaseDocument, documents } from '@lectern/contracts/documents';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import { toDocument } from './document-view.js';

@Controller()
export class RenameDocument {
  constructor(
    private readonly database: Database,
    private readonly repository: DocumentRepository,
  ) {}

  @Handles(documents.rename)
  handle({ documentId, title }: Input<typeof documents.rename>, { userId }: Actor): Promise<CaseDocument> {
    return this.database.transaction(async (tx) => {
      const document = await this.repository.lockForOwner(tx, documentId, userId);
      return toDocument(await tx.manager.save(Object.assign(document, { title })));
    });
  }
}
