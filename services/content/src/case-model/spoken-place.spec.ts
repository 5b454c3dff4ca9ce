import { describe, expect, it } from '@jest/globals';
import { spokenPlace } from './spoken-place.js';

describe('a place in the record', () => {
  it.each([
    ['(R. 22 at 4.)', 'record 22, page 4'],
    ['(Lund Dep. 40:2-11; R. 9 at 1.)', "Lund's deposition, page 40"],
    ['(Mara Lund Decl. ¶ 8, Ex. B.)', "Lund's declaration, paragraph 8"],
    ['(Compl. ¶¶ 3, 4.)', undefined],
    ['(Compl. ¶ 12.)', 'paragraph 12 of the complaint'],
    ['(App. 7, 9.)', 'page 7 of the appendix'],
    ['(Id. at 3.)', undefined],
    ['(Ex. 7.)', undefined],
  ])('%s is said as %s', (cited, said) => {
    expect(spokenPlace(cited)).toBe(said);
  });
});
