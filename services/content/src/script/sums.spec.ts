import { describe, expect, it } from '@jest/globals';
import { damagesIn, itemsOf } from './sums.js';

describe('the items of damages in a sentence', () => {
  it.each([
    [
      'Adeyemi has incurred medical expenses of $41,200.00 and lost wages of $9,310.',
      ['medical expenses of $41,200', 'lost wages of $9,310'],
    ],
    ['Her hospital bills came to $88,004.12.', ['hospital bills of $88,004.12']],
    ['He lost $46,300 in pay.', ['$46,300 in lost pay']],
    ['She paid $2,114 out of pocket for the crutches.', ['the $2,114 paid for the crutches']],
    ['Orrin paid the fine of $145.', []],
  ])('%s', (text, items) => {
    expect(damagesIn(text)).toEqual(items);
  });
});

describe('the items of a request', () => {
  it('takes a sum in brackets for what stands before it, and none that is taken off', () => {
    expect(
      itemsOf(
        'Plaintiff demands back pay ($41,140 to the date of filing, after interim earnings of $9,870), and costs.',
      ),
    ).toEqual(['back pay of $41,140']);
  });
});
