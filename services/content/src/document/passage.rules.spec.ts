import { describe, expect, it } from '@jest/globals';
import { passageIn } from './passage.rules.js';

const found = (text: string, quote: string): string | null => {
  const place = passageIn(text, quote);
  return place && text.slice(place.start, place.end);
};

describe('where a quote stands in a text', () => {
  it.each([
    ['The light was red.', 'light was', 'light was'],
    ['The light\n   was red.', 'The Light was', 'The light\n   was'],
    ['The de-\nfendant ran.', 'defendant', 'de-\nfendant'],
    ['“Stop!” he said.', 'stop he said', 'Stop!” he said'],
    ['Exhibit 4', '4', '4'],
    ['a', 'a', 'a'],
  ])('%j has %j', (text, quote, place) => expect(found(text, quote)).toBe(place));

  it.each([
    ['The light was red.', 'green'],
    ['The light was red.', '...'],
    ['', 'red'],
  ])('%j has no %j', (text, quote) => expect(passageIn(text, quote)).toBeNull());

  it('is the first of them', () => expect(passageIn('red red', 'red')).toEqual({ start: 0, end: 3 }));
});
