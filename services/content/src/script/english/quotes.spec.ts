import { describe, expect, it } from '@jest/globals';
import { withInches } from './quotes.js';

describe('a mark behind a figure', () => {
  it('is said "inches" where it closes no quotation', () => {
    expect(withInches('18" is no problem, 3 1/2" is.')).toBe('18 inches is no problem, 3 1/2 inches is.');
    expect(withInches('He wrote “cut 18” deep” on it.')).toBe('He wrote “cut 18” deep” on it.');
    expect(withInches('She said "it was 18" and left. A 4" pipe.')).toBe(
      'She said "it was 18" and left. A 4 inches pipe.',
    );
  });
});
