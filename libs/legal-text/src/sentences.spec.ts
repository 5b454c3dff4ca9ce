import { describe, expect, it } from '@jest/globals';
import { growth, IN_PROPORTION } from '@lectern/testing/growth';
import { splitSentences } from './sentences.js';

describe('sentences of a paper', () => {
  it.each([
    [
      'The crate bore the mark Lot 21-B. The clerk saw it.',
      ['The crate bore the mark Lot 21-B.', 'The clerk saw it.'],
    ],
    ['Mr. Ito sued Alder Corp. in Ashby. He lost.', ['Mr. Ito sued Alder Corp. in Ashby.', 'He lost.']],
    ['Cartons came and Messrs. Ito and Wye signed.', ['Cartons came and Messrs. Ito and Wye signed.']],
    [
      'See Doe v. Roe, 429 F.3d 1081 (9th Cir. 2005). We agree.',
      ['See Doe v. Roe, 429 F.3d 1081 (9th Cir. 2005).', 'We agree.'],
    ],
    [
      'She called at 3:15 p.m. Receiving no answer, she left.',
      ['She called at 3:15 p.m.', 'Receiving no answer, she left.'],
    ],
    [
      'They met on Friday at 3:15 p.m. Nobody else came.',
      ['They met on Friday at 3:15 p.m.', 'Nobody else came.'],
    ],
    [
      'Cal. Bus. & Prof. Code § 17200 applies. So does No. 4.',
      ['Cal. Bus. & Prof. Code § 17200 applies.', 'So does No. 4.'],
    ],
    [
      'The hearing has been reset to May 4 at 9:30 a.m. Counsel for Aldana agrees. It begins at 9:30 a.m. Eastern Time.',
      [
        'The hearing has been reset to May 4 at 9:30 a.m.',
        'Counsel for Aldana agrees.',
        'It begins at 9:30 a.m. Eastern Time.',
      ],
    ],
    [
      'We grant the motion.[2] The plaintiff appeals.3 We affirm.',
      ['We grant the motion.[2]', 'The plaintiff appeals.3', 'We affirm.'],
    ],
    ['', []],
  ])('%s', (text, sentences) => {
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(sentences);
    for (const { text: one, at } of splitSentences(text)) expect(text.slice(at, at + one.length)).toBe(one);
  });

  it('end at an answer before the next question of an interview', () => {
    expect(
      splitSentences('I asked if she signed it. No. I asked why. Box No. 4 was open.').map(
        ({ text }) => text,
      ),
    ).toEqual(['I asked if she signed it.', 'No.', 'I asked why.', 'Box No. 4 was open.']);
  });

  it('take time that grows with the text only', async () => {
    expect(splitSentences('a.'.repeat(100_000)).length).toBe(1);
    expect(splitSentences('No. 4 '.repeat(40_000)).length).toBeGreaterThan(0);
    for (const [text, times] of [
      ['a.', 100_000],
      ['No. 4 ', 40_000],
    ] as const)
      expect(await growth((part) => splitSentences(text.repeat(part * times)))).toBeLessThan(IN_PROPORTION);
  });
});
