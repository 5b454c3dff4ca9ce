import { describe, expect, it } from '@jest/globals';
import { countsInBrackets, endedCounts } from './ended-counts.js';
import type { FileSentence } from './file-sentences.js';
import type { Paper } from './paper.js';

const document = { name: 'order', pages: [] };
const ended = (...texts: string[]): number[] => [
  ...endedCounts(texts.map((text) => ({ text, document, page: 1 }) as unknown as FileSentence)).keys(),
];

describe('counts that a court ended', () => {
  it.each([
    [
      'Defendant’s motion is GRANTED as to Count IV (sex discrimination) and Count V (FMLA interference).',
      [4, 5],
    ],
    ['Defendant’s motion as to Count III (negligent entrustment) is GRANTED; the count is dismissed.', [3]],
    ['Ct 3 dismissed on the motion of the People 10/3/24.', [3]],
  ])('are those that the ruling names: %s', (text, numbers) => {
    expect(ended(text)).toEqual(numbers);
  });

  it.each([
    'Defendant’s motion is DENIED as to Counts I, II and III.',
    'Plaintiff’s motion to amend is GRANTED as to Count II.',
    'The motion in limine is GRANTED as to Count II.',
    'Defendant moves that the motion be GRANTED as to Count II.',
  ])('are none where it rules on something else: %s', (text) => {
    expect(ended(text)).toEqual([]);
  });

  it('are those below whose heading stands in brackets of either kind that they are gone', () => {
    const text =
      'COUNT IV – SEX DISCRIMINATION, TITLE VII\n\n17. (Dismissed. See Order, Doc. 41.)\n\nCOUNT V – RETALIATION\n\n18. She was let go.';
    const papers = [{ document: { name: 'complaint', pages: [{ number: 1, text }] } }] as unknown as Paper[];
    expect([...countsInBrackets(papers).keys()]).toEqual([4]);
  });
});
