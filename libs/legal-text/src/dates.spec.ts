import { describe, expect, it } from '@jest/globals';
import { datesIn, inOrderOfTime } from './dates.js';

describe('dates', () => {
  it('reads the common spellings, and no date in a ratio', () => {
    expect(
      datesIn('March 3, 2024; 3/3/24; 2024-03-03; 3 March 2024; in 2019; 14 of 20; 12/31').map(
        ({ year, month, day }) => [year, month, day],
      ),
    ).toEqual([
      [2024, 3, 3],
      [2024, 3, 3],
      [2024, 3, 3],
      [2024, 3, 3],
      [2019, undefined, undefined],
    ]);
  });

  it('puts facts in order of time and keeps what leans on its neighbor', () => {
    const order = inOrderOfTime(
      [
        'On May 5, 2023 he sued.',
        'The next day she answered.',
        'They had met in 2019.',
        'The court set a date.',
        'On June 2 it heard them.',
      ],
      (text) => text,
    );

    expect(order).toEqual([
      'They had met in 2019.',
      'On May 5, 2023 he sued.',
      'The next day she answered.',
      'The court set a date.',
      'On June 2 it heard them.',
    ]);
  });

  it('does not take the year of a decision for the time of an event', () => {
    expect(
      inOrderOfTime(['He fell in 2001.', 'Roe v. Wade, 410 U.S. 113 (1973), applies.'], (text) => text)[0],
    ).toBe('He fell in 2001.');
  });
});
