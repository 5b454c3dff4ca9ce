import { CASE_FIELDS } from '@lectern/contracts/case';
import type { Payload, Result } from '@lectern/contracts/define';
import { documentChanged } from '@lectern/contracts/documents';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { Files } from '@lectern/platform/files/files';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { OnFailed, Processes } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { type CaseReading, caseReading } from '../case-fields/case-fields.rules.js';
import { isUnread, rangesOf, statusAfter } from './document-view.js';
import type { DocumentEntity, DocumentReading } from './document.entity.js';
import { READ_LATER } from './document-reader.js';
import { DocumentRepository } from './document.repository.js';
import { readScannedPage } from './read-pdf.js';
import { reading } from './reading.js';
import { readRemainingPages } from './read-document.job.js';

/** So many pages are kept at a time: whoever looks at the document sees them come. */
const BATCH = 10;

type Order = Payload<typeof readRemainingPages>;

/**
 * Long scans are read to their end after the user was answered: scripts can quote those pages too, and fields that were empty are
 * filled from them.
 */
@Controller()
export class ReadRemainingPages {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentRepository,
    @InjectFiles() private readonly files: Files,
  ) {}

  @Processes(readRemainingPages)
  async process({ documentId, pages }: Order, run: JobRun<Result<typeof readRemainingPages>>): Promise<void> {
    const document = await this.documents.find(documentId);
    // Its session or its case was deleted meanwhile.
    if (document === null) return run.complete(async () => ({ read: 0 }));
    let read = 0;
    await this.files.withLocalFile(document.fileKey, async (path) => {
      for (let at = 0; at < pages.length; at += BATCH) {
        const texts = new Map<number, string>();
        for (const number of pages.slice(at, at + BATCH)) {
          run.signal.throwIfAborted();
          const text = await readScannedPage(path, number, run.signal);
          if (text) texts.set(number, text);
        }
        read += texts.size;
        await this.database.transaction((tx) => this.keep(tx, documentId, texts));
      }
    });
    await run.complete(async (tx) => {
      await this.end(tx, documentId);
      return { read };
    });
  }

  /** What was read stays; the rest says that it was not. */
  @OnFailed(readRemainingPages)
  async onFailed({ documentId }: Order, _reason: string, tx: Transaction): Promise<void> {
    await this.end(tx, documentId, { early: true });
  }

  private async keep(tx: Transaction, documentId: string, texts: Map<number, string>): Promise<void> {
    const document = await this.documents.lock(tx, documentId);
    if (document === null || texts.size === 0) return;
    document.pages = document.pages.map((page) => {
      const text = texts.get(page.number);
      return text === undefined ? page : { ...page, text, ocr: true, read: true };
    });
    if (document.reading)
      document.reading.ocrPages = document.pages.filter(({ ocr }) => ocr).map(({ number }) => number);
    await tx.manager.save(document);
    await this.tell(tx, document, [...texts.keys()]);
  }

  private async end(tx: Transaction, documentId: string, { early = false } = {}): Promise<void> {
    const document = await this.documents.lock(tx, documentId);
    if (document === null) return;
    Object.assign(document, statusAfter(document.pages));
    // Nobody has seen the rest: it may hold text.
    if (early) document.reason = null;
    if (document.reading)
      document.reading = withLaterFields(document.reading, document, await fieldsOf(document));
    await tx.manager.save(document);
    await this.tell(tx, document, []);
  }

  private async tell(
    tx: Transaction,
    { id, userId, caseId, sessionId, status }: DocumentEntity,
    read: number[],
  ): Promise<void> {
    const newlyRead = rangesOf(read.toSorted((a, b) => a - b));
    await tx.publish(documentChanged, { userId, documentId: id, caseId, sessionId, status, newlyRead });
  }
}

async function fieldsOf({ userId, fileName, pages }: DocumentEntity): Promise<CaseReading> {
  const text = { pageCount: pages.length, pages, stamps: [], runningHeads: [], warnings: [] };
  return caseReading(await reading.caseFields({ text, fileName }, { userId }));
}

/** What the whole document tells where its first pages told nothing. A value that was there stays. */
function withLaterFields(
  before: DocumentReading,
  { pages }: DocumentEntity,
  { fields, sources, court, docketNumber, warnings }: CaseReading,
): DocumentReading {
  const empty = CASE_FIELDS.filter((field) => !before[field] && fields[field]);
  const unread = pages.filter(isUnread).map(({ number }) => number);
  return {
    ...before,
    ...Object.fromEntries(empty.map((field) => [field, fields[field]])),
    ...(!before.court && court && { court }),
    ...(!before.docketNumber && docketNumber && { docketNumber }),
    sources: [...before.sources, ...sources.filter(({ field }) => empty.includes(field))],
    warnings: [
      // Of which pages were read and which were not, the pages tell.
      ...before.warnings.filter(
        (warning) =>
          warning !== READ_LATER && !/^Pages? [\d, and-]+ (?:was|were) (?:not )?read/.test(warning),
      ),
      ...warnings.filter((warning) => !before.warnings.includes(warning)),
      ...unreadWarning(unread),
    ],
  };
}

const unreadWarning = (unread: number[]): string[] =>
  unread.length === 0
    ? []
    : [
        `Could not be recognized: page ${rangesOf(unread)
          .map(([first, last]) => (first === last ? first : `${first}-${last}`))
          .join(', ')}.`,
      ];
