import { describe, expect, it } from '@jest/globals';
import type { Brief } from './brief.js';
import { spokenLosses } from './damages-table.js';

function briefWith(text: string): Brief {
  const document = { name: 'complaint', pages: [{ number: 3, text }] };
  return {
    model: { side: 'claiming' },
    read: { papers: [{ document, kind: 'complaint', author: 'first', caption: undefined }] },
  } as unknown as Brief;
}
const said = (text: string): string =>
  spokenLosses(briefWith(text))
    .map((line) => line.text)
    .join(' ');

describe('a list of losses', () => {
  it('is told by its subtotals and its sum, as the paper adds them', () => {
    expect(
      said(`12. Ms. Holt's damages are as follows:

         Mercy Hospital                              $ 4,000.00
         Dr. Ames (two visits)                           500.50
                                                     -----------
         Medical expense                             $ 4,500.50
         Wages lost, May 1 - June 3                    2,100.00
                                                     -----------
         Total to date                               $ 6,600.50
`),
    ).toBe(
      'Count it up: $4,500.50 for medical expense and $2,100 for wages lost. Together that is $6,600.50 to date.',
    );
  });

  it('is not told where its rows do not come to its sum', () => {
    expect(
      said(`Damages:
         Mercy Hospital                              $ 4,000.00
         Wages lost                                    2,100.00
         Total                                       $ 9,000.00
`),
    ).toBe('');
  });

  it('is no list of prices', () => {
    expect(
      said(`The menu of the shop:
         Gaskets                                     $ 4,000.00
         Hoses                                         2,100.00
         Total                                       $ 6,100.00
`),
    ).toBe('');
  });
});
