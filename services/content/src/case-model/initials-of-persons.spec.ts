import { describe, expect, it } from '@jest/globals';
import { initialsOfPersons } from './initials-of-persons.js';

const called = (text: string, said: string): string =>
  initialsOfPersons([text]).reduce((whole, [initials, name]) => whole.replace(initials, name), said);

const MINUTES = `Present: L. Ibsen, Scott Dane, P. Vann
SD said that it was theft. LI asked to see each date. SD: "We are here about you." LI said nothing more.`;

describe('initials of minutes', () => {
  it('are the people whom the same paper names', () => {
    expect(called(MINUTES, 'SD asked LI for her badge.')).toBe('Dane asked Ibsen for her badge.');
  });

  it('stay within what somebody wrote', () => {
    expect(called(MINUTES, 'The note read “SD only.”')).toBe('The note read “SD only.”');
  });

  it('stay where two people bear them', () => {
    expect(called(`${MINUTES}\nSam Dorr came late.`, 'SD said no.')).toBe('SD said no.');
  });

  it('are no letters of a chart', () => {
    const chart =
      'Paul Tate was seen by Erin Ross. PT said it hurt. PT asked for ice. ER asked for a film. ER said no.';
    expect(initialsOfPersons([chart])).toEqual([]);
  });

  it('are none where letters act only once', () => {
    expect(initialsOfPersons(['Scott Dane and Lee Ibsen met. SD said so. LI left.'])).toEqual([]);
  });
});
