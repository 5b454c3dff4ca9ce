/*
 * Runs alone in a process that its parent may kill at any moment (reader-pool.ts): a hostile file takes only this process. It reads
 * one file after another, each in an instance of PDFium of its own. Started as .ts by tests and as .js by the product, so it imports
 * packages only. Requests come as JSON lines on the standard input; answers leave as JSON lines on file descriptor 3.
 */
import { readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { init } from '@embedpdf/pdfium';

const MAX_ITEMS_PER_PAGE = 20_000;
/** Nobody can read what is set smaller: it is meant for machines. */
const UNREADABLE_POINTS = 2;
/** Letters drawn as lines need many of them; a rule or a table does not. */
const MANY_DRAWINGS = 300;
const MAX_CHARACTERS = 8_000_000;
const ABSURD_PAGE_COUNT = 100_000;
/** Pictures are not looked for deeper than this, nor among more. */
const MAX_DEPTH = 3;
const MAX_OBJECTS = 20_000;
const DEVICE_SCALE = 64;
/** One character in so many is asked whether its font says what it means. */
const SAMPLE = 8;

// In Node, but not in the types of Node.
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  Instance: new (module: object, imports: object) => object;
};

const compiled = WebAssembly.compile(
  readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')),
);

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

function declaresAbsurdPageCount(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  for (const match of text.matchAll(/\/Count\s{0,9}(\d{1,12})/g)) {
    if (Number(match[1]) > ABSURD_PAGE_COUNT) return true;
  }
  return false;
}

type Exports = Record<string, (...values: (number | bigint)[]) => number>;
interface Pdfium {
  call: Exports;
  heap: { HEAPU8: Uint8Array; HEAPF32: Float32Array; HEAPF64: Float64Array; HEAP32: Int32Array };
}

async function freshPdfium(): Promise<Pdfium> {
  const module = await compiled;
  const { pdfium } = await init({
    instantiateWasm: (imports: object, receive: (instance: object) => object) =>
      receive(new WebAssembly.Instance(module, imports)),
  } as Parameters<typeof init>[0]);
  const { wasmExports } = pdfium as unknown as { wasmExports: Exports };
  wasmExports.PDFiumExt_Init?.();
  return { call: wasmExports, heap: pdfium as unknown as Pdfium['heap'] };
}

/** For the next file, made while nobody waits. */
let prepared: Promise<Pdfium> | undefined;

type Item = [text: string, x: number, y: number, width: number, height: number, level: 0 | 1];

/** From points of the page's own space to points from the left and top of the page as it is shown. */
interface Turn {
  xx: number;
  xy: number;
  yx: number;
  yy: number;
  x0: number;
  y0: number;
}

function turnOf({ call, heap }: Pdfium, page: number, size: { width: number; height: number }): Turn {
  const out = call.malloc!(8);
  const [width, height] = [size.width, size.height].map((points) => Math.round(points * DEVICE_SCALE));
  const at = (x: number, y: number): [number, number] => {
    call.FPDF_PageToDevice!(page, 0, 0, width!, height!, 0, x, y, out, out + 4);
    return [heap.HEAP32[out >> 2]! / DEVICE_SCALE, heap.HEAP32[(out + 4) >> 2]! / DEVICE_SCALE];
  };
  const [x0, y0] = at(0, 0);
  const [xx, xy] = at(100, 0).map((value, axis) => (value - (axis ? y0 : x0)) / 100) as [number, number];
  const [yx, yy] = at(0, 100).map((value, axis) => (value - (axis ? y0 : x0)) / 100) as [number, number];
  call.free!(out);
  return { xx, xy, yx, yy, x0, y0 };
}

const character = (code: number): string => {
  // PDFium's mark for a hyphen at the end of a line.
  if (code === 2) return '-';
  return code < 32 || (code >= 0xd800 && code <= 0xdfff) || code >= 0xfffe ? '' : String.fromCodePoint(code);
};

/** Runs of characters on one baseline; a gap wider than a part of a letter begins another. */
function textOf(
  pdfium: Pdfium,
  page: number,
  turn: Turn,
  allowance: number,
): { items: Item[]; unmapped: number; characters: number } {
  const { call, heap } = pdfium;
  const text = call.FPDFText_LoadPage!(page);
  const count = Math.min(call.FPDFText_CountChars!(text), allowance);
  const out = call.malloc!(64);
  const items: Item[] = [];
  let unmapped = 0;
  let run: { text: string; x: number; y: number; end: number; height: number; level: 0 | 1 } | undefined;
  // PDFium puts a space between letters that are drawn one by one, too: it is one where the next letter does not stand right behind.
  let spaced = false;
  const close = () => {
    if (run && spaced) run.text += ' ';
    spaced = false;
    if (run && run.text.trim() && run.height >= UNREADABLE_POINTS && items.length < MAX_ITEMS_PER_PAGE)
      items.push([run.text, run.x, run.y, run.end - run.x, run.height, run.level]);
    run = undefined;
  };
  for (let index = 0; index < count; index++) {
    const code = call.FPDFText_GetUnicode!(text, index);
    if (code <= 32 && call.FPDFText_IsGenerated!(text, index) === 1) {
      spaced = true;
      continue;
    }
    if (code === 32 && !run) continue;
    if (index % SAMPLE === 0 && call.FPDFText_HasUnicodeMapError!(text, index) === 1) unmapped += SAMPLE;
    const letter = character(code);
    call.FPDFText_GetCharOrigin!(text, index, out, out + 8);
    const px = heap.HEAPF64[out >> 3]!;
    const py = heap.HEAPF64[(out + 8) >> 3]!;
    const x = turn.x0 + px * turn.xx + py * turn.yx;
    const y = turn.y0 + px * turn.xy + py * turn.yy;
    // FS_RECTF: left, top, right, bottom.
    call.FPDFText_GetLooseCharBox!(text, index, out + 16);
    const box = (out + 16) >> 2;
    const near = heap.HEAPF32[box]! * turn.xx + heap.HEAPF32[box + 1]! * turn.yx;
    const far = heap.HEAPF32[box + 2]! * turn.xx + heap.HEAPF32[box + 3]! * turn.yx;
    const end = turn.x0 + Math.max(near, far);
    const [from, to] = spaced ? [-0.1, 0.01] : [-0.5, 0.2];
    const gap = run ? (x - run.end) / run.height : to;
    if (run && Math.abs(y - run.y) < 0.5 && gap > from && gap < to) {
      spaced = false;
      run.text += letter;
      run.end = Math.max(run.end, end);
      continue;
    }
    close();
    if (code === 32) continue;
    // FS_MATRIX: a, b, c, d, e, f.
    call.FPDFText_GetMatrix!(text, index, out + 32);
    const [a = 1, b = 0, c = 0, d = 1] = heap.HEAPF32.subarray((out + 32) >> 2, (out + 56) >> 2);
    const across = a * turn.xx + b * turn.yx;
    const down = a * turn.xy + b * turn.yy;
    // The text as it stands on the turned page: anything not level is a stamp in the margin or a watermark.
    const level = Math.abs(down) < 0.12 * Math.abs(across) && across > 0;
    const height = call.FPDFText_GetFontSize!(text, index) * Math.hypot(c, d);
    run = { text: letter, x, y, end, height, level: level ? 1 : 0 };
  }
  close();
  call.free!(out);
  call.FPDFText_ClosePage!(text);
  return { items, unmapped, characters: count };
}

/** Whether the page carries a picture, or so many drawn lines that they may be letters. */
function isPictured({ call }: Pdfium, page: number): boolean {
  let paths = 0;
  let left = MAX_OBJECTS;
  const look = (count: number, at: (index: number) => number, depth: number): boolean => {
    for (let index = 0; index < count && left-- > 0; index++) {
      const object = at(index);
      const type = call.FPDFPageObj_GetType!(object);
      if (type === 3) return true;
      if (type === 2 && ++paths > MANY_DRAWINGS) return true;
      if (
        type === 5 &&
        depth < MAX_DEPTH &&
        look(
          call.FPDFFormObj_CountObjects!(object),
          (inner) => call.FPDFFormObj_GetObject!(object, inner),
          depth + 1,
        )
      )
        return true;
    }
    return false;
  };
  return look(call.FPDFPage_CountObjects!(page), (index) => call.FPDFPage_GetObject!(page, index), 0);
}

const PASSWORD_NEEDED = 4;

async function read(path: string, maxPages: number): Promise<void> {
  const bytes = readFileSync(path);
  if (bytes.length === 0) return say({ refused: 'empty' });
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return say({ refused: 'not-a-pdf' });
  if (declaresAbsurdPageCount(bytes)) return say({ refused: 'too-many-pages' });

  const pdfium = await (prepared ?? freshPdfium());
  prepared = undefined;
  const { call, heap } = pdfium;
  const file = call.malloc!(bytes.length);
  heap.HEAPU8.set(bytes, file);
  const document = call.FPDF_LoadMemDocument64!(file, bytes.length, 0);
  if (!document)
    return say({ refused: call.FPDF_GetLastError!() === PASSWORD_NEEDED ? 'password' : 'damaged' });
  const pages = call.FPDF_GetPageCount!(document);
  if (pages === 0 || pages > maxPages) return say({ refused: pages ? 'too-many-pages' : 'damaged' });

  let allowance = MAX_CHARACTERS;
  for (let number = 1; number <= pages; number++) {
    const page = call.FPDF_LoadPage!(document, number - 1);
    if (!page) return say({ refused: 'damaged' });
    const size = { width: call.FPDF_GetPageWidthF!(page), height: call.FPDF_GetPageHeightF!(page) };
    const { items, unmapped, characters } = textOf(pdfium, page, turnOf(pdfium, page, size), allowance);
    allowance -= characters;
    say({
      page: number,
      ...size,
      pictured: isPictured(pdfium, page),
      unmapped: unmapped / (characters || 1),
      items,
    });
    call.FPDF_ClosePage!(page);
  }
  say({ done: true });
}

for await (const line of createInterface({ input: process.stdin })) {
  const { path, maxPages }: { path: string; maxPages: number } = JSON.parse(line);
  try {
    await read(path, maxPages);
    prepared ??= freshPdfium();
  } catch {
    // PDFium gave up in the middle of the file: this process is not used again.
    say({ refused: 'damaged' });
    process.exit(1);
  }
}
