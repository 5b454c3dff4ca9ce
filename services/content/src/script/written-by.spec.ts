import { describe, expect, it } from '@jest/globals';
import type { ModelPerson } from '@lectern/contracts/case-model';
import { isHim, withoutOthers } from './written-by.js';

const named = (name: string): ModelPerson => ({ name }) as ModelPerson;

describe('who is named so in a paper', () => {
  it('is the witness by his title, a short form or the whole name', () => {
    expect(isHim('Mr. Orne', named('Leopold Orne'))).toBe(true);
    expect(isHim('Deputy Marsh', named('Ann Marsh'))).toBe(true);
    expect(isHim('Toby Vale', named('Tobias Vale'))).toBe(true);
  });

  it('is not his wife, and not his father', () => {
    expect(isHim('Mrs. Orne', named('Leopold Orne'))).toBe(false);
    expect(isHim('Leopold Orne, Jr.', named('Leopold Orne, Sr.'))).toBe(false);
  });
});

describe('a paper of several statements', () => {
  const page = (number: number, name: string, text: string) => ({
    number,
    text: `                       VOLUNTARY STATEMENT\n\nName: ${name}\n\n${text}\n`,
  });
  const document = {
    name: 'statements.pdf',
    pages: [
      page(1, 'Odo Perrault', 'I went to the shed. I called 911.'),
      page(2, 'Noemi Vask', 'I saw him. I called 911.'),
    ],
  };
  const sentences = [
    { text: 'I went to the shed.', page: 1 },
    { text: 'I called 911.', page: 1 },
    { text: 'I saw him.', page: 2 },
    { text: 'I called 911.', page: 2 },
  ];

  it('is his as far as he wrote it', () => {
    expect(withoutOthers(sentences, document, named('Odo Perrault'))).toEqual(sentences.slice(0, 2));
    expect(withoutOthers(sentences, document, named('Noemi Vask'))).toEqual(sentences.slice(2));
  });
});
