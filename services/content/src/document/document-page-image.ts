import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { documents } from '@lectern/contracts/documents';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import { pictureKey } from './document-files.js';
import { pageOf } from './page-of.js';
import { drawPage } from './page-words.js';

@Controller()
export class DocumentPageImage {
  constructor(
    private readonly repository: DocumentRepository,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Handles(documents.pageImage)
  async handle(
    { documentId, page }: Input<typeof documents.pageImage>,
    { userId }: Actor,
  ): Promise<Output<typeof documents.pageImage>> {
    const document = await this.repository.ofOwner(documentId, userId);
    pageOf(document, page);
    const key = pictureKey(documentId, page);
    const size = document.kind === 'pdf' ? await this.sizeOf(key, document.fileKey, page) : null;
    if (size === null) throw refuse('no-page-picture');
    return { key, fileName: `page-${page}.png`, contentType: 'image/png', size, temporary: false };
  }

  /** Drawn when it is first looked at. */
  private async sizeOf(key: string, fileKey: string, page: number): Promise<number | null> {
    const known = await this.files.size(key);
    if (known !== null) return known;
    const picture = await this.files.withLocalFile(fileKey, (path) => drawPage(path, page));
    if (picture === null) return null;
    return (await this.files.put(key, picture)).size;
  }
}
