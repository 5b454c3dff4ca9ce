import { describe, expect, it } from '@jest/globals';
import { namedInText, type OwnMatter } from './named-in-text.rules.js';

const osgrave: OwnMatter = {
  title: 'Osgrave v. Pellworth Quarries',
  clientName: 'Lena Osgrave',
  opposingParty: 'Pellworth Quarries, Inc.',
  docketNumber: '2:24-cv-00417-RBM',
  texts: ['Medical bills of $184,250.17 and a demand of $2,460,000.', null],
};
const people: OwnMatter = {
  title: 'State v. Brown',
  clientName: 'Darnell Brown',
  opposingParty: 'State of Ohio',
  docketNumber: null,
  texts: [],
};

const told = (text: string, ...matters: OwnMatter[]): string[] =>
  namedInText(text, matters.length > 0 ? matters : [osgrave]).map(({ kind, words }) => `${kind}: ${words}`);

describe('what a text names of the writer’s own cases', () => {
  it.each([
    ['We settled for Lena Osgrave last week.', ['client: Lena Osgrave']],
    ['my client lena osgrave was calm', ['client: lena osgrave']],
    ['Ms. Osgrave’s sleeve was caught.', ['client: Osgrave’s']],
    ['L. OSGRAVE testified.', ['client: OSGRAVE']],
    ['Os\u200bgrave testified.', ['client: Osgrave']],
    ['Osgräve testified.', ['client: Osgräve']],
    ['Pellworth called three experts.', ['opposing-party: Pellworth']],
    ['pellworth quarries called three experts.', ['opposing-party: pellworth quarries']],
  ])('finds the parties in “%s”', (text, found) => {
    expect(told(text)).toEqual(expect.arrayContaining(found));
  });

  it.each([
    'I slowed down before the figure and the room went quiet.',
    'My client’s sleeve was caught in a conveyor.',
    'The quarries of the county were closed, said the inc. man.',
    'Thanks, Lena.',
  ])('finds nothing in “%s”', (text) => {
    expect(told(text)).toEqual([]);
  });

  it('says in which matter, and names nobody twice', () => {
    expect(namedInText('Osgrave said so. Osgrave said it again.', [osgrave])).toEqual([
      { kind: 'client', words: 'Osgrave', matter: 'Osgrave v. Pellworth Quarries' },
    ]);
  });

  it('takes a surname that is a plain word for one where it is written as one', () => {
    expect(told('The car was brown. Brown cars are easy to see.', people)).toEqual([]);
    expect(told('I asked Mr. Brown and he froze.', people)).toEqual(['client: Brown']);
    expect(told('In the end Brown took the stand.', people)).toEqual(['client: Brown']);
  });

  it('lets the state be named alone, and not with its name', () => {
    expect(told('The State rested. In Ohio the defense opens then.', people)).toEqual([]);
    expect(told('I am against the state of Ohio.', people)).toEqual(['opposing-party: state of Ohio']);
  });

  it.each([
    ['2:24-cv-00417-RBM', '2:24-cv-00417-RBM'],
    ['No. 24-CV-417', '24-CV-417'],
    ['24 cv 00417', '24 cv 00417'],
  ])('finds the docket written as “%s”', (text, words) => {
    expect(told(text).some((one) => one.startsWith('docket: ') && words.includes(one.slice(8)))).toBe(true);
  });

  it('finds no docket in other numbers', () => {
    expect(told('Rule 417 and the year 24, 124-cv-00417, 24-cv-4170')).toEqual([]);
  });

  it.each([
    ['They offered $184,250.17 at once.', 'sum: $184,250.17'],
    ['We asked for $2,460,000.', 'sum: $2,460,000'],
    ['We asked for 2,460,000.', 'sum: 2,460,000'],
    ['We asked for $2.46 million.', 'sum: $2.46 million'],
    ['We asked for about $2.5M.', 'sum: $2.5M'],
    [
      'Award two million, four hundred and sixty thousand dollars.',
      'sum: two million, four hundred and sixty thousand dollars',
    ],
  ])('finds the sum in “%s”', (text, found) => {
    expect(told(text)).toEqual([found]);
  });

  it.each([
    '$2 million',
    '$2.4 million',
    '$2,461,000',
    '184 pages',
    '$184',
    'two million people',
    'In 2460 words',
  ])('finds no sum in “%s”', (text) => {
    expect(told(text)).toEqual([]);
  });

  it.each([
    ['Write to ada.marshall+trial@firm.example.com.', 'email: ada.marshall+trial@firm.example.com'],
    ['Call (312) 555-0142 today', 'telephone: (312) 555-0142'],
    ['Call 312.555.0142', 'telephone: 312.555.0142'],
    ['Call +44 20 7946 0958', 'telephone: +44 20 7946 0958'],
  ])('finds where somebody can be reached in “%s”', (text, found) => {
    expect(told(text, people)).toEqual([found]);
  });

  it.each(['On 2026-11-23 at 10:30', '$312 555 0142', '12 of 20 takes, 150-170 words', 'Rule 26(a)(2)(B)'])(
    'takes “%s” for no telephone number',
    (text) => {
      expect(told(text, people)).toEqual([]);
    },
  );

  it('reads 2,000 characters at once, whatever they are', () => {
    for (const piece of ['a', '1,', '555-', 'two ', '@a.', 'A v. ', '$1 '])
      expect(() => told(piece.repeat(2000 / piece.length))).not.toThrow();
  });
});
