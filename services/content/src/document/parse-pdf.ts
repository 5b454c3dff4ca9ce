import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { cases } from '@lectern/contracts/cases';
import { content } from '@lectern/contracts/content';
import type { Input, Output } from '@lectern/contracts/define';
import { readFor } from '@lectern/contracts/document-parties';
import { MAX_DOCUMENT_BYTES } from '@lectern/contracts/file-limits';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Jobs } from '@lectern/platform/jobs/jobs';
import { Bus } from '@lectern/platform/messaging/bus';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import { readingOfSession } from './document.entity.js';
import { readDocument } from './read-document.job.js';
import { refusal } from './refusal.js';
import { PdfRefusedError } from '../pdf-text.js';
import { allowances } from '../allowances.js';

/** A little less than the operation's own limit, so that the caller hears a reason. */
const WAIT_MS = 115_000;

@Controller()
export class ParsePdf {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly bus: Bus,
    private readonly documents: DocumentRepository,
  ) {}

  @Handles(content.parsePdf)
  async handle(
    { upload, requestId, caseId }: Input<typeof content.parsePdf>,
    actor: Actor,
  ): Promise<Output<typeof content.parsePdf>> {
    if (upload.size === 0) throw refusal(new PdfRefusedError('empty'));
    if (upload.size > MAX_DOCUMENT_BYTES) throw refusal(new PdfRefusedError('too-large'));

    const { userId } = actor;
    const { side } =
      caseId === undefined ? { side: null } : await this.bus.ask(cases.find, { caseId }, actor);
    await allowances.assertBudget(this.database, userId, 'pages');
    const id = await this.database.transaction(async (tx) => {
      await allowances.assertRoom(tx, userId, 'documents');
      await allowances.assertRoom(tx, userId, 'documentFiles', upload.size);
      return tx.enqueue(
        readDocument,
        { documentId: randomUUID(), userId, upload, caseId, side },
        { userId, requestId: requestId ?? randomUUID() },
      );
    });
    const { documentId } = await this.jobs.result(readDocument, id, WAIT_MS);
    const reading = readingOfSession(await this.documents.ofOwner(documentId, userId));
    if (reading === null) throw refuse('no-such-document');
    return readFor(reading, side);
  }
}
