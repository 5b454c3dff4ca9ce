import { describe, expect, it } from '@jest/globals';
import { bearingOf } from './bearing.js';
import { readCase } from './build.js';

const CAPTION = `HOUSING COURT

MARA QUILL and TESS QUILL,
     Plaintiffs,
v.
ORRIN HOMES, LLC,
     Defendant.

COMPLAINT

`;
/** For whom a sentence of the complaint speaks, read for the landlord. */
function favors(sentence: string, client = 'Orrin Homes, LLC'): string | undefined {
  const text = `${CAPTION}1. Mara Quill rented a flat of Orrin Homes, LLC.\n\n2. ${sentence}\n\nCOUNT I - BREACH OF WARRANTY\n\n3. The flat was cold.\n`;
  const read = readCase(
    {
      caseType: 'real-estate',
      keyFacts: '',
      clientName: client,
      opposingParty: client === 'Mara Quill' ? 'Orrin Homes, LLC' : 'Mara Quill',
    } as never,
    [{ name: 'complaint', pages: [{ number: 1, text }] }],
  );
  const fact = read.model.facts.find((one) => one.text.includes(sentence.slice(0, 20)));
  return fact && bearingOf(read, fact).favors;
}

describe('what a complaint has to grant', () => {
  it.each([
    'Orrin Homes, LLC did send a plumber on March 4, 2024.',
    'Orrin Homes, LLC took $300 off the rent of March 2024.',
    'Ms. Quill wrote on March 5, 2024, “Thank you, I appreciate it.”',
    'From March 1, 2024 Plaintiffs withheld their rent.',
    'Ms. Quill did not let him in on March 12, 2024.',
  ])('speaks for the one who is sued: %s', (sentence) => {
    expect(favors(sentence)).toBe('ours');
    expect(favors(sentence, 'Mara Quill')).toBe('theirs');
  });

  it.each([
    'Orrin Homes, LLC did nothing about it until March 4, 2024.',
    'Orrin Homes, LLC did not send a plumber on March 4, 2024.',
    'Ms. Quill wrote on March 5, 2024, “The bedroom is cold again.”',
  ])('and what it complains of does not: %s', (sentence) => {
    expect(favors(sentence)).not.toBe('ours');
  });
});
