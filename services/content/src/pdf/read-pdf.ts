import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MAX_PDF_BYTES } from '@lectern/contracts/file-limits';
import { runLimited } from './limited-process.js';
import { type OcrOptions, readPageByOcr } from './ocr.js';
import { type PlacedPage, layoutLines, type PageLine, pageText } from './page-layout.rules.js';
import { withoutPageNoise, wordCount } from './page-noise.rules.js';
import { MAX_PDF_PAGES, PdfRefusedError, type PdfPage, type PdfRefusal, type PdfText } from './pdf-text.js';

const LIMITS = { seconds: 20, megabytes: 800, outputMegabytes: 128 };
const PAGES_READ_INLINE = 12;
/** On a busy machine the user does not wait for all of them. */
const INLINE_SECONDS = 60;
/** With fewer words than this the page is taken for a picture that carries a stamp. */
const FEW_WORDS = 12;

export interface ReadPdfOptions extends OcrOptions {
  /** Called with the number of pages done, of how many. */
  onPage?: (done: number, of: number) => void;
  /** How many pages without text are read by OCR before the rest is reported as not read. */
  ocrPages?: number;
}

interface DrawnPage {
  number: number;
  /** Carries a picture that may hold text. */
  pictured: boolean;
  lines: PageLine[];
}

/** Text of a PDF page by page. Throws PdfRefusedError with a plain sentence for a file that cannot be read. */
export async function readPdf(path: string, options: ReadPdfOptions = {}): Promise<PdfText> {
  const { size } = await stat(path);
  if (size === 0) throw new PdfRefusedError('empty');
  if (size > MAX_PDF_BYTES) throw new PdfRefusedError('too-large');

  const drawn = await extractPages(path, options.signal);
  const embedded = withoutPageNoise(drawn.map((page) => page.lines));
  const wordless = drawn
    .filter((page, index) => page.pictured && wordCount(embedded.pages[index] ?? []) < FEW_WORDS)
    .map((page) => page.number);

  const scanned = await readScannedPages(path, wordless, options);
  const better = drawn.map((page, index) => {
    const seen = scanned.pages.get(page.number);
    const [unstamped = []] = withoutPageNoise([seen ?? []]).pages;
    return wordCount(unstamped) > wordCount(embedded.pages[index] ?? []) + 3 ? seen : undefined;
  });
  const clean = withoutPageNoise(drawn.map((page, index) => better[index] ?? page.lines));

  const pages = clean.pages.map((lines, index): PdfPage => ({
    number: index + 1,
    text: pageText(lines),
    ocr: better[index] !== undefined,
    scanned: wordless.includes(index + 1),
    read: lines.length > 0 && !scanned.unread.includes(index + 1),
  }));
  return {
    pageCount: pages.length,
    pages,
    stamps: [...new Set([...embedded.stamps, ...clean.stamps])],
    runningHeads: clean.runningHeads,
    warnings: warningsFor(pages, scanned),
  };
}

async function extractPages(path: string, signal?: AbortSignal): Promise<DrawnPage[]> {
  // The child is started from source by the tests and compiled by the product; Node runs either.
  const child = fileURLToPath(import.meta.url).replace(/read-pdf\.(ts|js)$/, 'extraction-child.$1');
  const end = await runLimited({
    command: process.execPath,
    args: [
      '--max-old-space-size=640',
      '--disable-warning=ExperimentalWarning',
      child,
      path,
      String(MAX_PDF_PAGES),
    ],
    limits: LIMITS,
    answerOn: 3,
    signal,
  });
  if (end.kind === 'cancelled') throw signal?.reason ?? new Error('Cancelled');
  if (end.kind === 'not-installed') throw new Error(`Cannot start ${process.execPath}`);
  if (end.kind !== 'ended') throw new PdfRefusedError(end.kind);
  return drawPages(end.output.toString('utf8'), end.code);
}

type ChildItem = [text: string, x: number, y: number, width: number, height: number, level: 0 | 1];
interface ChildMessage {
  refused?: PdfRefusal;
  page?: number;
  width?: number;
  height?: number;
  pictured?: boolean;
  items?: ChildItem[];
  done?: boolean;
}

async function drawPages(output: string, code: number | null): Promise<DrawnPage[]> {
  const pages: DrawnPage[] = [];
  let done = false;
  for (const line of output.split('\n')) {
    if (!line) continue;
    const message = parseMessage(line);
    if (!message) break;
    if (message.refused) throw new PdfRefusedError(message.refused);
    if (message.done) done = true;
    if (message.page) {
      pages.push({
        number: message.page,
        pictured: message.pictured ?? false,
        lines: layoutLines(placedPage(message)),
      });
      // Long files are drawn between other people's requests, not instead of them.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  // Its heap limit makes Node abort: the file asked for more memory than an honest one needs.
  if (!done) throw new PdfRefusedError(code === 0 ? 'damaged' : 'too-much-memory');
  return pages;
}

function parseMessage(line: string): ChildMessage | undefined {
  try {
    const message: ChildMessage = JSON.parse(line);
    return message;
  } catch {
    return undefined; // Cut off in the middle: the child died while it wrote.
  }
}

function placedPage({ width = 612, height = 792, items = [] }: ChildMessage): PlacedPage {
  const level = items.filter((item) => item[5] === 1);
  return {
    width,
    height,
    items: level.map(([text, x, y, itemWidth, itemHeight]) => ({
      text,
      x,
      y,
      width: itemWidth,
      height: itemHeight,
    })),
  };
}

interface ScannedPages {
  pages: Map<number, PageLine[]>;
  unread: number[];
  noOcr: boolean;
}

async function readScannedPages(
  path: string,
  numbers: number[],
  options: ReadPdfOptions,
): Promise<ScannedPages> {
  const inline = numbers.slice(0, options.ocrPages ?? PAGES_READ_INLINE);
  const result: ScannedPages = { pages: new Map(), unread: numbers.slice(inline.length), noOcr: false };
  let done = 0;
  const until = Date.now() + INLINE_SECONDS * 1000;
  await eachInTurn(inline, async (number) => {
    if (Date.now() > until || result.noOcr) {
      result.unread.push(number);
      return;
    }
    const read = await readPageByOcr(path, number, options);
    if (read.kind === 'read') result.pages.set(number, layoutLines(read.page));
    else result.unread.push(number);
    if (read.kind === 'not-installed') result.noOcr = true;
    options.onPage?.(++done, inline.length);
  });
  options.signal?.throwIfAborted();
  result.unread.sort((a, b) => a - b);
  return result;
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
  if (read.kind !== 'read') return '';
  const [lines = []] = withoutPageNoise([layoutLines(read.page)]).pages;
  return pageText(lines);
}

function warningsFor(pages: PdfPage[], scanned: ScannedPages): string[] {
  const warnings: string[] = [];
  const byOcr = pages.filter((page) => page.ocr).map((page) => page.number);
  const unread = scanned.unread.filter((number) => pages[number - 1]?.text.trim() === '' || !scanned.noOcr);
  if (pages.every((page) => page.text.trim() === '')) {
    warnings.push(
      scanned.noOcr
        ? 'This PDF is a scan without text, and text recognition (tesseract) is not installed here. Fill in the fields by hand.'
        : 'No text was found in this PDF. Fill in the fields by hand.',
    );
    return warnings;
  }
  if (byOcr.length > 0)
    warnings.push(`${pageList(byOcr)} read from a scan by text recognition: check names, numbers and dates.`);
  if (unread.length > 0) warnings.push(`${pageList(unread)} not read: scanned, without text.`);
  return warnings;
}

/** "Page 3 was", "Pages 2-4 and 9 were". */
function pageList(numbers: number[]): string {
  const ranges: string[] = [];
  for (let at = 0; at < numbers.length;) {
    let end = at;
    while (numbers[end + 1] === (numbers[end] ?? 0) + 1) end++;
    ranges.push(end > at ? `${numbers[at]}-${numbers[end]}` : `${numbers[at]}`);
    at = end + 1;
  }
  const joined = ranges.length > 1 ? `${ranges.slice(0, -1).join(', ')} and ${ranges.at(-1)}` : ranges[0];
  return numbers.length === 1 ? `Page ${joined} was` : `Pages ${joined} were`;
}
