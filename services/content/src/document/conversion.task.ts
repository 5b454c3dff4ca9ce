import type { DocumentKind, DocumentRefusal } from '@lectern/contracts/documents';
import { MAX_DOCUMENT_PAGES } from '@lectern/contracts/file-limits';
import mammoth from 'mammoth';
import { boundedRows, wholeUpTo } from '../bounded-text.rules.js';
import type { PdfPage, PdfText } from '../pdf-text.js';
import { MOST_CHARACTERS } from './text-limits.js';

export interface Given {
  file: Uint8Array;
  kind: Exclude<DocumentKind, 'pdf'>;
}
/** What became of a file. */
export type Converted<T> = { made: T } | { refused: Extract<DocumentRefusal, 'damaged' | 'too-many-pages'> };

/** About a printed page. Word and plain text have no pages of their own, unless page breaks stand in the text. */
const PAGE_CHARACTERS = 3000;

/** The text of a .docx or .txt file, without control characters but tabs, line ends and page breaks. */
export async function textOfFile(given: Given): Promise<Converted<string>> {
  const text = await decoded(given);
  if (text === null) return { refused: 'damaged' };
  if (text.length > MOST_CHARACTERS) return { refused: 'too-many-pages' };
  return { made: text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b\u000e-\u001f]/g, ' ') };
}

/** The same in pages, as the rules read a PDF. */
export async function pagesOfFile(given: Given): Promise<Converted<PdfText>> {
  const text = await textOfFile(given);
  if ('refused' in text) return text;
  const parts = text.made.includes('\f') ? text.made.split('\f') : inParts(text.made);
  while (parts.length > 1 && parts.at(-1)?.trim() === '') parts.pop();
  if (parts.length > MAX_DOCUMENT_PAGES) return { refused: 'too-many-pages' };
  const pages = parts.map((part, index): PdfPage => ({
    number: index + 1,
    text: part
      .split('\n')
      .flatMap((row) => boundedRows(row))
      .join('\n')
      .trim(),
    ocr: false,
    scanned: false,
    read: part.trim() !== '',
  }));
  return { made: { pageCount: pages.length, pages, stamps: [], runningHeads: [], warnings: [] } };
}

async function decoded({ file, kind }: Given): Promise<string | null> {
  const bytes = Buffer.from(file);
  if (kind === 'txt') return decode(bytes);
  try {
    return (await mammoth.extractRawText({ buffer: bytes })).value;
  } catch {
    return null;
  }
}

/** UTF-16 by its mark, UTF-8 where the bytes are that, else the Windows code page that old programs wrote. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Cut between paragraphs, or between lines and then words where a paragraph is longer than a page. */
function inParts(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > PAGE_CHARACTERS) {
    const page = rest.slice(0, PAGE_CHARACTERS);
    const end = ['\n\n', '\n', ' ']
      .map((mark) => page.lastIndexOf(mark))
      .find((at) => at > PAGE_CHARACTERS / 2);
    const cut = end ?? wholeUpTo(rest, PAGE_CHARACTERS);
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...parts, rest];
}
