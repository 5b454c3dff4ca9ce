import { describe, expect, it } from '@jest/globals';
import type { ModelPerson } from '@lectern/contracts/case-model';
import { isHim } from './written-by.js';

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
