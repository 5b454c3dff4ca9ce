import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import type { FirstPage } from './first-page.rules.js';
import { reportPdf } from './report-pdf.js';

const long = 'A sentence of some length that a speaker may well have said in court. '.repeat(5);
const point = (figure: string, here = false): FirstPage['trend']['points'][number] => ({
  day: 'Mar 5, 2026',
  figure,
  range: '6.1 to 6.7',
  score: Number(figure),
  between: { low: 6.1, high: 6.7 },
  here,
});
const page = (changes: Partial<FirstPage> = {}): FirstPage => ({
  title: 'Opening in Moss v. Hale',
  about: ['Opening Statement · March 5, 2026 · 1:16', 'Ada Moss, Moss LLP'],
  whole: { name: 'Overall score', figure: '6.3', rests: ['between 6.1 and 6.7', '4 of 4 parts measured'] },
  parts: ['Confidence', 'Clarity', 'Pace', 'Legal effectiveness'].map((name) => ({
    name,
    figure: '8.4',
    note: 'between 8.1 and 8.6',
  })),
  fix: { label: 'The one thing', headline: 'Pause', lines: ['No pause for 1:16.', 'Stop for two seconds.'] },
  moments: [0, 1, 13].map((at) => ({
    at,
    label: 'To change',
    text: 'Filler: "um"',
    quote: '“Um, the file”',
  })),
  trend: { points: [point('7.3'), point('6.3', true)], text: 'The last is lower than the first.' },
  peaks: Array.from({ length: 200 }, (_, at) => (at % 10) / 10),
  durationSeconds: 76,
  ...changes,
});

/** The text of each page. */
async function pagesOf(first: FirstPage): Promise<string[]> {
  const input = await reportPdf({
    title: 'T',
    subtitle: '',
    first,
    sections: [{ heading: 'Next', lines: ['x'] }],
  });
  return execFileSync('pdftotext', ['-layout', '-', '-'], { encoding: 'utf8', input })
    .split('\f')
    .slice(0, -1);
}

describe('the first page of a report', () => {
  it('has moments with their words, and the trend with its ranges and its sentence', async () => {
    // As long as a usual one is: two lines of what shows the one thing.
    const lines = [long.slice(0, 130), 'Say the passage again and stop for two seconds.'];
    const pages = await pagesOf(page({ fix: { label: 'The one thing', headline: 'Pause', lines } }));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/“Um, the file”[^]*7\.3[^]*6\.1 to 6\.7[^]*The last is lower than the first\./);
    expect(pages[1]).toContain('Next');
  });

  it('stays one page, whatever stands on it', async () => {
    const full = page({
      title: long,
      about: [long, long],
      fix: { label: 'The one thing', headline: long, lines: [long, long] },
      moments: [0, 1, 13].map((at) => ({ at, label: 'To change', text: long, quote: long })),
      trend: { points: [point('7.3'), point('6.3', true)], text: long },
    });
    expect(await pagesOf(full)).toHaveLength(2);
  });
});
