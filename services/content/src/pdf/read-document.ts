import type { Output, Payload, Result } from '@lectern/contracts/define';
import type { content } from '@lectern/contracts/content';
import type { StoredUpload } from '@lectern/contracts/files';
import { sessions } from '@lectern/contracts/sessions';
import type { Environment } from '@lectern/platform/config/environment';
import type { Files } from '@lectern/platform/files/files';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import type { Logger } from '@lectern/platform/logging/logger';
import { Bus } from '@lectern/platform/messaging/bus';
import { Processes } from '@lectern/platform/messaging/handles';
import { InjectEnvironment, InjectFiles, InjectLogger } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { askModelForFields } from '../case-fields/ask-model-for-fields.js';
import { type CaseFindings, caseReading, findCaseFields } from '../case-fields/case-fields.rules.js';
import { withoutInstructions } from '../case-fields/injected-text.rules.js';
import { withModelFields } from '../case-fields/model-findings.rules.js';
import { type ModelEndpoint, modelEndpoint } from '../config.js';
import { Cancellable } from '../generation/cancellable.js';
import { DocumentEntity } from './document.entity.js';
import { PdfRefusedError, type PdfText } from './pdf-text.js';
import { readDocument, readRemainingPages } from './read-document.job.js';
import { readPdf } from './read-pdf.js';
import { refusal } from './refusal.js';

type Run = Pick<JobRun, 'signal' | 'progress'>;

/** The rules' answer is there; the user does not wait long for more. */
const MODEL_MS = 30_000;
const MODEL_FAILED =
  'The configured model gave no usable answer, so these fields were read by built-in rules.';
const READ_LATER =
  'The pages not read so far are being read in the background: scripts can quote them, but these fields do not know them.';

@Controller()
export class ReadDocument {
  private readonly endpoint: ModelEndpoint | undefined;

  constructor(
    private readonly bus: Bus,
    private readonly cancellable: Cancellable,
    @InjectFiles() private readonly files: Files,
    @InjectEnvironment() environment: Environment,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.endpoint = modelEndpoint(environment);
  }

  @Processes(readDocument)
  async process(
    { documentId, userId, upload }: Payload<typeof readDocument>,
    run: JobRun<Result<typeof readDocument>>,
  ): Promise<void> {
    await run.progress('Reading the pages', 0.05);
    const { text, findings } = await this.cancellable.run(run, userId, (signal) =>
      this.read(upload, { signal, progress: run.progress }),
    );
    const { fields, sessionTitle: title, ...reading } = caseReading(findings);
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

  private async read(
    { key, fileName }: StoredUpload,
    run: Run,
  ): Promise<{ text: PdfText; findings: CaseFindings }> {
    const text = await this.textOf(key, run);
    await run.progress('Finding the case details', 0.9);
    return { text, findings: await this.fieldsOf(text, fileName, run) };
  }

  /** By rules always; with a configured model, also what it finds and the document supports. */
  private async fieldsOf(text: PdfText, fileName: string, run: Run): Promise<CaseFindings> {
    const found = findCaseFields(text, fileName);
    if (!this.endpoint || text.pages.every((page) => page.text === '')) return found;
    await run.progress('The model is reading', 0.92);
    try {
      const signal = AbortSignal.any([run.signal, AbortSignal.timeout(MODEL_MS)]);
      const { pages } = withoutInstructions(text.pages);
      const model = await askModelForFields(this.endpoint, pages, signal);
      if (model) return withModelFields(found, model, pages);
    } catch (error) {
      run.signal.throwIfAborted();
      // The reason is for the operator; it may name the endpoint, never the file.
      this.logger.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the model did not read');
    }
    return { ...found, warnings: [...found.warnings, MODEL_FAILED] };
  }

  private async textOf(key: string, run: Run): Promise<PdfText> {
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
