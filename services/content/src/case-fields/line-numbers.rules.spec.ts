import { describe, expect, it } from '@jest/globals';
import { withoutStarPages } from './line-numbers.rules.js';

const plain = (text: string): string => withoutStarPages([{ text }])[0]!.text;

describe('the page numbers of a bound report', () => {
  it('leave the sentences that they stand in, and the margin', () => {
    expect(plain('41   the boat left *41 the harbor.\nIt rained.\n42   A pump failed *42 at noon.')).toBe(
      '     the boat left the harbor.\nIt rained.\n     A pump failed at noon.',
    );
    expect(plain('He owned a mill. [*2] The mill burned. The insurer [*3] paid nothing.')).toBe(
      'He owned a mill. The mill burned. The insurer paid nothing.',
    );
  });

  it('are no marks of footnotes and no numbers that are not counted on', () => {
    for (const text of ['Paid *50 to Lee.', 'Rated *12 and *90 by guests.', '41   the boat left the harbor.'])
      expect(plain(text)).toBe(text);
  });
});
