import type { Actor } from '@lectern/contracts/actor';
import { content } from '@lectern/contracts/content';
import type { Input, Output } from '@lectern/contracts/define';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { readingOfSession } from './document.entity.js';
import { DocumentRepository } from './document.repository.js';

@Controller()
export class GetDocument {
  constructor(private readonly documents: DocumentRepository) {}

  @Handles(content.getDocument)
  async handle(
    { sessionId }: Input<typeof content.getDocument>,
    { userId }: Actor,
  ): Promise<Output<typeof content.getDocument>> {
    const document = await this.documents.ofSession(sessionId, userId);
    const parsed = document && readingOfSession(document);
    return {
      document: parsed && { fileName: document.fileName, parsed, reading: document.status === 'reading' },
    };
  }
}
