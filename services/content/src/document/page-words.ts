import { z } from 'zod';
import { readPageByOcr } from '../pdf/ocr.js';
import { placedWords } from '../pdf/ocr-words.rules.js';
import { runLimited } from '../pdf/limited-process.js';

const DPI = 110;
const LIMITS = { seconds: 20, megabytes: 600, outputMegabytes: 64 };
const FEW_WORDS = 12;

/** A word with its place, in fractions of the page. */
export const PlacedWord = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type PlacedWord = z.infer<typeof PlacedWord>;

/** The page as a PNG; null when the program is missing or the page cannot be drawn. */
export async function drawPage(path: string, page: number): Promise<Buffer | null> {
  const drawn = await runLimited({
    command: 'pdftoppm',
    args: ['-png', '-r', String(DPI), '-scale-to', '2400', '-f', String(page), '-l', String(page), path],
    limits: LIMITS,
    answerOn: 1,
  });
  return drawn.kind === 'ended' && drawn.code === 0 && drawn.output.length > 0 ? drawn.output : null;
}

/** The words of a page with their places: of its text layer, or of its picture where it has none. */
export async function wordsOfPage(path: string, page: number): Promise<PlacedWord[]> {
  const listed = await runLimited({
    command: 'pdftotext',
    args: ['-bbox', '-f', String(page), '-l', String(page), path, '-'],
    limits: LIMITS,
    answerOn: 1,
  });
  const words = listed.kind === 'ended' ? wordsFromBoxes(listed.output.toString('utf8')) : [];
  if (words.length >= FEW_WORDS) return words;
  const recognized = await readPageByOcr(path, page, {});
  if (recognized.kind !== 'read') return words;
  const { width, height, tsv, scale } = recognized.page;
  return placedWords(Buffer.from(tsv).toString('utf8'), scale).map((item) => ({
    text: item.text,
    x: item.x / width,
    y: item.y / height,
    width: item.width / width,
    height: item.height / height,
  }));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function wordsFromBoxes(xhtml: string): PlacedWord[] {
  const size = /<page width="([\d.]+)" height="([\d.]+)"/.exec(xhtml);
  if (!size) return [];
  const [width, height] = [Number(size[1]), Number(size[2])];
  return [
    ...xhtml.matchAll(
      /<word xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)">([^<]*)</g,
    ),
  ].map(([, left, top, right, bottom, text = '']) => ({
    text: text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? ''),
    x: Number(left) / width,
    y: Number(top) / height,
    width: (Number(right) - Number(left)) / width,
    height: (Number(bottom) - Number(top)) / height,
  }));
}
