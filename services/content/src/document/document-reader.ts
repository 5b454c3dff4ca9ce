import type { DocumentKind } from '@lectern/contracts/documents';
import type { Environment } from '@lectern/platform/config/environment';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import type { Logger } from '@lectern/platform/logging/logger';
import { InjectEnvironment, InjectFiles, InjectLogger } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { askModelForFields } from '../case-fields/ask-model-for-fields.js';
import { caseReading, type ExtractedCase } from '../case-fields/case-fields.rules.js';
import { type ModelEndpoint, draftingEndpoint } from '../config.js';
import { convertToPages } from './convert-text.js';
import type { DocumentReading } from './document.entity.js';
import type { PdfPage, PdfText, ReadText } from '../pdf-text.js';
import { readPdf } from './read-pdf.js';
import { reading } from './reading.js';
import { ModelBudget } from '../model-budget.js';

type Run = Pick<JobRun, 'signal' | 'progress' | 'userId'>;

/** The rules' answer is there; the user does not wait long for more. */
const MODEL_MS = 30_000;
const MODEL_FAILED =
  'The configured model gave no usable answer, so these fields were read by built-in rules.';
const MODEL_USED_UP =
  'The model tokens of this hour are used up, so these fields were read by built-in rules.';
export const READ_LATER =
  'The pages not read so far are being read in the background: scripts can quote them, but these fields do not know them.';

/** Nothing of it is a picture. */
const converted = async (path: string, kind: Exclude<DocumentKind, 'pdf'>, run: Run): Promise<ReadText> => ({
  ...(await convertToPages(path, kind, run)),
  untried: [],
});

export interface ReadDocument {
  pages: PdfPage[];
  reading: DocumentReading & { sessionTitle: string };
  /** Scanned pages that are still to be read, in the order of the file. */
  unread: number[];
}

/** Reads a file of any kind that a document may have: its pages, and the case fields that it tells. */
@Injectable()
export class DocumentReader {
  private readonly endpoint: ModelEndpoint | undefined;

  constructor(
    private readonly budget: ModelBudget,
    @InjectFiles() private readonly files: Files,
    @InjectEnvironment() environment: Environment,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.endpoint = draftingEndpoint(environment);
  }

  /** @throws PdfRefusedError for a file that cannot be read */
  async read(
    { fileKey, fileName, kind }: { fileKey: string; fileName: string; kind: DocumentKind },
    run: Run,
  ): Promise<ReadDocument> {
    const text = await this.files.withLocalFile(fileKey, (path) =>
      kind === 'pdf' ? this.pdf(path, run) : converted(path, kind, run),
    );
    await run.progress('finding-details', 0.9);
    const { fields, ...found } = caseReading(await this.fieldsOf(text, fileName, run));
    return {
      pages: text.pages,
      reading: {
        ...fields,
        ...found,
        warnings: [...found.warnings, ...(text.untried.length > 0 ? [READ_LATER] : [])],
        pageCount: text.pageCount,
        ocrPages: text.pages.filter((page) => page.ocr).map((page) => page.number),
      },
      unread: text.untried,
    };
  }

  private pdf(path: string, run: Run): Promise<ReadText> {
    return readPdf(path, {
      ...(run.userId && { userId: run.userId }),
      signal: run.signal,
      onPage: (done, of) =>
        void run.progress('recognizing-text', 0.1 + (0.75 * done) / of, { done, of }).catch(() => undefined),
    });
  }

  /** By rules always; with a configured model, also what it finds and the document supports. */
  private async fieldsOf(text: PdfText, fileName: string, run: Run): Promise<ExtractedCase> {
    const found = await reading.caseFields({ text, fileName }, run);
    if (!this.endpoint || text.pages.every((page) => page.text === '')) return found;
    await run.progress('model-reading', 0.92);
    try {
      const { userId } = run;
      if (userId) await this.budget.assertLeft(userId);
      const onTokens = async (tokens: number): Promise<void> => {
        if (userId) await this.budget.spend(userId, tokens);
      };
      const signal = AbortSignal.any([run.signal, AbortSignal.timeout(MODEL_MS)]);
      const pages = await reading.pagesForModel(text, run);
      const model = await askModelForFields(this.endpoint, pages, { signal, onTokens });
      if (model) return await reading.withModel({ found, model, pages }, run);
    } catch (error) {
      run.signal.throwIfAborted();
      if (error instanceof AppError && error.code === 'rate_limited')
        return { ...found, warnings: [...found.warnings, MODEL_USED_UP] };
      // The reason is for the operator; it may name the endpoint, never the file.
      this.logger.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the model did not read');
    }
    return { ...found, warnings: [...found.warnings, MODEL_FAILED] };
  }
}
