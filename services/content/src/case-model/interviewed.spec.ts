import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { readCase } from './build.js';
import { shoutedNames } from './shouted-names.js';

const INDICTMENT = `IN THE UNITED STATES DISTRICT COURT
FOR THE DISTRICT OF NEBRASKA

UNITED STATES OF AMERICA,
     Plaintiff,
v.                                   No. 4:24-cr-00213
ROSWITHA KEELING,
     Defendant.

I N D I C T M E N T

The Grand Jury charges:

COUNT ONE: WIRE FRAUD, 18 U.S.C. 1343

1. On May 2, 2022, Roswitha Keeling sent a loan application for $212,000 to Platte Bank.
`;

const REPORTS = `OFFICE OF INSPECTOR GENERAL

MEMORANDUM OF INTERVIEW

SUBJECT:  Barnaby T. Oakes, bookkeeper
PLACE:    14 Mill Row, Lincoln

OAKES was advised of the identity of the agents and provided the following information:

OAKES kept the books of the bakery for nine years. He prepared the returns for 2021 on his own computer. He told KEELING in April that eleven people were on the payroll.

Agents showed OAKES the application. He said, "That is my name, but I never signed it."

MEMORANDUM OF INTERVIEW

VERNA LYNN SOBCZAK, a clerk at Platte Bank, was interviewed at her home on June 9, 2022. She said that KEELING had called twice on one morning. Mr. Oakes was never on the line. She stated, "She told me forty-one, and I wrote forty-one."
`;

const file = () =>
  readCase(
    {
      caseType: 'criminal-defense',
      keyFacts: '',
      clientName: 'United States of America',
      opposingParty: 'Roswitha Keeling',
    } as CaseDetails,
    [
      { name: 'indictment', pages: [{ number: 1, text: INDICTMENT }] },
      { name: 'interviews', pages: [{ number: 1, text: REPORTS }] },
    ],
  );

describe('reports of interviews', () => {
  const { model, papers } = file();
  const said = model.facts.flatMap((fact) => fact.said);

  it('are read as what they are, and an indictment in spaced letters too', () => {
    expect(papers.map(({ kind }) => kind)).toEqual(['charge', 'report']);
  });

  it('have their people in usual letters, with the full name of the head of the report', () => {
    const names = model.people.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Barnaby T. Oakes', 'Verna Lynn Sobczak']));
    expect(said.join(' ')).not.toMatch(/OAKES|KEELING|SOBCZAK/);
  });

  it('say by name who speaks', () => {
    expect(said).toContainEqual(
      expect.stringMatching(/^Oakes said, “That is my name, but I never signed it\.”$/),
    );
    expect(said).toContainEqual(expect.stringMatching(/^Sobczak (?:stated|said), “She told me forty-one/));
    expect(said).toContainEqual(expect.stringMatching(/^Oakes prepared the returns for 2021/));
  });
});

describe('a talk told of in passing', () => {
  const said = readCase(
    {
      caseType: 'criminal-defense',
      keyFacts: '',
      clientName: 'Roswitha Keeling',
      opposingParty: 'United States of America',
    } as CaseDetails,
    [
      { name: 'indictment', pages: [{ number: 1, text: INDICTMENT }] },
      {
        name: 'report',
        pages: [
          {
            number: 1,
            text: `LINCOLN POLICE DEPARTMENT
INCIDENT REPORT

1. Dr. Anneke Dahl told me that the blow was from behind.

2. LUPE IBARRA-STOLTZ, 44, was driving home on Mill Road. She stated that the cab light was on.
`,
          },
        ],
      },
    ],
  ).model.facts.flatMap((fact) => fact.said);

  it('ends with its paragraph', () => {
    expect(said.join(' ')).not.toContain('Dahl stated');
  });
});

describe('names in capitals', () => {
  it.each([
    ['Agents met QUIMBY. QUIMBY said that he left.', 'Quimby'],
    ['The clerk, LUCILLE OKONJO, was not there.', 'Okonjo'],
    ['Then McKINNON asked for it.', 'McKinnon'],
    ["The clerk, NORA O'DELL-ROTH, was not there.", "O'Dell-Roth"],
  ])('%s', (text, name) => {
    expect([...shoutedNames([text]).values()]).toContain(name);
  });

  it.each([
    'The company offered COBRA coverage and said so.',
    'The NLRB was told of it.',
    'STATEMENT OF FACTS was filed with it.',
    'MANDATORY was stamped on the form.',
    'Records of the Rural Health Alliance ("RUHEA") show it. RUHEA was paid.',
  ])('nobody: %s', (text) => {
    expect([...shoutedNames([text]).values()]).toEqual([]);
  });
});

describe('the interview of somebody whose name begins with Mc', () => {
  const said = readCase(
    {
      caseType: 'criminal-defense',
      keyFacts: '',
      clientName: 'United States of America',
      opposingParty: 'Warren Keeling',
    } as CaseDetails,
    [
      {
        name: 'indictment',
        pages: [
          { number: 1, text: INDICTMENT.replaceAll('ROSWITHA', 'WARREN').replaceAll('Roswitha', 'Warren') },
        ],
      },
      {
        name: 'report',
        pages: [
          {
            number: 1,
            text: `OFFICE OF INSPECTOR GENERAL

REPORT OF INTERVIEW

PERSON INTERVIEWED:   Warren KEELING

KEELING stated that he sent the application on May 2, 2022. He signed it at his own desk that morning.

REPORT OF INTERVIEW

PERSON INTERVIEWED:   Tobias A. McELVEEN III

McELVEEN stated that he met KEELING at the warehouse in April 2022.

McELVEEN gave consent to the search of his telephone on June 3, 2022. He had deleted the messages of March 2022 from it.

McELVEEN stated he has a conviction in city court. He obtained a loan of $147,300 in 2020 and used it on a camp.
`,
          },
        ],
      },
    ],
  ).model.facts.flatMap((fact) => fact.said);

  it('puts nothing of it on the accused', () => {
    expect(said.join(' ')).toContain('McElveen');
    expect(said.join(' ')).not.toMatch(/Keeling (?:had deleted|obtained)/);
  });
});
