import { describe, expect, it } from '@jest/globals';
import { subjectIn } from '../script/english/subject.js';
import { tagged } from '../script/english/tagged.js';
import { namesIn } from './names-in.js';
import { otherFirstName, sharedSurnames } from './namesakes.js';
import { readCase } from './build.js';
import { sidesOf, spokenParty, surname } from './sides.js';

describe('surnames', () => {
  it.each([
    ['Ada Moss', 'Moss'],
    ['George Fitzsimmons-Voight', 'Fitzsimmons-Voight'],
    ['Brenda Van Houten', 'Van Houten'],
    ['Van Houten', 'Van Houten'],
    ['Miguel de la Cruz', 'de la Cruz'],
    ['Gil de la Fuente', 'de la Fuente'],
    ['Jan van der Berg', 'van der Berg'],
    ['Officer Kevin St. John', 'St. John'],
    ['Thomas O’Rourke', 'O’Rourke'],
    ['Daniel Tully, Jr.', 'Tully'],
    ['Pieter Steenkamp III', 'Steenkamp'],
    ['Al Reed', 'Reed'],
  ])('%s is %s', (name, last) => {
    expect(surname(name)).toBe(last);
  });

  it.each([
    ['George Fitzsimmons-Voight wrote a letter.', 'Fitzsimmons-Voight'],
    ['Miguel de la Cruz lived in Tampa.', 'de la Cruz'],
    ['Brenda Van Houten told him.', 'Van Houten'],
  ])('are taken up whole: %s', (text, again) => {
    expect(subjectIn(text, tagged(text))?.again).toBe(again);
  });

  it('keep apart a father and a son of one name, and two cousins with a particle', () => {
    const text =
      'Daniel Tully, Jr. drove. Daniel Tully, Sr. followed. Rafael de la Cruz met Miguel de la Cruz. Brian Kerr, Jr. left. Brian Kerr ran.';

    expect([...sharedSurnames(['Tully', 'de la Cruz', 'Kerr'], [text])]).toEqual(['Tully', 'de la Cruz']);
    expect(otherFirstName('Daniel Tully, Jr.', 'Daniel Tully, Sr.')).toBe(true);
    expect(
      spokenParty(
        'DANIEL TULLY, SR.'.toLowerCase().replace(/\b\w/g, (one) => one.toUpperCase()),
        false,
      )?.said,
    ).toBe('Daniel Tully Sr.');
  });

  it('says once who sues for himself and for a trust', () => {
    expect(spokenParty('Ann Lund, individually and as Trustee of the Lund Trust', false)).toMatchObject({
      said: 'Ann Lund',
      short: 'Lund',
      organization: false,
    });
    expect(spokenParty('Orr Kilns, LLC; Carl Moss; and Rita Quill', false)?.said).not.toMatch(/and and/);
  });

  it.each([
    [
      'City of Calder, Officer Dana P. Roth and Sergeant Inés Vale',
      'the City of Calder, Officer Dana P. Roth and Sergeant Inés Vale',
      true,
    ],
    ['Roth Capital, LLC; Dana P. Roth; and Inés Vale', 'Roth Capital, Dana P. Roth and Inés Vale', true],
    ['Ann Lund, individually and as Trustee of the Lund Trust', 'Ann Lund', false],
    ['Moss Mills, Inc., Employer, and Calder Mutual, Carrier', 'Moss Mills and Calder Mutual', true],
    ['Department of Parks and Recreation', 'the Department of Parks and Recreation', false],
    ['Lee Alan Moss and CR20220001-001', 'Lee Alan Moss', false],
    ['Estate of Ada Moss Late of Calder', 'the Estate of Ada Moss', false],
    ['Ann T. Lund and as heir at law of BO LUND', 'Ann T. Lund', false],
    ['Leonard Stanley Moss "Len"', 'Leonard Stanley Moss', false],
  ])('%s is %s', (form, said, several) => {
    expect(spokenParty(form, false)).toMatchObject({ said, several });
  });
});

describe('the parties of a case', () => {
  const DETAILS = { caseType: 'civil-litigation', keyFacts: '' } as const;
  const parties = (clientName: string, opposingParty: string, text: string) =>
    sidesOf({ ...DETAILS, clientName, opposingParty }, [], [text]);

  it('are companies where the papers give them the form of one', () => {
    const text = 'Calder Spruce Lookout, Inc. sprayed the field of Ada Moss.';
    expect(parties('Ada Moss', 'Calder Spruce Lookout', text).opponent).toMatchObject({
      said: 'Calder Spruce Lookout',
      short: 'Calder Spruce Lookout',
      organization: true,
    });
  });

  it('are called by their whole names beside one of their surname, also behind a nickname', () => {
    const text = `INFORMATION

On May 4, 2024 Quillmoor took a bag. Detective Ann Vale spoke with Bertrand Quillmoor, his uncle, Bertrand Quillmoor of Calder.`;
    const { sides, shared } = readCase(
      {
        caseType: 'criminal-defense',
        keyFacts: '',
        clientName: 'Desmond "Dez" Quillmoor',
        opposingParty: 'State of Idaho',
      },
      [{ name: 'information.pdf', pages: [{ number: 1, text }] }],
    );
    expect([...shared]).toEqual(['Quillmoor']);
    expect(sides.client?.short).toBe('Desmond Quillmoor');
  });

  it.each([
    'Ada Moss, Co-Trustee of the Moss Trust, wrote to him.',
    'Ada Moss keeps the books of Ada Moss, Inc. Ada Moss signed. He saw Ada Moss.',
  ])('are people where a company or an office only bears their name: %s', (text) => {
    expect(parties('Ada Moss', 'Lee Orne', text).client).toMatchObject({
      said: 'Ada Moss',
      organization: false,
    });
  });

  it('are two: nobody stands against himself', () => {
    expect(parties('Ada Moss, as Administratrix of the Estate of Lee Moss', 'Ada Moss', '').opponent).toBe(
      undefined,
    );
  });
});

describe('names in a sentence', () => {
  const source = { quote: '' };
  const names = (text: string): string[] => namesIn({ text, source }).map(({ name }) => name);

  it.each([
    ['At 3:37 a.m. dispatcher Rayanne Holt-Jensen replied.', ['Rayanne Holt-Jensen']],
    ['Foreman Thomas O’Rourke called, and Luis de León answered.', ['Thomas O’Rourke', 'Luis de León']],
    ['Officer Kevin St. John had secured the scene.', ['Officer Kevin St. John']],
    ['His father, Daniel Tully, Sr., was following in a second car.', ['Daniel Tully, Sr.']],
    ['Miguel de la Cruz lives in Tampa.', ['Miguel de la Cruz']],
  ])('%s', (text, found) => {
    expect(names(text)).toEqual(found);
  });

  it('are no streets behind the number of a house; a day of the month is none', () => {
    expect(names('He hid in the yard of 214 Calle Moreno, the house of a cousin.')).toEqual([]);
    expect(names('On May 4 Rosa Moreno called the office.')).toEqual(['Rosa Moreno']);
    expect(names('On May 4, 2024 Rosa Moreno called the office.')).toEqual(['Rosa Moreno']);
    expect(names('In 2019 Rosa Moreno called the office.')).toEqual(['Rosa Moreno']);
  });

  it('have the role that stands before them, also at the end', () => {
    expect(namesIn({ text: 'He wrote to the night dispatcher, Rayanne Holt-Jensen.', source })[0]?.role).toBe(
      'the night dispatcher',
    );
  });
});

describe('two parties of one field', () => {
  it.each([
    [
      'Dwayne Leroy Winship, Jr. and Hollis Dean & Sons Cartage, Inc.',
      'Winship and Hollis Dean & Sons Cartage',
    ],
    [
      'ANN V. WINSHIP-DEAN and PAUL J. DEAN, wife and husband; and WINSHIP BAKING CO., LLC',
      'Winship-Dean, Dean and Winship Baking',
    ],
    ['FERGUS J. McWINSHIP and DEAN CARE OF MACON, LLC', 'McWinship and Dean Care of Macon'],
    ['Harlan Dean and Sons, LLC', 'Harlan Dean and Sons'],
  ])('%s', (written, short) => expect(spokenParty(written, false)?.short).toBe(short));
});
