import { describe, expect, it } from '@jest/globals';
import { quotedOnPage } from './quoted-on-page.js';

describe('the quotation of a source', () => {
  const onPage = quotedOnPage([
    {
      name: 'a.pdf',
      pages: [
        { number: 1, text: 'He left. The order, issued on April 29, provided\n- 1 -' },
        { number: 2, text: 'for a new gate.' },
      ],
    },
  ]);
  const source = (quote: string) => ({ document: { name: 'a.pdf' }, page: 1, quote });

  it('is what stands on its page where the sentence goes on over it', () => {
    expect(onPage(source('The order, issued on April 29, provided for a new gate.'))).toEqual(
      source('The order, issued on April 29, provided'),
    );
  });

  it.each(['THE ORDER, issued on April 29,', 'Nothing of this is there.'])('stays: %s', (quote) => {
    expect(onPage(source(quote))).toEqual(source(quote));
  });
});
