import { describe, expect, it } from '@jest/globals';
import { roleIn } from './split-relatives.js';

describe('the role before a name', () => {
  it.each([
    ['an e-mail to her supervisor', 'her supervisor'],
    ['He was helped by a neighbor', 'a neighbor'],
    ['She wrote to his daughter by an earlier marriage', 'his daughter by an earlier marriage'],
    ['His son by a marriage', 'His son by a marriage'],
  ])('of “%s” is “%s”', (words, role) => expect(roleIn(words)).toBe(role));
});
