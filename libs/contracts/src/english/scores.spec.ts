import { describe, expect, it } from '@jest/globals';
import { percentsInWords, rangeInWords, scoreInWords } from './scores.js';

describe('the figure of a take among others', () => {
  it('stands with what its evidence leaves open, and with its name where it is a delivery', () => {
    const range = { low: 7, high: 7.84 };
    expect(scoreInWords(7.4, 'all', range)).toBe('7.4 of 10 (7.0 to 7.8)');
    expect(scoreInWords(7.4, 'voice', range)).toBe('Delivery 7.4 of 10 (7.0 to 7.8)');
    expect(scoreInWords(7.4, 'all', null)).toBe('7.4 of 10');
    expect(rangeInWords({ low: 72.6, high: 84 }, 0)).toBe('73 to 84');
    expect(percentsInWords({ low: 72.6, high: 84 })).toBe('73 to 84');
    expect(percentsInWords({ low: 94.8, high: 95.3 })).toBe('94.8 to 95.3');
    expect(percentsInWords(null)).toBe('');
  });
});
