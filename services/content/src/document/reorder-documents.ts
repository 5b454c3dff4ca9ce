import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { documents } from '@lectern/contracts/documents';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { DocumentEntity } from './document.entity.js';
import { DocumentRepository } from './document.repository.js';
import { toDocument } from './document-view.js';

@Controller()
export class ReorderDocuments {
  constructor(
    private readonly database: Database,
    private readonly repository: DocumentRepository,
  ) {}

  @Handles(documents.reorder)
  async handle(
    { caseId, documentIds }: Input<typeof documents.reorder>,
    { userId }: Actor,
  ): Promise<Output<typeof documents.reorder>> {
    const found = await this.repository.ofCase(caseId, userId);
    const known = new Set(found.map(({ id }) => id));
    const strange = documentIds.some((id) => !known.has(id));
    if (strange || found.length === 0) throw refuse('no-such-document');
    const order = [...new Set([...documentIds, ...known])];
    await this.database.transaction(async (tx) => {
      for (const [position, id] of order.entries())
        await tx.manager.update(DocumentEntity, { id, caseId, userId }, { position });
    });
    return { documents: (await this.repository.ofCase(caseId, userId)).map(toDocument) };
  }
}
