import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as read } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { content } from '@lectern/contracts/content';
import type { RawInput } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { anActor } from '@lectern/testing/actors';
import { testService } from '@lectern/testing/test-service';
import { contentService } from '../service.js';

const run = promisify(execFile);
const service = testService(contentService);

const contentData: RawInput<typeof content.compileText>['contentData'] = {
  opening_statement:
    'May it please the Court. Łukasz Żółć slipped. He lost $5,000,000.\n\nThank you. My own words.',
  key_points: ['No signs were posted.', 'Mine.'],
  provenance: [
    {
      contentType: 'opening_statement',
      index: 0,
      text: 'May it please the Court.',
      sources: [{ kind: 'framing' }],
    },
    {
      contentType: 'opening_statement',
      index: 1,
      text: 'Łukasz Żółć slipped.',
      sources: [
        { kind: 'case-field', field: 'keyFacts', quote: 'Łukasz Żółć slipped' },
        { kind: 'pdf', page: 4, quote: 'Łukasz Żółć slipped' },
      ],
    },
    {
      contentType: 'opening_statement',
      index: 2,
      text: 'He lost $5,000,000.',
      sources: [{ kind: 'unsupported', reason: 'not there' }],
    },
    { contentType: 'opening_statement', index: 3, text: 'Thank you.', sources: [{ kind: 'framing' }] },
    {
      contentType: 'key_points',
      index: 0,
      text: 'No signs were posted.',
      sources: [{ kind: 'case-field', field: 'keyFacts', quote: 'no signs were posted' }],
    },
    { contentType: 'key_points', index: 1, text: 'Mine.', sources: [{ kind: 'attorney', act: 'edited' }] },
  ],
  citations: [
    { text: 'Keene v. Roe, 12 F.3d 34 (9th Cir. 1994)', state: 'in-your-document', page: 2 },
    { text: '99 U.S. 1', state: 'not-verified' },
  ],
};
const HEAD = { title: 'Żółć v. Roe', subtitle: 'Opening Statement · November 21, 2026' };
const order = ['key_points', 'opening_statement'] as const;
const compiled = (filename: string) =>
  service.ask(content.compileText, { contentData, order: [...order], filename, ...HEAD }, anActor());

const EVERYWHERE = [
  HEAD.title,
  HEAD.subtitle,
  'Attorney work product - practice material',
  'Łukasz Żółć slipped.',
  'not in your file: confirm or cut',
  'Your document, page 4',
  'Keene v. Roe, 12 F.3d 34 (9th Cir. 1994) - in your document, page 2',
  '99 U.S. 1 - not verified',
  'My own words.',
];
const flat = (text: string): string => text.replace(/\s+/g, ' ');

async function docxText(file: FileAnswer): Promise<{ body: string; notes: string; header: string }> {
  return service.files.withLocalFile(file.key, async (path) => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-docx-'));
    try {
      const part = async (name: string) =>
        (
          await run('python3', [
            '-c',
            'import sys,zipfile;sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]))',
            path,
            name,
          ])
        ).stdout;
      return {
        body: await part('word/document.xml'),
        notes: await part('word/footnotes.xml'),
        header: await part('word/header1.xml'),
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

describe('POST /api/compile-text', () => {
  it('writes plain text in the given order, with numbered sources and citation states', async () => {
    const file = await compiled('Doe.txt');
    const text = await read(await service.files.read(file.key));

    expect(file).toMatchObject({
      fileName: 'Doe.txt',
      contentType: 'text/plain; charset=utf-8',
      temporary: true,
    });
    for (const part of EVERYWHERE) expect(text).toContain(part);
    expect(text.indexOf('KEY POINTS')).toBeLessThan(text.indexOf('OPENING STATEMENT'));
    expect(text).toContain('1. No signs were posted. [1]');
    expect(text).toContain(
      'Łukasz Żółć slipped. [3] [4] He lost $5,000,000. [not in your file: confirm or cut]',
    );
    expect(text).toContain('[3] Your case details, key facts: “Łukasz Żółć slipped”');
    expect(text).toContain('2. Mine. [2]');
    expect(text).toContain('[2] Written by the attorney');
    expect(text).toContain('May it please the Court. Łukasz');
  });

  it('writes a Word document with real footnotes', async () => {
    const file = await compiled('Doe.docx');
    const { body, notes, header } = await docxText(file);

    expect(file.contentType).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    expect(header).toContain('Attorney work product - practice material');
    expect(notes).toContain('Your document, page 4');
    expect(body.match(/<w:footnoteReference w:id="\d+"\/>/g)).toHaveLength(3);
    expect(notes).toContain(
      'Your case details, key facts: “Łukasz Żółć slipped”; Your document, page 4: “Łukasz Żółć slipped”',
    );
    expect(body).toContain(HEAD.title);
    expect(body).toContain(HEAD.subtitle);
    expect(body).toContain('99 U.S. 1 - not verified');
    expect(body).toContain('[not in your file: confirm or cut]');
  });

  it('writes a PDF whose letters can be read back', async () => {
    const file = await compiled('Doe v. Acme.pdf');

    const text = await service.files.withLocalFile(file.key, async (path) =>
      flat((await run('pdftotext', ['-layout', path, '-'])).stdout),
    );

    expect(file).toMatchObject({ fileName: 'Doe v. Acme.pdf', contentType: 'application/pdf' });
    for (const part of EVERYWHERE) expect(text).toContain(part);
    expect(text).toContain('Page 1 of 1');
    expect(text).toContain('Łukasz Żółć slipped.[3][4] He');
  });

  it('numbers the pages of a long PDF and keeps the header on each', async () => {
    const long = {
      closing_argument: Array.from(
        { length: 120 },
        (_, at) =>
          `Paragraph ${at} says what it says, and it says it at some length so that the lines have to wrap.`,
      ).join('\n\n'),
    };

    const file = await service.ask(
      content.compileText,
      { contentData: long, order: ['closing_argument'], filename: 'long.pdf' },
      anActor(),
    );

    const { stdout } = await service.files.withLocalFile(file.key, (path) =>
      run('pdftotext', ['-layout', path, '-']),
    );
    const pages = stdout.split('\f').filter((page) => page.trim() !== '');
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, at) => {
      expect(page).toContain('Attorney work product - practice material');
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    });
  });

  it('takes text for text in every format', async () => {
    const hostile = {
      opening_statement: '<b>&amp; </w:t> \u0000\u0007 %PDF ]]> \ud800 =HYPERLINK("http://x")',
    };

    for (const ending of ['txt', 'docx', 'pdf']) {
      const file = await service.ask(
        content.compileText,
        { contentData: hostile, order: ['opening_statement'], filename: `a.${ending}` },
        anActor(),
      );
      expect(file.size).toBeGreaterThan(50);
    }
  });

  it('escapes markup in a Word document', async () => {
    const contentData = { opening_statement: '<b>&amp; </w:t>' };

    const file = await service.ask(
      content.compileText,
      { contentData, order: ['opening_statement'], filename: 'a.docx' },
      anActor(),
    );

    expect((await docxText(file)).body).toContain('&lt;b&gt;&amp;amp; &lt;/w:t&gt;');
  });

  it.each([
    ['an ending that it cannot write', { filename: 'a.exe' }, 'filename: it must end in .txt, .docx or .pdf'],
    ['sections that are all empty', { order: ['motion_argument'] }, 'There is no text to compile.'],
    ['an unknown section', { order: ['poem'] }, 'order.0'],
  ])('refuses %s', async (_, change, words) => {
    const asked = service.ask(
      content.compileText,
      { contentData, order: [...order], filename: 'a.txt', ...change } as never,
      anActor(),
    );
    await expect(asked).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining(words),
    });
  });

  it('stands under the name of the file where no title is given', async () => {
    const file = await service.ask(
      content.compileText,
      { contentData, order: [...order], filename: 'Doe opening.txt' },
      anActor(),
    );
    const text = await read(await service.files.read(file.key));
    expect(text).toMatch(/^Attorney work product - practice material\n\n\nDoe opening\n\n\nKEY POINTS\n/);
  });

  it('writes plain text for a name without an ending, and never a path', async () => {
    expect((await compiled('../../../secret notes')).fileName).toBe('-..-..-secret notes.txt');
  });
});
