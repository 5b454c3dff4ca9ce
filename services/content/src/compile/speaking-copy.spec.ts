import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { speakingCopies } from '@lectern/contracts/case-scripts';
import { anActor } from '@lectern/testing/actors';
import { testService } from '@lectern/testing/test-service';
import { buffer } from 'node:stream/consumers';
import { contentService } from '../service.js';
import { clock } from '@lectern/contracts/clock';
import { spokenBlocks } from './speaking-copy.rules.js';

const service = testService(contentService);

const make = async (text: string, title = 'Opening Statement, Marrowby v. Talvane') => {
  const file = await service.ask(speakingCopies.make, { text, title }, anActor());
  const input = await buffer(await service.files.read(file.key));
  const words = execFileSync('pdftotext', ['-layout', '-', '-'], { input }).toString();
  return { file, input, words };
};

describe('a speaking copy', () => {
  it('has the words, times and cues in the margin, and no notes', async () => {
    const { file, input, words } = await make(
      `## The people\nOdile Marrowby drives a bread truck.\n\n${'word '.repeat(149)}end.\n\n## Burden\n[Your theme in one line]\nWe must show it.`,
    );
    expect(file).toMatchObject({
      fileName: 'Opening Statement, Marrowby v. Talvane.pdf',
      contentType: 'application/pdf',
      temporary: true,
    });
    for (const shown of [
      '0:00',
      'The people',
      '1:02',
      'Burden',
      'Your theme in one line',
      'We must show it.',
    ])
      expect(words).toContain(shown);
    expect(words).not.toContain('[Your theme');
    expect(words).not.toContain('##');
    expect(execFileSync('pdffonts', ['-'], { input }).toString()).toContain('SourceSerif4');
  });

  it('goes over pages without leaving a word behind, also for hostile texts', async () => {
    const lines = Array.from({ length: 200 }, (_, at) => `Sentence number ${at} of this speech.`);
    const { words } = await make(lines.join('\n'));
    for (const line of ['number 0 of', 'number 120 of', 'number 199 of']) expect(words).toContain(line);
    expect(words).toMatch(/page 1 of \d+/);
    const { words: strange } = await make(
      `${'x'.repeat(5000)} \u202e\u0645 \ud83d\ude00 [`,
      '../../etc/passwd',
    );
    expect(strange).toContain('[U+0645]');
  });
});

describe('the blocks of a speaking copy', () => {
  it('tell times at the speaker\u2019s pace, and leave brackets of a quotation alone', () => {
    const blocks = spokenBlocks('## A\nHe saw [the] door.  [Your theme] It\n\nten', 120);
    expect(blocks).toEqual([
      { kind: 'cue', text: 'A' },
      {
        kind: 'spoken',
        at: 0,
        parts: [
          { kind: 'words', text: 'He saw [the] door.' },
          { kind: 'slot', name: 'Your theme' },
          { kind: 'words', text: 'It' },
        ],
      },
      { kind: 'spoken', at: 2.5, parts: [{ kind: 'words', text: 'ten' }] },
    ]);
    expect([clock(0), clock(59.9), clock(680)]).toEqual(['0:00', '0:59', '11:20']);
  });
});
