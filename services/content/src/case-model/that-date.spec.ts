import { describe, expect, it } from '@jest/globals';
import { withThatDate } from './that-date.js';

const told = (text: string, before: string[]): string => {
  const sentences = [...before, text].map((one) => ({ text: one }));
  return withThatDate(text, sentences.at(-1)!, sentences);
};
const TEXT = 'At 6:50 p.m. on that date Orne was on the stair.';

describe('a sentence that points at the day of the one before it', () => {
  it('is told with that day', () => {
    expect(
      told(TEXT, ['On Sunday, January 15, 2023, the lift was out, as since January 12, 2023.', 'It rained.']),
    ).toBe('At 6:50 p.m. on January 15, 2023 Orne was on the stair.');
    expect(told('On said date he left.', ['On May 4, 2021 the lift was out.'])).toBe(
      'On May 4, 2021 he left.',
    );
  });

  it('stays as it is where no day or more than one may be meant', () => {
    expect(told(TEXT, ['It was out from May 4, 2021 to May 9, 2021.'])).toBe(TEXT);
    expect(told(TEXT, ['Orne, born March 3, 1970, came to the yard.'])).toBe(TEXT);
    expect(told(TEXT, ['It was out in May.'])).toBe(TEXT);
    expect(told(TEXT, [])).toBe(TEXT);
  });
});
