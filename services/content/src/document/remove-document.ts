import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { documentChanged, documents } from '@lectern/contracts/documents';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import { discardDocument } from './document-files.js';

@Controller()
export class RemoveDocument {
  constructor(
    private readonly database: Database,
    private readonly repository: DocumentRepository,
  ) {}

  @Handles(documents.remove)
  async handle({ documentId }: Input<typeof documents.remove>, { userId }: Actor): Promise<null> {
    await this.database.transaction(async (tx) => {
      const document = await this.repository.lockForOwner(tx, documentId, userId);
      const { caseId, sessionId } = document;
      await discardDocument(tx, document);
      await tx.manager.remove(document);
      await tx.publish(documentChanged, {
        userId,
        documentId,
        caseId,
        sessionId,
        status: 'removed',
        newlyRead: [],
      });
    });
    return null;
  }
}
