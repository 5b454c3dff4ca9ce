import { documentChanged, DocumentRefusal } from '@lectern/contracts/documents';
import type { Payload, Result } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { OnFailed, Processes } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import type { DocumentEntity } from './document.entity.js';
import { DocumentReader } from './document-reader.js';
import { DocumentRepository } from './document.repository.js';
import { PdfRefusedError } from '../pdf-text.js';
import { readRemainingPages } from './read-document.job.js';
import { rangesOf, statusAfter } from './document-view.js';
import { readCaseDocument } from './read-case-document.job.js';
import { allowances } from '../allowances.js';

type Order = Payload<typeof readCaseDocument>;
type Changes = Pick<DocumentEntity, 'status' | 'reason'> & Partial<Pick<DocumentEntity, 'pages' | 'reading'>>;

/** Reads a document of a case in the background; the document itself tells how far, and why not. */
@Controller()
export class ReadCaseDocument {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentRepository,
    private readonly reader: DocumentReader,
  ) {}

  @Processes(readCaseDocument)
  async process(order: Order, run: JobRun<Result<typeof readCaseDocument>>): Promise<void> {
    const { documentId } = order;
    const document = await this.database.transaction((tx) =>
      this.change(tx, documentId, { status: 'reading', reason: null }),
    );
    // Removed while it waited for its turn.
    if (document === null) return run.complete(async () => ({ pages: 0 }));
    try {
      await allowances.assertBudget(this.database, order.userId, 'pages');
      const { pages, reading, unread } = await this.reader.read(document, run);
      await run.complete(async (tx) => {
        const kept = await this.change(tx, documentId, { ...statusAfter(pages, unread), pages, reading });
        await allowances.spend(tx, order.userId, 'pages', pages.length);
        if (kept !== null && unread.length > 0)
          await tx.enqueue(readRemainingPages, { documentId, pages: unread });
        return { pages: kept === null ? 0 : pages.length };
      });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) throw error;
      await run.complete(async (tx) => {
        await this.change(tx, documentId, { status: 'failed', reason });
        return { pages: 0 };
      });
    }
  }

  /** Not the file's fault, as far as is known: it can be read again. */
  @OnFailed(readCaseDocument)
  async onFailed({ documentId }: Order, _reason: string, tx: Transaction): Promise<void> {
    await this.change(tx, documentId, { status: 'failed', reason: null });
  }

  private async change(
    tx: Transaction,
    documentId: string,
    changes: Changes,
  ): Promise<DocumentEntity | null> {
    const document = await this.documents.lock(tx, documentId);
    if (document === null) return null;
    Object.assign(document, changes);
    await tx.manager.save(document);
    const { userId, caseId, sessionId, status } = document;
    const newlyRead = rangesOf((changes.pages ?? []).filter(({ read }) => read).map(({ number }) => number));
    await tx.publish(documentChanged, { userId, documentId, caseId, sessionId, status, newlyRead });
    return document;
  }
}

/** Why the file is not read, when it is the file's doing. */
function reasonOf(error: unknown): DocumentRefusal | null {
  if (error instanceof PdfRefusedError) return error.reason;
  const told = z.object({ details: z.object({ reason: DocumentRefusal }) }).safeParse(error);
  return told.success ? told.data.details.reason : null;
}
