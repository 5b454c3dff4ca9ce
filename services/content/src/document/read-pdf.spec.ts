import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_PAGES } from '@lectern/contracts/file-limits';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { pictureOf } from './page-pictures.fixtures.js';
import { readPdf } from './read-pdf.js';

const testData = join(import.meta.dirname, '../../test-data');
const pdf = (name: string) => join(testData, 'pdf', `${name}.pdf`);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-pdf-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function written(
  name: string,
  options: PDFKit.PDFDocumentOptions,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<string> {
  const path = join(folder, name);
  const document = new PDFDocument(options);
  const done = once(document.pipe(createWriteStream(path)), 'finish');
  draw(document);
  document.end();
  await done;
  return path;
}

describe('text of a PDF', () => {
  it('keeps the page of every word, and takes out line numbers, stamps and page numbers', async () => {
    const text = await readPdf(pdf('consumerinfo'));
    expect(text.pageCount).toBe(4);
    expect(text.stamps).toEqual([
      'Case 8:16-cv-01261-DOC-KES Document 40 Filed 08/05/16 Page 1 of 4 Page ID #:365',
    ]);
    expect(text.pages[1]?.text).toContain('was set to expire on July\n25, 2016');
    for (const page of text.pages) expect(page.text).not.toMatch(/^\s*(\d+|-\d-)\s*$|Page ID/m);
    expect(text.warnings).toEqual([]);
  });

  it('keeps the two columns of a caption apart', async () => {
    const [first] = (await readPdf(pdf('regalado'))).pages;
    expect(first?.text).toMatch(/^ *DENNIS B\. REGALADO, {3,}Case No\. 2:18-cv-10166/m);
  });

  it('takes out the running title of an opinion and remembers it', async () => {
    const text = await readPdf(pdf('gift-surplus'));
    expect(text.runningHeads).toContain('GIFT SURPLUS, LLC V. STATE EX REL. COOPER');
    expect(text.pages.slice(1).some((page) => /STATE EX REL\. COOPER/.test(page.text))).toBe(false);
    expect(text.pages[0]?.text).toContain('IN THE SUPREME COURT OF NORTH CAROLINA');
  });

  it('keeps words whole whose letters are drawn one by one', async () => {
    const said = 'Q. And on page 14 you looked at the stairs?';
    const path = await written('letters.pdf', { size: 'LETTER' }, (document) => {
      document.font('Times-Roman').fontSize(12);
      let x = 72;
      for (const letter of said) {
        if (letter !== ' ') document.text(letter, x, 100, { lineBreak: false });
        x += document.widthOfString(letter);
      }
    });
    expect((await readPdf(path)).pages[0]?.text).toBe(said);
  });

  it('drops a stamp that runs up the margin', async () => {
    const path = await written('side.pdf', { size: 'LETTER' }, (document) => {
      document.text('The contract was signed on May 4, 2020 in the office of the plaintiff.', 72, 100);
      document.rotate(-90, { origin: [30, 400] }).text('SMITH & PARTNERS LLP', 30, 400, { lineBreak: false });
    });
    expect((await readPdf(path)).pages[0]?.text).toBe(
      'The contract was signed on May 4, 2020 in the office of the plaintiff.',
    );
  });
});

describe('scanned pages', () => {
  it('are seen when the picture is a mask through which ink falls', async () => {
    const text = await readPdf(pdf('scan-as-mask'));
    expect(text.pages[0]).toMatchObject({ ocr: true, scanned: true, read: true });
    expect(text.pages[0]?.text).toContain('ORDER UNSEALING PLEA PROCEEDINGS');
  });

  it('are read from both ends when there are more than the user waits for', async () => {
    const text = await readPdf(pdf('papadopoulos-soo'), { ocrPages: 3 });
    expect(text.pages.filter((page) => page.ocr).map((page) => page.number)).toEqual([1, 2, 14]);
    expect(text.warnings[1]).toBe('Pages 3-13 were not read: scanned, without text.');
  });

  it('reads them by text recognition and says so, and says what it did not read', async () => {
    const text = await readPdf(pdf('papadopoulos-soo'), { ocrPages: 1 });
    expect(text.pages[0]).toMatchObject({ ocr: true, scanned: true, read: true });
    expect(text.pages[0]?.text).toContain('GEORGE PAPADOPOULOS');
    expect(text.pages[1]).toMatchObject({ ocr: false, scanned: true, read: false });
    // The filing stamp is the only text of these pages: it does not make them read.
    expect(text.stamps[0]).toContain('1:17-cr-00182');
    expect(text.warnings).toEqual([
      'Page 1 was read from a scan by text recognition: check names, numbers and dates.',
      'Pages 2-14 were not read: scanned, without text.',
    ]);
  }, 60_000);

  it('says plainly that nothing can be read where text recognition is not installed', async () => {
    const text = await readPdf(pdf('lombardo-complaint'), { searchPath: folder });
    expect(text.pages.every((page) => page.text === '' && !page.read)).toBe(true);
    expect(text.warnings).toEqual([
      'This PDF is a scan without text, and text recognition (tesseract) is not installed here. Fill in the fields by hand.',
    ]);
  });

  it('keeps the pages that nobody has tried, were it all of them, and none that are blank', async () => {
    const late = await readPdf(pdf('papadopoulos-soo'), { ocrPages: 0 });
    expect(late.untried).toEqual(Array.from({ length: 14 }, (_, at) => at + 1));
    expect(late.warnings).toEqual(['Pages 1-14 were not read: scanned, without text.']);

    const white = await pictureOf(await written('white.pdf', {}, () => undefined));
    const path = await written('blank-scan.pdf', {}, (document) => void document.image(white, 0, 0));
    const blank = await readPdf(path);
    expect(blank.untried).toEqual([]);
    expect(blank.pages).toMatchObject([{ scanned: true, read: false, text: '' }]);
    expect(blank.warnings).toEqual(['No text was found in this PDF. Fill in the fields by hand.']);

    expect((await readPdf(path, { searchPath: folder })).untried).toEqual([]);
  }, 60_000);

  it('does not take an empty page for a scan', async () => {
    const path = await written('blank.pdf', {}, (document) => void document.text('Exhibit A').addPage());
    const text = await readPdf(path);
    expect(text.pages.map((page) => page.scanned)).toEqual([false, false]);
    expect(text.warnings).toEqual([]);
  });
});

describe('files that are refused', () => {
  const refused = (path: string, reason: string) => expect(readPdf(path)).rejects.toMatchObject({ reason });

  it('asks for a copy without the password', async () => {
    const path = await written(
      'locked.pdf',
      { userPassword: 'secret', ownerPassword: 'owner' },
      (document) => void document.text('Secret'),
    );
    await refused(path, 'password');
  });

  it('reads a file that only restricts its owner', async () => {
    const path = await written(
      'owned.pdf',
      { ownerPassword: 'owner' },
      (document) => void document.text('Readable by everybody'),
    );
    expect((await readPdf(path)).pages[0]?.text).toBe('Readable by everybody');
  });

  it('knows empty, foreign, damaged and too large files apart', async () => {
    const empty = join(folder, 'empty.pdf');
    await writeFile(empty, '');
    await refused(empty, 'empty');

    const zip = join(folder, 'zip.pdf');
    await writeFile(zip, Buffer.from('PK\u0003\u0004 a zip under another name'));
    await refused(zip, 'not-a-pdf');

    const cut = join(folder, 'cut.pdf');
    await copyFile(pdf('calvary-ca1'), cut);
    await truncate(cut, 3000);
    await refused(cut, 'damaged');

    const large = join(folder, 'large.pdf');
    await writeFile(large, '%PDF-1.7');
    await truncate(large, MAX_DOCUMENT_BYTES + 1);
    await refused(large, 'too-large');
  });

  it('refuses more pages than a document may have', async () => {
    const path = await written('long.pdf', { bufferPages: false }, (document) => {
      for (let page = 0; page < MAX_DOCUMENT_PAGES; page++) document.addPage();
    });
    await refused(path, 'too-many-pages');
  });

  it('stops a small file that unpacks to gigabytes, and goes on with the next', async () => {
    const bomb = readPdf(join(testData, 'hostile/bomb-double-flate-4gb.pdf'));
    const honest = readPdf(pdf('diaz-wc'));
    await expect(bomb).rejects.toMatchObject({ reason: 'too-much-memory' });
    expect((await honest).pageCount).toBe(3);
  });

  it('stops when the caller has gone', async () => {
    const gone = new AbortController();
    gone.abort(new Error('the caller has gone'));
    await expect(readPdf(pdf('diaz-wc'), { signal: gone.signal })).rejects.toThrow('the caller has gone');
  });
});
