import type { Payload, Result } from '@lectern/contracts/define';
import { readFor } from '@lectern/contracts/document-parties';
import { sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Bus } from '@lectern/platform/messaging/bus';
import { Processes } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { Cancellable } from '../requests/cancellable.js';
import { DocumentEntity } from './document.entity.js';
import { statusAfter } from './document-view.js';
import { DocumentReader } from './document-reader.js';
import { DocumentRepository } from './document.repository.js';
import { PdfRefusedError } from '../pdf-text.js';
import { readDocument, readRemainingPages } from './read-document.job.js';
import { refusal } from './refusal.js';
import { allowances } from '../allowances.js';

/** Reads a PDF that somebody waits for, and opens the session that it belongs to. */
@Controller()
export class ReadDocument {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly cancellable: Cancellable,
    private readonly reader: DocumentReader,
    private readonly documents: DocumentRepository,
  ) {}

  @Processes(readDocument)
  async process(
    { documentId, userId, upload, caseId = null, side = null }: Payload<typeof readDocument>,
    run: JobRun<Result<typeof readDocument>>,
  ): Promise<void> {
    await allowances.assertBudget(this.database, userId, 'pages');
    await run.progress('reading-pages', 0.05);
    const file = { fileKey: upload.key, fileName: upload.fileName, kind: 'pdf' as const };
    const { pages, reading, unread } = await this.cancellable
      .run(run, userId, (signal) => this.reader.read(file, { userId, signal, progress: run.progress }))
      .catch((error: unknown) => {
        throw error instanceof PdfRefusedError ? refusal(error) : error;
      });
    const {
      sessionTitle: title,
      court: _court,
      docketNumber: _docket,
      sources: _sources,
      ...rest
    } = readFor(reading, side);
    const {
      pageCount: _pages,
      ocrPages: _ocr,
      warnings: _warnings,
      clientStands: _stands,
      ...caseData
    } = rest;
    const session = await this.bus.ask(
      sessions.openForDocument,
      { title, pdfKey: upload.key, caseData, caseId },
      { userId },
    );
    await run.complete(async (tx) => {
      await tx.manager.insert(DocumentEntity, {
        ...file,
        id: documentId,
        caseId,
        sessionId: session.sessionId,
        userId,
        title: null,
        size: upload.size,
        position: caseId ? await this.documents.nextPosition(tx, caseId) : 0,
        ...statusAfter(pages, unread),
        pages,
        reading: { ...reading, ...session },
        createdAt: new Date(),
      });
      await allowances.spend(tx, userId, 'pages', pages.length);
      if (unread.length > 0) await tx.enqueue(readRemainingPages, { documentId, pages: unread });
      return { documentId };
    });
  }
}
