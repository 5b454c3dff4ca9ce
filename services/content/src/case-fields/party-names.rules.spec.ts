import { describe, expect, it } from '@jest/globals';
import {
  isGovernment,
  namesCourt,
  roleLabel,
  sideFrom,
  sideName,
  withoutTrailingRole,
} from './party-names.rules.js';
import { isOrganization, readableName } from './readable-name.rules.js';

const names = (text: string): string[] | undefined => sideFrom(text, [])?.names;

describe('the role of a party', () => {
  it.each([
    ['Plaintiff,', 'plaintiff'],
    ['  Defendant - Cross-Appellant.', 'defendant - cross-appellant'],
    ['Third-Party Defendants', 'third-party defendants'],
    ['the Petitioner)', 'petitioner'],
  ])('%j is one', (text, role) => expect(roleLabel(text)).toBe(role));

  it.each(['Maria Lopez, Plaintiff', 'Plaintiff went home', ''])('%j is none', (text) =>
    expect(roleLabel(text)).toBeUndefined(),
  );

  it('is taken off the end of a name, not off a name that is nothing else', () => {
    expect(withoutTrailingRole('JOHN ROE, Plaintiff,')).toEqual({ text: 'JOHN ROE', role: 'plaintiff' });
    expect(withoutTrailingRole('Plaintiff')).toEqual({ text: 'Plaintiff' });
    expect(withoutTrailingRole('JOHN ROE')).toEqual({ text: 'JOHN ROE' });
  });
});

describe('the names of a side', () => {
  it.each([
    ['MARIA LOPEZ', ['Maria Lopez']],
    ['MARIA LOPEZ and JOHN ROE', ['Maria Lopez', 'John Roe']],
    ['SMITH AND SONS, INC.', ['Smith and Sons, Inc.']],
    ['MARIA LOPEZ; HARBOR TERMINAL, INC.', ['Maria Lopez', 'Harbor Terminal, Inc.']],
    ['MARIA LOPEZ, JR., JOHN ROE, M.D.', ['Maria Lopez, Jr.', 'John Roe, M.D.']],
    ['MARIA LOPEZ, an individual, and JOHN ROE', ['Maria Lopez', 'John Roe']],
    ['MARIA LOPEZ, Plaintiff', ['Maria Lopez']],
    ['MARIA LOPEZ, CR20223391-001', ['Maria Lopez']],
    ['MARIA LOPEZ 118 Huffman Court, Apt. Rear Dayton, Ohio', ['Maria Lopez']],
    ['MARIA LOPEZ, 118 Huffman Court, Dayton, Ohio, and JOHN ROE', ['Maria Lopez', 'John Roe']],
    ['MARIA LOPEZ, Respondent/Former Wife/Mother', ['Maria Lopez']],
    ['Harbor Storage, Inc., d/b/a “HBX,” an Ohio corporation', ['Harbor Storage, Inc., d/b/a “HBX”']],
    ['Plaintiff MARIA LOPEZ', ['Maria Lopez']],
    ['TESFAYE, Dawit Bekele', ['Dawit Bekele TESFAYE'.replace('TESFAYE', 'Tesfaye')]],
    ['MARCUS DELACROIX, a/k/a “Tip,”', ['Marcus Delacroix']],
    ['IN RE: MARIA LOPEZ', ['Maria Lopez']],
    ['THE LOPEZ TRUST, dated May 3, 1999', ['The Lopez Trust']],
    ['R.M.', ['R.M.']],
    ['(1) JOHN ROE (DOB 04/09/1996)', ['John Roe']],
  ])('%j', (text, expected) => expect(names(text)).toEqual(expected));

  it.each([
    'Plaintiff',
    'Case No. 22-417',
    'JURY TRIAL DEMANDED',
    'Superior Court',
    '12345',
    'x'.repeat(121),
  ])('%j has none', (text) => expect(names(text)).toBeUndefined());

  it('keep their quote, their roles, and whether there are more', () => {
    expect(sideFrom('MARIA LOPEZ, et al., Plaintiffs,', ['appellant'])).toEqual({
      names: ['Maria Lopez'],
      quote: 'MARIA LOPEZ, et al.',
      roles: ['appellant', 'plaintiffs'],
      others: true,
    });
    expect(sideFrom('MARIA LOPEZ', [])).toMatchObject({ others: false, roles: [] });
    expect(sideFrom('MARIA LOPEZ and DOES 1-10', [])).toMatchObject({ names: ['Maria Lopez'], others: true });
    expect(sideFrom('A. ONE; B. TWO; C. THREE', [])!.others).toBe(true);
  });

  it('are shown as one, as two, or as the first of many', () => {
    const shown = (text: string) => sideName(sideFrom(text, [])!);
    expect(shown('MARIA LOPEZ')).toBe('Maria Lopez');
    expect(shown('MARIA LOPEZ and JOHN ROE')).toBe('Maria Lopez and John Roe');
    expect(shown('MARIA LOPEZ and JOHN ROE, et al.')).toBe('Maria Lopez, et al.');
    expect(shown('MARIA LOPEZ, et al.')).toBe('Maria Lopez, et al.');
    expect(shown('MARIA LOPEZ; JOHN ROE; ANN DOE')).toBe('Maria Lopez, et al.');
  });
});

describe('a name as a reader writes it', () => {
  it.each([
    ['ACME TOOL, INC.', 'Acme Tool, Inc.'],
    ['BANK OF THE WEST, N.A.', 'Bank of the West, N.A.'],
    ['SEAN O’BRIEN', 'Sean O’Brien'],
    ["ANN O'MALLEY-D'ANGELO", "Ann O'Malley-D'Angelo"],
    ['THE LOPEZ’S', 'The Lopez’s'],
    ['IAN MCDONALD III', 'Ian McDonald III'],
    ['JEAN-LUC PICARD', 'Jean-Luc Picard'],
    ['Daniel MEJIA-LOBOS', 'Daniel Mejia-Lobos'],
    ['Maria de la Cruz', 'Maria de la Cruz'],
    ['  MARIA   LOPEZ,', 'Maria Lopez'],
    ['MARIA LOPEZ.', 'Maria Lopez'],
    ['AB', 'AB'],
  ])('%j is %j', (name, readable) => expect(readableName(name)).toBe(readable));
});

describe('who a party is', () => {
  const side = (name: string) => ({ names: [name], quote: name, roles: [], others: false });

  it.each([
    ['United States of America', true],
    ['The People of New York', true],
    ['City of Tacoma', true],
    ['State Farm Insurance', false],
    ['Maria Lopez', false],
  ])('%s is a government: %s', (name, is) => expect(isGovernment(side(name))).toBe(is));

  it.each([
    ['Harbor Terminal, Inc.', true],
    ['First Bank', true],
    ['Maria Lopez', false],
  ])('%s is an organization: %s', (name, is) => expect(isOrganization(name)).toBe(is));

  it.each([
    ['Superior Court', true],
    ['Court of Appeals', true],
    ['Hollis Court Apartments', false],
  ])('%s is a court: %s', (name, is) => expect(namesCourt(name)).toBe(is));
});
