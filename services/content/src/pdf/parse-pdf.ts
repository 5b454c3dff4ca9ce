import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { content } from '@lectern/contracts/content';
import type { Input, Output } from '@lectern/contracts/define';
import { MAX_PDF_BYTES } from '@lectern/contracts/file-limits';
import { Database } from '@lectern/platform/database/database';
import { Jobs } from '@lectern/platform/jobs/jobs';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import { readDocument } from './read-document.job.js';
import { refusal } from './refusal.js';
import { PdfRefusedError } from './pdf-text.js';

/** A little less than the operation's own limit, so that the caller hears a reason. */
const WAIT_MS = 115_000;

@Controller()
export class ParsePdf {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly documents: DocumentRepository,
  ) {}

  @Handles(content.parsePdf)
  async handle(
    { upload, requestId }: Input<typeof content.parsePdf>,
    actor: Actor,
  ): Promise<Output<typeof content.parsePdf>> {
    if (upload.size === 0) throw refusal(new PdfRefusedError('empty'));
    if (upload.size > MAX_PDF_BYTES) throw refusal(new PdfRefusedError('too-large'));

    const { userId } = actor;
    const id = requestId ?? randomUUID();
    await this.database.transaction((tx) =>
      tx.enqueue(readDocument, { documentId: id, userId, upload }, { userId, id }),
    );
    const { documentId } = await this.jobs.result(readDocument, id, WAIT_MS);
    // The request id is the caller's choice: a run under somebody else's id ends here, at their document.
    return (await this.documents.ofOwner(documentId, userId)).reading;
  }
}
