import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { documents, type PageBox } from '@lectern/contracts/documents';
import type { Files } from '@lectern/platform/files/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { text as textOf } from 'node:stream/consumers';
import type { DocumentEntity } from './document.entity.js';
import { DocumentRepository } from './document.repository.js';
import { wordsKey } from './document-files.js';
import { PlacedWord, wordsOfPage } from './page-words.js';
import { pageOf } from './page-of.js';
import { passageIn } from './passage.rules.js';
import { boxesOf } from './quote-place.rules.js';

@Controller()
export class DocumentPage {
  constructor(
    private readonly repository: DocumentRepository,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Handles(documents.page)
  async handle(
    { documentId, page, quote }: Input<typeof documents.page>,
    { userId }: Actor,
  ): Promise<Output<typeof documents.page>> {
    const document = await this.repository.ofOwner(documentId, userId);
    const { text, read } = pageOf(document, page);
    return {
      documentId,
      title: document.title ?? document.fileName,
      page,
      pageCount: document.pages.length,
      read,
      text,
      passage: quote ? passageIn(text, quote) : null,
      hasImage: document.kind === 'pdf',
      boxes: quote && document.kind === 'pdf' ? await this.boxes(document, page, quote) : [],
    };
  }

  private async boxes({ id, fileKey }: DocumentEntity, page: number, quote: string): Promise<PageBox[]> {
    const key = wordsKey(id, page);
    if ((await this.files.size(key)) === null) {
      const words = await this.files.withLocalFile(fileKey, (path) => wordsOfPage(path, page));
      await this.files.put(key, Buffer.from(JSON.stringify(words)));
    }
    const words: unknown = JSON.parse(await textOf(await this.files.read(key)));
    return boxesOf(quote, PlacedWord.array().parse(words));
  }
}
