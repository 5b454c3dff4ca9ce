import { describe, expect, it } from '@jest/globals';
import { withCarriedSubjects } from './carried-subjects.js';
import type { FileSentence } from './file-sentences.js';

const told = (...passages: string[][]): string[] => [
  ...withCarriedSubjects(
    passages.flatMap((texts, passage) => texts.map((text) => ({ text, passage }) as FileSentence)),
  ).values(),
];
const WORDS = '"I only looked at it for a minute."';

describe('an account below the name of whoever gave it', () => {
  it('is told by him', () => {
    expect(told(['ORNE, D.: Saw the grille.'])).toEqual(['Orne saw the grille.']);
    expect(told(['TARKIN: He was asked about the key.', WORDS], ['I called TARKIN on May 4.'])).toEqual([
      'Tarkin said: “I only looked at it for a minute.”',
    ]);
  });

  it('is told by nobody where the label is no name but a subject', () => {
    expect(told(['MONEY: I asked what it was spent on.', WORDS], ['She said the money was gone.'])).toEqual(
      [],
    );
    expect(told(['SIGNED BLANKS: She agreed that she wrote them.', WORDS])).toEqual([]);
  });
});

describe('the account of one who was named by a letter', () => {
  it('goes on with "he" as long as nobody else tells', () => {
    expect(
      told([
        'V/ORNE stated that he slept.',
        'He saw the lamp.',
        'Victim walked out.',
        'He heard a shout.',
        'R/O measured the lot.',
        'He said it was long.',
      ]),
    ).toEqual(['ORNE saw the lamp.', 'ORNE heard a shout.']);
  });
});
