import type { Output, Payload, Result } from '@lectern/contracts/define';
import type { content } from '@lectern/contracts/content';
import { sessions } from '@lectern/contracts/sessions';
import type { Files } from '@lectern/platform/files/files';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Bus } from '@lectern/platform/messaging/bus';
import { Processes } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { DocumentEntity } from './document.entity.js';
import { PdfRefusedError, type PdfText } from './pdf-text.js';
import { readDocument, readRemainingPages } from './read-document.job.js';
import { readPdf } from './read-pdf.js';
import { refusal } from './refusal.js';

const READ_LATER =
  'Those pages are being read now: scripts can quote them, but these fields do not know them.';

@Controller()
export class ReadDocument {
  constructor(
    private readonly bus: Bus,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Processes(readDocument)
  async process(
    { documentId, userId, upload }: Payload<typeof readDocument>,
    run: JobRun<Result<typeof readDocument>>,
  ): Promise<void> {
    await run.progress('Reading the pages', 0.05);
    const text = await this.textOf(upload.key, run);
    await run.progress('Finding the case details', 0.9);
    const { fields, sessionTitle: title, ...reading } = readCaseFields(text, upload.fileName);
    const session = await this.bus.ask(
      sessions.openForDocument,
      { title, pdfKey: upload.key, caseData: fields },
      { userId },
    );

    // Where text recognition is missing, trying again changes nothing.
    const unread = text.pages.some((page) => page.ocr)
      ? text.pages.filter((page) => page.scanned && !page.read).map((page) => page.number)
      : [];
    if (unread.length > 0) reading.warnings.push(READ_LATER);
    const answer: Output<typeof content.parsePdf> = {
      ...fields,
      ...session,
      ...reading,
      pageCount: text.pageCount,
      ocrPages: text.pages.filter((page) => page.ocr).map((page) => page.number),
    };
    await run.complete(async (tx) => {
      await tx.manager.insert(DocumentEntity, {
        id: documentId,
        sessionId: session.sessionId,
        userId,
        fileKey: upload.key,
        fileName: upload.fileName,
        pages: text.pages,
        reading: answer,
        createdAt: new Date(),
      });
      if (unread.length > 0)
        await tx.enqueue(readRemainingPages, { documentId, fileKey: upload.key, pages: unread });
      return { documentId };
    });
  }

  private async textOf(key: string, run: Pick<JobRun, 'signal' | 'progress'>): Promise<PdfText> {
    try {
      return await this.files.withLocalFile(key, (path) =>
        readPdf(path, {
          signal: run.signal,
          onPage: (done, of) =>
            void run
              .progress(`Recognizing text: page ${done} of ${of}`, 0.1 + (0.75 * done) / of)
              .catch(() => undefined),
        }),
      );
    } catch (error) {
      throw error instanceof PdfRefusedError ? refusal(error) : error;
    }
  }
}
