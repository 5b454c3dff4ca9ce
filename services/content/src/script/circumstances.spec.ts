import { beforeAll, describe, expect, it } from '@jest/globals';
import { bearingOf } from '../case-model/bearing.js';
import { readCase } from '../case-model/build.js';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { linesOf } from './line.js';
import { draftByRules, typesOf } from './draft.js';
import { briefFor, readable } from './pure-draft.js';

const paper = (name: string, text: string): CaseDocument => ({ name, pages: [{ number: 1, text }] });

const details = {
  caseType: 'criminal-defense' as const,
  clientName: 'Leander Quill-Moss Jr.',
  opposingParty: 'United States of America',
  keyFacts: '',
};
const documents = [
  paper(
    'indictment.txt',
    `UNITED STATES DISTRICT COURT
DISTRICT OF OREGON

UNITED STATES OF AMERICA,
     Plaintiff,
v.                                   No. 3:24-cr-00417
LEANDER QUILL-MOSS JR.,
     Defendant.

INDICTMENT

The Grand Jury charges:

COUNT ONE (False Statement, 18 U.S.C. 1001)

1. On May 9, 2023, LEANDER QUILL-MOSS JR. stated to a special agent that he "had never once bought timber from the reserve," whereas he had bought eleven loads.
`,
  ),
  paper(
    'interview.txt',
    `FOREST SERVICE LAW ENFORCEMENT
REPORT OF INVESTIGATION - MEMORANDUM OF INTERVIEW

SUBJECT         QUILL-MOSS, Leander, Jr.
DATE/TIME       05/09/2023   0605 - 0930
AGENTS          SA Ines P. Tarbell (author); SA Rolf Amis
DATE WRITTEN    05/23/2023

1. SA Tarbell and SA Amis entered the yard of QUILL-MOSS. SA Amis carried a rifle. QUILL-MOSS was alone in the saw shed.

2. His telephone was taken and the gate was closed by SA Amis. The gate was not opened until about 0915.

3. SA Tarbell told QUILL-MOSS that he was not under arrest. He asked if he could fetch his inhaler from the house. SA Tarbell told him that it would have to wait "till we are through." He has asthma and this was known to the agents.

4. SA Amis stood in the doorway because the shed has one chair. He was not advised of Miranda rights, as he was not in custody.

5. SA Tarbell asked if he ever bought from the reserve. He said, "I had never once bought timber from the reserve." He said that the loads came from his uncle.

6. At 0820 he was coughing and his voice was faint. At 0840 the interview was resumed.

Hoyt Pennell was interviewed on 05/02/2023. He has been paid $900 for expenses.
`,
  ),
];

describe('an agent on his own report of how he questioned our client', () => {
  let questions: string[];
  beforeAll(() => {
    const brief = briefFor({ caseDetails: details, documents, scenario: 'cross-examination' });
    const [type] = typesOf('cross-examination');
    questions = linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!).map(({ text }) =>
      text.replace(/,? (?:correct|right)\?$|\?$/, ''),
    );
  });

  it('is addressed by the rank that is spoken, on the day on which he wrote', () => {
    expect(questions[0]).toBe('You are Special Agent Tarbell');
    expect(questions).toContain('You wrote a report on May 23, 2023');
  });

  it('is asked what was taken, who stood by, and what was not read, without the reason', () => {
    expect(questions).toEqual(
      expect.arrayContaining([
        "Quill-Moss's telephone was taken",
        'Special Agent Amis stood in the doorway',
        'Quill-Moss was not advised of Miranda rights',
        'The gate was not opened until about 9:15 a.m.',
      ]),
    );
  });

  it('is asked what our client asked for and was told', () => {
    expect(questions).toEqual(
      expect.arrayContaining([
        'Quill-Moss asked if he could fetch his inhaler from the house',
        'You told Quill-Moss that it would have to wait “till we are through”',
        'At 8:40 a.m. the interview was resumed',
      ]),
    );
  });

  it('is not asked what our client answered, or what excuses those who asked', () => {
    expect(questions.join('\n')).not.toMatch(/reserve|uncle|under arrest/);
  });

  it('is himself nobody of whom the report tells', () => {
    expect(questions.join('\n')).not.toMatch(/You (?:have asthma|were coughing|were not advised)/);
  });
});

it('tells the words of the charge against the accused, whose they are', () => {
  const read = readCase(details, documents);
  const fact = read.model.facts.find(({ said }) => said.join(' ').includes('never once bought'));
  expect(fact?.said).toEqual(['Quill-Moss said, “I had never once bought timber from the reserve.”']);
  expect(bearingOf(read, fact!).favors).toBe('theirs');
});
