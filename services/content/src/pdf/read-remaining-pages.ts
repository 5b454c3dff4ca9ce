import type { Payload, Result } from '@lectern/contracts/define';
import type { Files } from '@lectern/platform/files/files';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Processes } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import { readScannedPage } from './read-pdf.js';
import { readRemainingPages } from './read-document.job.js';

/** Long scans are read to their end after the user was answered: scripts can then quote those pages too. */
@Controller()
export class ReadRemainingPages {
  constructor(
    private readonly documents: DocumentRepository,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Processes(readRemainingPages)
  async process(
    { documentId, fileKey, pages }: Payload<typeof readRemainingPages>,
    run: JobRun<Result<typeof readRemainingPages>>,
  ): Promise<void> {
    const read = await this.files.withLocalFile(fileKey, async (path) => {
      const texts = new Map<number, string>();
      for (const number of pages) {
        run.signal.throwIfAborted();
        const text = await readScannedPage(path, number, run.signal);
        if (text) texts.set(number, text);
      }
      return texts;
    });
    await run.complete(async (tx) => {
      const document = await this.documents.lock(tx, documentId);
      // Its session may have been deleted meanwhile.
      if (document === null) return { read: 0 };
      document.pages = document.pages.map((page) => {
        const text = read.get(page.number);
        return text === undefined ? page : { ...page, text, ocr: true, read: true };
      });
      await tx.manager.save(document);
      return { read: read.size };
    });
  }
}
