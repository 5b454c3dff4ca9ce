import { describe, expect, it } from '@jest/globals';
import { sumsIn } from './kinds-of-sums.js';

const kinds = (text: string): string =>
  sumsIn(text)
    .map(({ sum, kind }) => `${sum} ${kind}`)
    .join('; ');

describe('what a sum is', () => {
  it.each([
    ['Her medical bills are $41,880.', '$41,880 loss'],
    ['She was out of work for seven months and lost $49,290 in wages.', '$49,290 loss'],
    ['Obi paid $58,440 to refund patients and $21,900 to a consultant.', '$58,440 loss; $21,900 loss'],
    ['He had to hire a bookkeeper at $2,400 a month.', '$2,400 loss'],
    ['Lund listed the house for sale at $1,450,000.', '$1,450,000 price'],
    [
      'Obi, a librarian who earns $84,500 a year, bought the bicycle for $1,899.',
      '$84,500 pay; $1,899 price',
    ],
    ['Its insurer wrote a policy with a limit of $5,000,000.', '$5,000,000 limit'],
    ['Lark sold 9,400 of them, for revenue of $17,850,000.', '$17,850,000 revenue'],
    ['The agent received a commission of $35,625.', '$35,625 pay'],
    ['Obi owes the fourth installment of $160,000.', '$160,000 debt'],
    ['The City imposed a fine of $500.', '$500 penalty'],
    ['Lund paid a surveyor $6,200 for a report.', '$6,200 other'],
  ])('is told by the words of its clause: %s', (text, found) => {
    expect(kinds(text)).toBe(found);
  });
});
