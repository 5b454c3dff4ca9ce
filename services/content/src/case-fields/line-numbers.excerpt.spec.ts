import { describe, expect, it } from '@jest/globals';
import { withoutExcerptNumbers } from './line-numbers.rules.js';

const plain = (text: string): string => withoutExcerptNumbers([{ text }])[0]!.text;
const AROUND = Array.from({ length: 12 }, (_, at) => `Sentence ${at} of the declaration.`).join('\n');

describe('the numbers of a transcript that a paper quotes', () => {
  it('are no words of what is quoted', () => {
    const quoted = `${AROUND}\n   14   Q. Who opened the gate?\n   15   A. Mrs.\n   16   Castellan did, at\n   17   nine.\n${AROUND}`;
    expect(plain(quoted).replace(/\s+/g, ' ')).toContain('A. Mrs. Castellan did, at nine.');
  });

  it.each([
    ['a table of counts', `${AROUND}\n 1   Theft\n 2   Robbery\n 3   Assault\n 4   Arson\n${AROUND}`],
    ['a transcript of its own', '  1   Q. Who?\n  2   A. Ada.\n  3   Q. When?\n  4   A. At nine.'],
    ['numbered paragraphs', `${AROUND}\n1. One.\n2. Two.\n3. Three.\n4. Four.\n${AROUND}`],
  ])('stay in %s', (_, text) => expect(plain(text)).toBe(text));
});
