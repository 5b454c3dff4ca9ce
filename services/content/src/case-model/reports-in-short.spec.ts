import { describe, expect, it } from '@jest/globals';
import { readCase } from './build.js';
import { codedPeople } from './coded-people.js';
import { readPaper } from './paper.js';
import { reportWriter } from './report-writer.js';

const report = (narrative: string, head = '') => `CALDER CITY POLICE DEPARTMENT
OFFENSE REPORT      CASE 24-118
${head}
A1      REED, PAUL TERRENCE        M/W
O1      ORNE, ADA                  F/W

NARRATIVE
${narrative}
`;
const told = (text: string): string[] =>
  readCase(
    {
      caseType: 'criminal-defense',
      clientName: 'Paul Reed',
      opposingParty: 'State of Ohio',
      keyFacts: '',
    },
    [{ name: 'report.pdf', pages: [{ number: 1, text }] }],
  ).model.facts.flatMap(({ said }) => said);

describe('a report that is written short', () => {
  it('says its codes by name and goes on about the one it spoke of', () => {
    const facts = told(
      report(
        'O1 STATED THE BOX WAS NOT HERS AND SHE NEVER SAW IT. STATED "HE BROUGHT IT IN ON\nFRIDAY NIGHT AND LEFT." A1 WAS IN THE KITCHEN AND SAID HE DID NOT KNOW WHAT WAS IN IT.\nI KNOCKED ON THE DOOR AND ORNE OPENED IT AT 1944 HRS.',
        'BRANNIGAN 417 (RPT)',
      ),
    );
    expect(facts).toContain('Ada Orne stated “He brought it in on Friday night and left.”');
    expect(facts.join(' ')).toContain(
      'Officer Brannigan knocked on the door and Orne opened it at 7:44 p.m.',
    );
    expect(facts.join(' ')).not.toMatch(/\b[AO]1\b/);
  });

  it.each([
    ['Sergeant Vale', 'NARRATIVE - SGT L VALE 219\nI went in.'],
    ['Detective Muskovitz', 'DET: L. MUSKOVITZ #214\nI went in.'],
    ['the officer', 'I went in.'],
  ])('is told by %s', (writer, text) => {
    expect(reportWriter(readPaper({ name: 'r', pages: [{ number: 1, text: report(text) }] }))).toBe(writer);
  });

  it('has people in its head beside each other, and no one by what is not known', () => {
    const head = 'V1 ORNE, ADA J F/W     V2 HALE, PAUL D M/W 61\nS1 UNK, LATER REED, TOBIAS W M/W 29';
    expect(codedPeople(head).map(({ name, as }) => [name, as])).toEqual([
      ['Ada Orne', 'victim'],
      ['Paul Hale', 'victim'],
      ['Tobias Reed', 'suspect'],
    ]);
  });
});

describe('a verb behind a comma', () => {
  it('is nobody: "V1 YELL, CAME OUT"', () =>
    expect(codedPeople('W2 WAS IN THE COOLER. HEARD V1 YELL, CAME OUT, RAN TO THE GLASS')).toEqual([]));
});

describe('a certificate of probable cause behind a charge', () => {
  it('tells what happened', () => {
    const facts = told(`STATE OF OHIO, Plaintiff,
v.                                     INFORMATION
PAUL REED, Defendant.

COUNT 1 - BURGLARY. That the said Paul Reed on or about May 4, 2024 did enter a dwelling.

CERTIFICATION FOR DETERMINATION OF PROBABLE CAUSE

I, Trooper Ada Marsh, certify that I believe there is probable cause upon the following:

1. On Saturday, May 4, 2024, at 11:48 p.m., a man gave his name to the police as Otto Denning and reported a broken window at the depot on Market Street in Calder, about two miles west of Moxee.

2. I saw Reed behind the depot. He had a red mark on his hand.
`);
    expect(facts).toContain(
      'On Saturday, May 4, 2024, at 11:48 p.m., a man gave his name to the police as Otto Denning.',
    );
    expect(facts.join(' ')).toContain('The man reported a broken window at the depot');
  });
});
