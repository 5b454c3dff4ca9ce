import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_PAGES } from '@lectern/contracts/file-limits';
import { type OcrOptions, isOcrInstalled, readPageByOcr } from '../pdf/ocr.js';
import { readInPool } from '../pdf/reader-pool.js';
import { type PdfRefusal, PdfRefusedError, type ReadText } from '../pdf-text.js';
import { reading } from './reading.js';
import type { Extracted, Scanned } from '../pdf/whole-text.rules.js';

/** 1,500 pages in 100 MB took 20 s on a busy machine. */
const LIMITS = { seconds: 40, megabytes: 800, outputMegabytes: 128 };
const PAGES_READ_INLINE = 16;
/** Of a longer scan these are read before the user is answered: the signature and the prayer stand at the end. */
const LAST_PAGES_INLINE = 5;
/** On a busy machine the user does not wait for all of them. */
const INLINE_SECONDS = 60;

export interface ReadPdfOptions extends OcrOptions {
  userId?: string;
  /** Called with the number of pages done, of how many. */
  onPage?: (done: number, of: number) => void;
  /** How many pages without text are read by OCR before the rest is reported as not read. */
  ocrPages?: number;
}

/** Text of a PDF page by page. Throws PdfRefusedError with a plain sentence for a file that cannot be read. */
export async function readPdf(path: string, options: ReadPdfOptions = {}): Promise<ReadText> {
  const { size } = await stat(path);
  if (size === 0) throw new PdfRefusedError('empty');
  if (size > MAX_DOCUMENT_BYTES) throw new PdfRefusedError('too-large');

  const extracted = await extractPages(path, options.signal);
  const laidOut = accepted(await reading.textOrWordless(extracted, options));
  if (!('wordless' in laidOut)) return { ...laidOut, untried: [] };
  const scanned = await readScannedPages(path, laidOut.wordless, options);
  const text = accepted(await reading.wholeText({ extracted, scanned }, options));
  return { ...text, untried: scanned.noOcr ? [] : scanned.unread };
}

function accepted<T extends object>(answer: T | { refused: PdfRefusal }): T {
  if ('refused' in answer) throw new PdfRefusedError(answer.refused);
  return answer;
}

async function extractPages(path: string, signal?: AbortSignal): Promise<Extracted> {
  const end = await readInPool({ path, maxPages: MAX_DOCUMENT_PAGES }, LIMITS, signal);
  if (end.kind === 'cancelled') throw signal?.reason ?? new Error('Cancelled');
  if (end.kind === 'not-installed') throw new Error(`Cannot start ${process.execPath}`);
  if (end.kind !== 'ended') throw new PdfRefusedError(end.kind);
  return { output: end.output, code: end.code };
}

async function readScannedPages(path: string, numbers: number[], options: ReadPdfOptions): Promise<Scanned> {
  if (numbers.length > 0 && !(await isOcrInstalled(options.searchPath)))
    return { recognized: [], unread: numbers, noOcr: true };
  const inline = firstAndLast(numbers, options.ocrPages ?? PAGES_READ_INLINE);
  const later = numbers.filter((number) => !inline.includes(number));
  const result: Scanned = { recognized: [], unread: later, noOcr: false };
  let done = 0;
  const until = Date.now() + INLINE_SECONDS * 1000;
  await eachInTurn(inline, async (number) => {
    if (Date.now() > until) {
      result.unread.push(number);
      return;
    }
    const read = await readPageByOcr(path, number, options);
    if (read.kind === 'read') result.recognized.push(read.page);
    else result.unread.push(number);
    options.onPage?.(++done, inline.length);
  });
  options.signal?.throwIfAborted();
  result.unread.sort((a, b) => a - b);
  return result;
}

/** The caption stands on the first pages, what is asked for on the last: both come before those between, if time runs out. */
const CAPTION_PAGES = 4;

/** The first pages, the last, then those that follow the first, as many as fit. */
function firstAndLast(numbers: number[], count: number): number[] {
  const atEnd = Math.min(LAST_PAGES_INLINE, Math.floor(count / 3));
  const last = numbers.slice(Math.max(0, numbers.length - atEnd));
  const rest = numbers.slice(0, numbers.length - last.length);
  const first = rest.slice(0, Math.max(0, count - last.length));
  return [...first.slice(0, CAPTION_PAGES), ...last, ...first.slice(CAPTION_PAGES)].slice(0, count);
}

/** As many at a time as there are cores: pages of one file must not fill the queue for everybody else's. */
async function eachInTurn(numbers: number[], work: (number: number) => Promise<void>): Promise<void> {
  const waiting = [...numbers];
  const worker = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) await work(number);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Text of one scanned page; empty when it holds none or cannot be read. */
export async function readScannedPage(path: string, number: number, signal?: AbortSignal): Promise<string> {
  const read = await readPageByOcr(path, number, { signal });
  return read.kind === 'read' ? reading.recognizedText(read.page, { signal }) : '';
}
