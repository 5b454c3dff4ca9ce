import { describe, expect, it } from '@jest/globals';
import type { PdfText } from '../pdf-text.js';
import {
  type RecognizedPage,
  type Scanned,
  recognizedText,
  textOrWordless,
  wholeText,
} from './whole-text.rules.js';

const WORDS = 'The court finds that the light was red and the driver had no right to cross it then.'.split(
  ' ',
);
const FEW = WORDS.slice(0, 5);
type Message = Record<string, unknown>;
/** A page as the reading process tells it, one word a row. */
const page = (number: number, words: readonly string[], changes: Message = {}): Message => ({
  page: number,
  width: 612,
  height: 792,
  items: words.map((word, i) => [word, 72, 72 + 14 * i, 6 * word.length, 12, 1]),
  ...changes,
});
const told = (messages: Message[], code: number | null = 0) => ({
  output: Buffer.from([...messages, { done: true }].map((one) => JSON.stringify(one)).join('\n')),
  code,
});
const recognized = (number: number, words: readonly string[]): RecognizedPage => ({
  number,
  tsv: Buffer.from(
    [
      'head',
      ...words.map((word, i) => `5\t1\t1\t1\t${i}\t1\t100\t${100 + 40 * i}\t90\t30\t95\t${word}`),
    ].join('\n'),
  ),
  width: 612,
  height: 792,
  scale: 0.36,
});
const NOTHING: Scanned = { recognized: [], unread: [], noOcr: false };
const whole = (messages: Message[], scanned: Partial<Scanned> = {}): PdfText =>
  wholeText({ extracted: told(messages), scanned: { ...NOTHING, ...scanned } }) as PdfText;
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

describe('the text of a file', () => {
  it('is that of its pages, where none is a picture of text', () => {
    const text = textOrWordless(told([page(1, WORDS), page(2, FEW)])) as PdfText;
    expect(text).toMatchObject({ pageCount: 2, stamps: [], runningHeads: [], warnings: [] });
    expect(text.pages.map(({ text: own }) => wordsOf(own))).toEqual([WORDS, FEW]);
    expect(text.pages).toMatchObject([
      { number: 1, ocr: false, scanned: false, read: true },
      { number: 2, ocr: false, scanned: false, read: true },
    ]);
  });

  it('leaves out what is not level', () => {
    const [word] = (page(1, WORDS).items as unknown[][]).map((item) => [...item.slice(0, 5), 0]);
    const items = [...(page(1, FEW).items as unknown[][]), word];
    expect(wordsOf(whole([page(1, [], { items })]).pages[0]!.text)).toEqual(FEW);
  });

  it('tells the pages that are pictures with under twelve words', () => {
    const pictured = { pictured: true };
    expect(textOrWordless(told([page(1, WORDS, pictured), page(2, WORDS.slice(0, 11), pictured)]))).toEqual({
      wordless: [2],
    });
    expect(textOrWordless(told([page(1, WORDS.slice(0, 12), pictured)]))).toHaveProperty('pages');
    expect(textOrWordless(told([page(1, FEW)]))).toHaveProperty('pages');
  });

  it('tells the pages whose letters mean nothing', () => {
    const garbage = Array.from({ length: 50 }, () => 'x,y$z%q');
    expect(textOrWordless(told([page(1, garbage), page(2, WORDS)]))).toEqual({ wordless: [1] });
    expect(whole([page(1, garbage)]).pages[0]!.text).toBe('');
  });
});

describe('a file that is not read', () => {
  it('says why', () => {
    expect(textOrWordless(told([{ refused: 'password' }]))).toEqual({ refused: 'password' });
    const cut = (code: number | null) => ({
      output: Buffer.from(`${JSON.stringify(page(1, WORDS))}\n{"pa`),
      code,
    });
    expect(textOrWordless(cut(0))).toEqual({ refused: 'damaged' });
    expect(textOrWordless(cut(134))).toEqual({ refused: 'too-much-memory' });
    expect(wholeText({ extracted: cut(null), scanned: NOTHING })).toEqual({ refused: 'too-much-memory' });
  });
});

describe('a page that was recognized', () => {
  const scan = page(1, [], { pictured: true });

  it('is what was read on it', () => {
    const text = whole([scan], { recognized: [recognized(1, WORDS)] });
    expect(wordsOf(text.pages[0]!.text)).toEqual(WORDS);
    expect(text.pages[0]).toMatchObject({ ocr: true, scanned: true, read: true });
    expect(text.warnings).toEqual([
      'Page 1 was read from a scan by text recognition: check names, numbers and dates.',
    ]);
    expect(wordsOf(recognizedText(recognized(1, FEW)))).toEqual(FEW);
  });

  it('takes the place of a text layer only with four words more', () => {
    const layer = page(1, FEW, { pictured: true });
    const by = (count: number) =>
      whole([layer], { recognized: [recognized(1, WORDS.slice(0, count))] }).pages[0]!;
    expect(wordsOf(by(8).text)).toEqual(FEW);
    expect(by(8).ocr).toBe(false);
    expect(wordsOf(by(9).text)).toEqual(WORDS.slice(0, 9));
    expect(by(9).ocr).toBe(true);
  });

  it('is not read where nothing was found, or it had no try', () => {
    const two = [page(1, WORDS), page(2, [], { pictured: true })];
    expect(whole(two).pages.map(({ read }) => read)).toEqual([true, false]);
    expect(whole(two, { unread: [2] }).warnings).toEqual(['Page 2 was not read: scanned, without text.']);
    expect(whole(two, { unread: [2], noOcr: true }).pages[1]!.read).toBe(false);
  });

  it('is named with the others in ranges', () => {
    const pages = Array.from({ length: 9 }, (_, i) => page(i + 1, [], { pictured: true }));
    const warned = (...numbers: number[]): string[] =>
      whole([page(1, WORDS), ...pages.slice(1)], { unread: numbers }).warnings;
    expect(warned(3)).toEqual(['Page 3 was not read: scanned, without text.']);
    expect(warned(2, 3, 4, 9)).toEqual(['Pages 2-4 and 9 were not read: scanned, without text.']);
    expect(warned(2, 4, 6, 7)).toEqual(['Pages 2, 4 and 6-7 were not read: scanned, without text.']);
  });

  it('says that nothing can be read where all are pictures', () => {
    expect(whole([scan], { noOcr: true, unread: [1] }).warnings).toEqual([
      expect.stringContaining('text recognition (tesseract) is not installed'),
    ]);
    expect(whole([scan]).warnings).toEqual([expect.stringContaining('No text was found in this PDF')]);
    expect(whole([scan], { unread: [1] }).warnings).toEqual(['Page 1 was not read: scanned, without text.']);
  });
});
