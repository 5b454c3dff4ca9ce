import { describe, expect, it } from '@jest/globals';
import { Designations } from './designations.js';
import { spokenParty } from './sides.js';

const FORM = `QUARRY TOWN POLICE        OFFENSE REPORT
VICTIM:    DELACRUZ, OSKAR T. III   W/M  DOB 02/11/1996  "Oz"
SUSPECT:   McNALLY-REED, PIA   W/F  DOB 09/30/1999
WITNESS 1: DELACRUZ, OSKAR JR.   W/M  father of V
WITNESS #2: Lang, Petra
W3  ABARA, CHIDI   07/30/1987
WITNESS 4: Ada B. Orne, DOB 01/02/1990

The baker across the road saw nothing. A ladder was leaning on the wall of the shed. The crate lay open.
`;
const read = (text: string, client?: string) =>
  new Designations(
    { name: 'report', pages: [{ number: 1, text }] },
    { side: 'claiming', criminal: true, ...(client && { opponent: spokenParty(client, true)! }) },
  );

describe('the people of a police form', () => {
  it('are named by its lines, with their suffix where father and son have one name', () => {
    expect(read(FORM).people.map(({ name, as }) => `${name}, ${as}`)).toEqual([
      'Oskar T. Delacruz III, victim',
      'Pia McNally-Reed, suspect',
      'Oskar Delacruz Jr., witness',
      'Petra Lang, witness',
      'Chidi Abara, witness',
      'Ada B. Orne, witness',
    ]);
    expect(read(FORM).people[3]).toMatchObject({ line: 'WITNESS #2: Lang, Petra', page: 1 });
  });

  it.each([
    ['W1 stated that V left at seven.', 'Oskar Delacruz Jr. said that Oskar Delacruz III left at seven.'],
    ['W2 (Lang) advised she heard suspect shout.', 'Petra Lang said she heard Pia McNally-Reed shout.'],
    [
      "The suspect's car stood behind V's house.",
      "Pia McNally-Reed's car stood behind Oskar Delacruz III's house.",
    ],
    ['W-3 ran.', 'Chidi Abara ran.'],
    ['She met the victim, Oskar Delacruz, at the gate.', 'She met Oskar Delacruz III at the gate.'],
    ['S/ stated that he ran.', 'Pia McNally-Reed said that he ran.'],
    ['QUILL said that he ran.', 'Quill said that he ran.'],
    ['A suspect ran, and no witness 9 was there.', 'A suspect ran, and no witness 9 was there.'],
    ['It was held so in State v. Reed.', 'It was held so in State v. Reed.'],
  ])('%s', (text, said) => expect(read(FORM).named(text)).toBe(said));

  it('are the parties of the case where these are named', () =>
    expect(read(FORM, 'Pia McNally-Reed').named('Suspect ran.')).toBe('McNally-Reed ran.'));

  it('are nobody where two have the same role and no number', () => {
    const two = FORM.replace('SUSPECT: ', 'SUSPECT:   BRANT, ALMA\nSUSPECT: ');
    expect(read(two).named('The suspect ran. Suspect 1 ran.')).toBe('The suspect ran. Suspect 1 ran.');
  });

  it.each([
    ['Ladder checked twice by the team.', true],
    ['Search warrant served at the house.', true],
    ['States he was told to leave.', true],
    ['One to the back, left side.', true],
    ['Abara checked the shed twice.', false],
    ['The crate was open.', false],
    ['Rain fell on the crate.', false],
  ])('tells a note from a sentence: %s', (text, note) => expect(read(FORM).isNote(text)).toBe(note));
});

describe('people by a letter before their names', () => {
  const report = `VICTIM      DOB 01/01/1990
 ORNE,
 RAFE L
V/ORNE was seated. A/VALE stood by the truck. W/LANG and W/ABARA saw it. V said no.`;

  it('are those people, and the letter alone is the one whom it names', () => {
    const form = read(report);
    expect(form.people.map(({ name, as }) => `${name}, ${as}`)).toEqual([
      'Rafe Orne, victim',
      'Vale, suspect',
      'Lang, witness',
      'Abara, witness',
    ]);
    expect(form.named('V said that W/LANG saw it.')).toBe('Rafe Orne said that LANG saw it.');
  });

  it('are not meant by a letter of two people', () => {
    expect(read('V/ORNE fell. V/VALE ran. V said no.').people).toEqual([]);
  });
});
