/*
 * Runs alone in a process that its parent may kill at any moment (read-pdf.ts): a hostile file can take the heap or the
 * processor, and then takes only this process. Started as .ts by tests and as .js by the product, so it imports packages only.
 * Writes one JSON message a line to file descriptor 3, because pdf.js prints warnings on the standard streams.
 */
import { readFileSync, writeSync } from 'node:fs';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

const MAX_PAGES = Number(process.argv[3]);
const MAX_ITEMS_PER_PAGE = 20_000;
/** A page with fewer words than this is looked at more closely: it may be a scan. */
const UNREADABLE_POINTS = 2;
const FEW_WORDS = 20;
/** Letters drawn as lines need many of them; a rule or a table does not. */
const MANY_DRAWINGS = 300;
const MAX_CHARACTERS = 8_000_000;
/** A page tree that claims more than this lies; pdf.js would quietly correct it. */
const ABSURD_PAGE_COUNT = 100_000;

function say(message: object): void {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(3, bytes, written);
    } catch (error) {
      // The pipe to the parent is full: try again until it has read.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

function refuse(reason: string): never {
  say({ refused: reason });
  process.exit(0);
}

function declaresAbsurdPageCount(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  for (const match of text.matchAll(/\/Count\s{0,9}(\d{1,12})/g)) {
    if (Number(match[1]) > ABSURD_PAGE_COUNT) return true;
  }
  return false;
}

type Matrix = [number, number, number, number, number, number];

function multiply(a: number[], b: number[]): Matrix {
  const at = (m: number[], i: number) => m[i] ?? 0;
  return [
    at(a, 0) * at(b, 0) + at(a, 2) * at(b, 1),
    at(a, 1) * at(b, 0) + at(a, 3) * at(b, 1),
    at(a, 0) * at(b, 2) + at(a, 2) * at(b, 3),
    at(a, 1) * at(b, 2) + at(a, 3) * at(b, 3),
    at(a, 0) * at(b, 4) + at(a, 2) * at(b, 5) + at(a, 4),
    at(a, 1) * at(b, 4) + at(a, 3) * at(b, 5) + at(a, 5),
  ];
}

async function extract(path: string): Promise<void> {
  const bytes = readFileSync(path);
  if (bytes.length === 0) refuse('empty');
  if (!bytes.subarray(0, 1024).includes('%PDF-')) refuse('not-a-pdf');
  if (declaresAbsurdPageCount(bytes)) refuse('too-many-pages');

  const document = await getDocumentProxy(new Uint8Array(bytes), {
    verbosity: 0,
    stopAtErrors: false,
  });
  if (document.numPages > MAX_PAGES) refuse('too-many-pages');
  say({ pages: document.numPages });

  const { OPS } = await getResolvedPDFJS();
  const pictures = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
  ]);
  let characters = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const items: unknown[] = [];
    let words = 0;
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || !item.str.trim()) continue;
      if (items.length >= MAX_ITEMS_PER_PAGE || characters >= MAX_CHARACTERS) break;
      characters += item.str.length;
      words += item.str.trim().split(/\s+/).length;
      const [a, b, , , x, y] = multiply(viewport.transform, item.transform);
      // The text as it stands on the turned page: anything not level is a stamp in the margin or a watermark.
      const height = item.height || Math.hypot(a, b);
      // Nobody can read it: what is set so small is meant for machines.
      if (height < UNREADABLE_POINTS) continue;
      const level = Math.abs(b) < 0.12 * Math.abs(a) && a > 0;
      items.push([item.str, x, y, item.width, height, level ? 1 : 0]);
    }
    let pictured = false;
    if (words < FEW_WORDS) {
      const { fnArray } = await page.getOperatorList();
      pictured =
        fnArray.some((code) => pictures.has(code)) ||
        fnArray.filter((code) => code === OPS.constructPath).length > MANY_DRAWINGS;
    }
    say({ page: number, width: viewport.width, height: viewport.height, pictured, items });
    page.cleanup();
  }
  say({ done: true });
}

// pdf.js can reject a promise that nobody holds; for us that is one more kind of damaged file.
process.on('unhandledRejection', () => refuse('damaged'));
process.on('uncaughtException', () => refuse('damaged'));

try {
  await extract(process.argv[2] ?? '');
} catch (error) {
  refuse(error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged');
}
process.exit(0);
