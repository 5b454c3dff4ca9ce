import { describe, expect, it } from '@jest/globals';
import { letterFacts } from './letters.js';

const letter = (body: string): string => `                    ORNE LAW OFFICE
October 12, 2023

Ada Vale
4127 S. Alder Street

Dear Ms. Vale:
${body}
Yours truly,
Hollis Orne
`;
const told = (body: string): string[] =>
  letterFacts(
    { name: 'letters.pdf', pages: [{ number: 1, text: letter(body) }] },
    { parties: ['Ada Vale'], text: letter(body) },
  ).flatMap(({ said }) => said);

describe('a letter of a file', () => {
  it('is told with its writer', () => {
    expect(
      told('I saw the boy at your gate on Monday. The latch was open and the dog was out.').join(' '),
    ).toMatch(/Hollis Orne.*The latch was open/);
  });

  it('is not told where it is a demand of counsel', () => {
    expect(told('I represent Lee Tarkin. You put her out of her home on Monday.')).toEqual([]);
    expect(told('Her things were left outdoors. Unless it is paid by May 4 I will file suit.')).toEqual([]);
  });
});
