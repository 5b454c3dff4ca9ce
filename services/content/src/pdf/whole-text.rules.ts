import { isIllegible } from './legibility.rules.js';
import { placedWords } from './ocr-words.rules.js';
import { type PageLine, layoutLines, pageText } from './page-layout.rules.js';
import type { PlacedPage } from './placed-page.js';
import { type CleanPages, withoutPageNoise, wordCount } from './page-noise.rules.js';
import type { PdfPage, PdfRefusal, PdfText } from '../pdf-text.js';

/** With fewer words than this the page is taken for a picture that carries a stamp. */
const FEW_WORDS = 12;

/** The answer of the reading process: JSON lines, and its exit code. */
export interface Extracted {
  output: Uint8Array;
  code: number | null;
}

/** What text recognition read on one page. */
export interface RecognizedPage {
  number: number;
  tsv: Uint8Array;
  /** In points. */
  width: number;
  height: number;
  /** Points a pixel. */
  scale: number;
}

export interface Scanned {
  recognized: RecognizedPage[];
  unread: number[];
  /** Text recognition is not installed. */
  noOcr: boolean;
}

interface DrawnPage {
  number: number;
  /** Carries a picture that may hold text. */
  pictured: boolean;
  /** Its text layer holds letters that do not stand for what is seen. */
  illegible: boolean;
  lines: PageLine[];
}

interface Drawn {
  drawn: DrawnPage[];
  /** The text layer without stamps, running heads and page numbers. */
  embedded: CleanPages;
  /** Pages that are pictures of text. */
  wordless: number[];
}

/** The whole text where no page is a picture of text; otherwise which are; or why the file is not read. */
export function textOrWordless(
  extracted: Extracted,
): PdfText | { wordless: number[] } | { refused: PdfRefusal } {
  const drawn = drawPages(extracted);
  if ('refused' in drawn) return drawn;
  const nothing: Scanned = { recognized: [], unread: [], noOcr: false };
  return drawn.wordless.length > 0 ? { wordless: drawn.wordless } : withRecognized(drawn, nothing);
}

/** The whole text, with what was recognized where it says more than the text layer. */
export function wholeText({
  extracted,
  scanned,
}: {
  extracted: Extracted;
  scanned: Scanned;
}): PdfText | { refused: PdfRefusal } {
  const drawn = drawPages(extracted);
  return 'refused' in drawn ? drawn : withRecognized(drawn, scanned);
}

function withRecognized({ drawn, embedded, wordless }: Drawn, scanned: Scanned): PdfText {
  const lines = new Map(scanned.recognized.map((page) => [page.number, recognizedLines(page)]));
  const better = drawn.map((page, index) => {
    const seen = lines.get(page.number);
    if (page.illegible) return seen ?? [];
    if (!seen) return undefined;
    const [unstamped = []] = withoutPageNoise([seen]).pages;
    return wordCount(unstamped) > wordCount(embedded.pages[index] ?? []) + 3 ? seen : undefined;
  });
  const clean = better.some((page) => page !== undefined)
    ? withoutPageNoise(drawn.map((page, index) => better[index] ?? page.lines))
    : embedded;
  const read = clean.pages.map((page, index): PdfPage => ({
    number: index + 1,
    text: pageText(page),
    ocr: (better[index]?.length ?? 0) > 0,
    scanned: wordless.includes(index + 1),
    read: page.length > 0 && !scanned.unread.includes(index + 1),
  }));
  return {
    pageCount: read.length,
    pages: read,
    stamps: [...new Set([...embedded.stamps, ...clean.stamps])],
    runningHeads: clean.runningHeads,
    warnings: warningsFor(read, scanned),
  };
}

/** The text of one page that was recognized alone. */
export function recognizedText(page: RecognizedPage): string {
  const [lines = []] = withoutPageNoise([recognizedLines(page)]).pages;
  return pageText(lines);
}

const wordlessOf = (drawn: readonly DrawnPage[], embedded: readonly PageLine[][]): number[] =>
  drawn
    .filter(
      (page, index) => page.illegible || (page.pictured && wordCount(embedded[index] ?? []) < FEW_WORDS),
    )
    .map((page) => page.number);

const recognizedLines = ({ tsv, width, height, scale }: RecognizedPage): PageLine[] =>
  layoutLines({ width, height, items: placedWords(Buffer.from(tsv).toString('utf8'), scale) });

type ChildItem = [text: string, x: number, y: number, width: number, height: number, level: 0 | 1];
interface ChildMessage {
  refused?: PdfRefusal;
  page?: number;
  width?: number;
  height?: number;
  pictured?: boolean;
  unmapped?: number;
  items?: ChildItem[];
  done?: boolean;
}

function drawPages({ output, code }: Extracted): Drawn | { refused: PdfRefusal } {
  const drawn: DrawnPage[] = [];
  let done = false;
  for (const line of Buffer.from(output).toString('utf8').split('\n')) {
    if (!line) continue;
    const message = parseMessage(line);
    if (!message) break;
    if (message.refused) return { refused: message.refused };
    if (message.done) done = true;
    if (message.page) {
      const lines = layoutLines(placedPage(message));
      drawn.push({
        number: message.page,
        pictured: message.pictured ?? false,
        // A stamp in plain letters says nothing of the layer below it.
        illegible: isIllegible(withoutPageNoise([lines]).pages[0] ?? [], message.unmapped ?? 0),
        lines,
      });
    }
  }
  // Its heap limit makes Node abort: the file asked for more memory than an honest one needs.
  if (!done) return { refused: code === 0 ? 'damaged' : 'too-much-memory' };
  const embedded = withoutPageNoise(drawn.map((page) => page.lines));
  return { drawn, embedded, wordless: wordlessOf(drawn, embedded.pages) };
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

function warningsFor(pages: PdfPage[], scanned: Scanned): string[] {
  const warnings: string[] = [];
  const byOcr = pages.filter((page) => page.ocr).map((page) => page.number);
  const unread = scanned.unread.filter((number) => pages[number - 1]?.text.trim() === '' || !scanned.noOcr);
  if (pages.every((page) => page.text.trim() === '') && (scanned.noOcr || unread.length === 0)) {
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
