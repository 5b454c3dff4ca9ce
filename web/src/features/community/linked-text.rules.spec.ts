import { describe, expect, it } from '@jest/globals';
import { piecesOf } from './linked-text.rules.js';

const links = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? []);

describe('addresses in a text', () => {
  it.each([
    ['See https://example.com/a?b=1#c.', ['https://example.com/a?b=1#c']],
    ['(http://example.com/rule_(3))', ['http://example.com/rule_(3)']],
    ['“https://example.com”, then', ['https://example.com']],
    ['HTTPS://EXAMPLE.COM and https://example.org!', ['HTTPS://EXAMPLE.COM', 'https://example.org']],
  ])('links those of “%s”', (text, found) => {
    expect(links(text)).toEqual(found);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'ftp://example.com',
    'www.example.com',
    'https://',
    'https://court.gov@example.com/',
    '<a href="x">y</a>',
  ])('links nothing in “%s”', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('loses no character', () => {
    const text = 'Read https://example.com/x, then (https://example.org).\nhttps:// is nothing <b>';
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
