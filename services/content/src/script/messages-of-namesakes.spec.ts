import { beforeAll, describe, expect, it } from '@jest/globals';
import { readCase } from '../case-model/build.js';
import { emailsIn } from '../case-model/emails.js';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { draftByRules, typesOf } from './draft.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

const paper = (name: string, text: string): CaseDocument => ({ name, pages: [{ number: 1, text }] });
const details = {
  caseType: 'employment-law' as const,
  clientName: 'Paloma Estrada Finch',
  opposingParty: 'Harrow Dairy, Inc.',
  keyFacts: '',
};
const documents = [
  paper(
    'complaint.txt',
    `IN THE UNITED STATES DISTRICT COURT
FOR THE DISTRICT OF VERMONT

PALOMA ESTRADA FINCH, Plaintiff,
v.
HARROW DAIRY, INC. and ANTON B. HARROW, JR., Defendants.

COMPLAINT

1. Anton B. Harrow, Jr. ("Tony Jr.") is the manager of the plant. His cousin Anton P. Harrow ran the night shift.
2. On March 4, 2024 plaintiff told Greta Vos that the night shift sold milk at the gate.
3. On March 9, 2024 Tony Jr. locked plaintiff out of the plant and kept her tools.
4. On March 10, 2024 Tony Jr. told plaintiff that she was finished at the plant.
`,
  ),
  paper(
    'emails.txt',
    `From:    Anton Harrow Jr.
To:      Greta Vos
Date:    Thu 3/7/2024 9:12 AM
Subject: milk

I want her out before the audit and not a day after it. Find me a reason by Friday.

From:    Greta Vos
To:      Anton Harrow Jr.
Date:    Thu 3/7/2024 9:40 AM
Subject: RE: milk

She has a clean file and eleven years with us, so I do not have one.

From:    Anton Harrow Jr.
Date:    Thu 3/7/2024 9:44 AM

Then we make one out of the tool list tonight.

From:    Anton P. Harrow
To:      Anton Harrow Jr.
Date:    Fri 3/8/2024 5:02 AM
Subject: list

I took the tool list home with me last night and I changed two of the lines


      CONFIDENTIAL                                             HD 000412
HARROW DAIRY, INC.
TOOL LIST                                       [X] CHECKED
`,
  ),
];

describe('messages of three who bear one name, one of them with a suffix', () => {
  let questions: string;
  beforeAll(() => {
    const brief = briefFor({
      caseDetails: details,
      documents,
      scenario: 'cross-examination',
      witness: 'Anton Harrow Jr.',
    });
    const [type] = typesOf('cross-examination');
    questions = linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!)
      .map(({ text }) => text)
      .join('\n');
  });

  it('puts to him what he wrote, also in a reply that names nobody', () => {
    expect(questions).toContain('You wrote: “Find me a reason by Friday”');
    expect(questions).toContain('Then we make one out of the tool list tonight');
  });

  it('does not put to him what his namesake wrote to him', () => {
    expect(questions).not.toMatch(/tool list home|wrote to Anton/);
  });

  const { people, facts } = readCase(details, documents).model;
  const said = facts.flatMap((fact) => fact.said).join('\n');

  it('keeps him one person under the two forms of his name', () => {
    expect(people.map(({ name }) => name)).not.toContain('Tony Jr.');
    expect(said).toContain('Anton Harrow Jr. locked Finch out of the plant');
  });

  it('ends a message before the stamp of its page and the head of the next paper, with one stop', () => {
    expect(said).not.toMatch(/CONFIDENTIAL|HD 000412|HARROW DAIRY|Jr\.\./);
  });
});

it('leaves to a letter the paragraph that follows the last message it quotes', () => {
  const letter = paper(
    'letter.txt',
    `June 4, 2024

Dear Ms. Vos:

The messages are these:

     From:     Greta Vos
     To:       Anton Harrow Jr.
     Date:     Thu, Mar 7, 2024 at 9:40 AM

     She has a clean file and I do not have a reason.

     From:     Anton Harrow Jr.
     Date:     Thu, Mar 7, 2024 at 9:44 AM

     Then we make one tonight. Do not write back to me.

     The night shift was closed on April 1. Its manager is, I am told, the
cousin of Mr. Harrow.
`,
  );
  const mails = emailsIn(letter);
  expect(mails.map(({ from, to }) => `${from} to ${to}`)).toEqual([
    'Greta Vos to Anton Harrow Jr.',
    'Anton Harrow Jr. to Greta Vos',
  ]);
  expect(mails[1]!.body).not.toContain('night shift');
});
