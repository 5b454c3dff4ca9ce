import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { SEARCH_PATH, runLimited } from './limited-process.js';
import type { RecognizedPage } from './whole-text.rules.js';

/** 300 dpi took half as long again and read no word better. */
const DPI = 200;
const LIMITS = { seconds: 25, megabytes: 600, outputMegabytes: 64 };

export type OcrPage = { kind: 'read'; page: RecognizedPage } | { kind: 'failed' } | { kind: 'cancelled' };

export interface OcrOptions {
  signal?: AbortSignal;
  /** Folders in which poppler and tesseract are looked for, the system's unless given. */
  searchPath?: string;
}

const PROGRAMS = ['pdftoppm', 'tesseract'];

/** Whether pages can be read here at all: where one of the programs is missing, trying again changes nothing. */
export async function isOcrInstalled(searchPath = SEARCH_PATH): Promise<boolean> {
  const found = await Promise.all(
    PROGRAMS.map((program) =>
      Promise.any(searchPath.split(':').map((folder) => access(join(folder, program), constants.X_OK))).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}

/** Reads one page of a scanned file with the system's poppler and tesseract. */
export async function readPageByOcr(
  path: string,
  number: number,
  { signal, searchPath }: OcrOptions,
): Promise<OcrPage> {
  const picture = await runLimited({
    command: 'pdftoppm',
    args: ['-gray', '-r', String(DPI), '-f', String(number), '-l', String(number), path],
    limits: LIMITS,
    answerOn: 1,
    searchPath,
    signal,
  });
  if (picture.kind === 'cancelled') return { kind: 'cancelled' };
  if (picture.kind !== 'ended' || picture.output.length === 0) return { kind: 'failed' };

  const words = await runLimited({
    command: 'tesseract',
    args: ['stdin', 'stdout', '--dpi', String(DPI), '--psm', '3', '-l', 'eng', 'tsv'],
    limits: LIMITS,
    // One thread each: the pages of one file already share the cores.
    env: { OMP_THREAD_LIMIT: '1' },
    input: picture.output,
    answerOn: 1,
    searchPath,
    signal,
  });
  if (words.kind === 'cancelled') return { kind: 'cancelled' };
  if (words.kind !== 'ended' || words.code !== 0) return { kind: 'failed' };
  const size = pictureSize(picture.output);
  return { kind: 'read', page: { number, tsv: words.output, ...size, scale: 72 / DPI } };
}

/** The header of a portable graymap: "P5 width height". */
function pictureSize(picture: Buffer): { width: number; height: number } {
  const [, width, height] = /^P5\s+(\d+)\s+(\d+)/.exec(picture.subarray(0, 40).toString('latin1')) ?? [];
  return { width: (Number(width) * 72) / DPI || 612, height: (Number(height) * 72) / DPI || 792 };
}
