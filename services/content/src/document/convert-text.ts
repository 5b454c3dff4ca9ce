import { readFile, stat } from 'node:fs/promises';
import { type CallOptions, isolated } from '@lectern/platform/isolated/isolated';
import { PdfRefusedError, type PdfText } from '../pdf-text.js';
import type { Converted, Given } from './conversion.task.js';
import { MOST_TEXT_BYTES } from './text-limits.js';

/** A file that is small on disk may be large once it is unpacked, and a large one is nothing for the serving process. */
const conversion = isolated<typeof import('./conversion.task.js')>(
  new URL('./conversion.task.js', import.meta.url),
  { seconds: 30, megabytes: 800 },
);

type Kind = Given['kind'];

/** The text of a .docx or .txt. @throws PdfRefusedError, or AppError unprocessable when it takes too much */
export async function convertText(path: string, kind: Kind, options: CallOptions = {}): Promise<string> {
  return madeOf(await conversion.textOfFile({ file: await readFile(path), kind }, options));
}

/** The same in pages, as the rules read a PDF. @throws PdfRefusedError, or AppError unprocessable when it takes too much */
export async function convertToPages(path: string, kind: Kind, options: CallOptions = {}): Promise<PdfText> {
  // What is too long by its size alone is not even read.
  if (kind === 'txt' && (await stat(path)).size > MOST_TEXT_BYTES)
    throw new PdfRefusedError('too-many-pages');
  return madeOf(await conversion.pagesOfFile({ file: await readFile(path), kind }, options));
}

function madeOf<T>(converted: Converted<T>): T {
  if ('refused' in converted) throw new PdfRefusedError(converted.refused);
  return converted.made;
}
