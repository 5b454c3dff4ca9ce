import { describe, expect, it } from '@jest/globals';
import { grantsIdentity } from './accused-in.js';
import type { Brief } from './brief.js';
import { draftOf } from './drafted-papers.fixtures.js';
import { withName } from './put-again.js';

const OF_HER = { name: 'Ms. Vale', pronouns: /\b(?:[Ss]he|[Hh]er)\b/ };
const INFORMATION = `IN THE DISTRICT COURT OF LANE COUNTY, NEBRASKA
STATE OF NEBRASKA,
     Plaintiff,
v.                                    CR 24-219
DORIAN VALE,
     Defendant.
INFORMATION
COUNT I
Dorian Vale did on May 16, 2024 break into a shop, in violation of section 28-507, Burglary.`;

const hearing = (asked: string): string => `IN THE DISTRICT COURT OF LANE COUNTY, NEBRASKA
STATE OF NEBRASKA, Plaintiff, vs. DORIAN VALE, Defendant.
MOTION HEARING
     APPEARANCES:
        Jarvis Orne, Deputy County Attorney
        Evadne Lang, for the Defendant
                 MARISELA TARKIN,
     called as a witness on behalf of the Defendant, being first duly sworn, testified:
                  DIRECT EXAMINATION
BY MS. LANG:
Q. Was Mr. Vale with you on May 16?
A. Yes. All night.
                  CROSS-EXAMINATION
BY MR. ORNE:
Q. You went to bed at ten-thirty that night.
A. Yes.
Q. You slept until five.
A. Yes.
${asked}
Q. You left for work at a quarter past five.
A. Yes.`;

const crossOf = (asked: string): string =>
  draftOf('cross-examination', [INFORMATION, hearing(asked)], { forTheOther: false });

describe('whom counsel means by "he" in a criminal case', () => {
  it('is the accused where nobody else was spoken of', () => {
    expect(crossOf('Q. He came through the back door that night.\nA. Yes.')).toContain(
      'Mr. Vale came through the back door that night, correct?',
    );
  });

  it('is nobody who can be named where somebody else may be meant', () => {
    const cross = crossOf(
      'Q. Your brother has a key.\nA. Yes.\nQ. He came through the back door that night.\nA. Yes.',
    );
    expect(cross).not.toContain('Mr. Vale came through');
  });

  it('is nobody where somebody was named last whom the file does not know', () => {
    const cross = crossOf(
      'Q. You saw Sam by the shed.\nA. Yes.\nQ. He came through the back door that night.\nA. Yes.',
    );
    expect(cross).not.toContain('Mr. Vale came through');
  });

  it.each([
    ['You told her that it was open.', 'You told Ms. Vale that it was open.'],
    ['You held her coat.', 'You held Ms. Vale’s coat.'],
    ['You saw her.', 'You saw Ms. Vale.'],
    ['You said “she left” to her.', 'You said “she left” to her.'],
  ])('has her name in its place: %s', (put, told) => expect(withName(put, OF_HER)).toBe(told));

  it('is not granted to be the man whom a witness saw, by naming him', () => {
    const grants = grantsIdentity({
      read: { sides: { criminal: true } },
      model: { side: 'defending', people: [{ name: 'Dorian Vale', kind: 'person', role: 'our client' }] },
    } as unknown as Brief);
    const seen = { question: 'You saw his eyes?', words: 'Yes.' };
    expect(grants({ ...seen, text: 'You saw Mr. Vale’s eyes.' })).toBe(true);
    expect(grants({ ...seen, text: 'You saw his eyes.' })).toBe(false);
    expect(grants({ question: 'You know Mr. Vale?', words: 'Yes.', text: 'You know Mr. Vale.' })).toBe(false);
  });
});
