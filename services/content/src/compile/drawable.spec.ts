import { execFile } from 'node:child_process';
import { text as read } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { content } from '@lectern/contracts/content';
import { anActor } from '@lectern/testing/actors';
import { testService } from '@lectern/testing/test-service';
import { contentService } from '../service.js';

const run = promisify(execFile);
const service = testService(contentService);

const NAMES = '陳美玲 met محمد and דוד about 🙂 in Αθήνα and Київ.';

async function compiled(words: string, filename: string) {
  const provenance = [
    {
      contentType: 'opening_statement' as const,
      index: 0,
      text: words,
      sources: [{ kind: 'case-field' as const, field: 'keyFacts' as const, quote: words }],
    },
  ];
  const contentData = { opening_statement: words, provenance };
  return service.ask(content.compileText, { contentData, order: ['opening_statement'], filename }, anActor());
}

const pdfText = async (words: string): Promise<string> => {
  const { key } = await compiled(words, 'names.pdf');
  return service.files.withLocalFile(key, async (path) =>
    (await run('pdftotext', ['-layout', path, '-'])).stdout.replace(/\s+/g, ' '),
  );
};

describe('letters that the fonts of a PDF lack', () => {
  it('takes a word without end in its stride', async () => {
    const timed = async (words: string): Promise<{ text: string; ms: number }> => {
      const started = performance.now();
      return { text: await pdfText(words), ms: performance.now() - started };
    };
    const usual = await timed('lorem '.repeat(100_000 / 6));
    const { text, ms } = await timed('x'.repeat(100_000));
    expect(ms).toBeLessThan(5 * usual.ms);
    expect(text.replace(/[^x]/g, '').length).toBeGreaterThan(199_999);
  }, 30_000);

  it('are printed as their numbers, and the PDF says so', async () => {
    const text = await pdfText(NAMES);
    expect(text).toContain('[U+9673][U+7F8E][U+73B2] met');
    expect(text).toContain('[U+1F642] in Αθήνα and Київ.');
    expect(text).toMatch(/This PDF cannot show 9 characters of your text; .* Word and plain-text downloads/);
  });

  it('stand as they are in plain text and in Word', async () => {
    const plain = await compiled(NAMES, 'names.txt');
    expect(await read(await service.files.read(plain.key))).toContain(NAMES);
    const word = await compiled(NAMES, 'names.docx');
    const body = await service.files.withLocalFile(word.key, (path) =>
      run('python3', [
        '-c',
        'import sys,zipfile;sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read("word/document.xml"))',
        path,
      ]),
    );
    expect(body.stdout).toContain(NAMES);
  });

  it('are not spoken of when there are none', async () => {
    expect(await pdfText('Łukasz Żółć met Ἀθηνᾶ.')).not.toContain('cannot show');
  });
});
