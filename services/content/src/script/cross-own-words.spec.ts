import { describe, expect, it } from '@jest/globals';
import { draftByRules, typesOf } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

const paper = (name: string, text: string) => ({ name, pages: [{ number: 1, text }] });
const details = {
  caseType: 'civil-litigation' as const,
  clientName: 'Ida Brandt (plaintiff)',
  opposingParty: 'Colver Elevator, Inc. (defendant)',
  keyFacts: '',
} satisfies DraftRequest['caseDetails'];
const complaint = paper(
  'complaint.txt',
  `IDA BRANDT, Plaintiff, v. COLVER ELEVATOR, INC., Defendant.
COMPLAINT
1. On May 6, 2024, Ida Brandt rode the elevator at 9 Pine Street.
2. The elevator dropped two floors.
3. Colver's mechanic, Walter Sims, had inspected the elevator on April 30, 2024.
4. Ms. Brandt broke her ankle.`,
);
const deposition = paper(
  'deposition.txt',
  `DEPOSITION OF WALTER SIMS
January 8, 2025
WALTER SIMS, having been first duly sworn, testified as follows:
Q.   Please state your name.
A.   Walter Sims.
Q.   What did you find on April 30?
A.   The cable was frayed and I marked it.
Q.   Who did you tell?
A.   I told Mr. Rusk, the service manager.
Q.   What did he say?
A.   He said leave it.
Q.   Did you take the elevator out of service?
A.   No.
Q.   Did you write a repair order?
A.   No, I did not.
Q.   Did you call the owner of the building?
A.   Yes, but only after the accident.
Q.   Why did you leave it running?
A.   The tenants complained about the stairs.
Q.   Mr. Sims, how much were you paid for that inspection?
A.   About $90, I think.
Q.   How many cables did you look at?
A.   Two.
Q.   Was the machine room open?
A.   The machine room was locked.`,
);
const statement = paper(
  'statement.txt',
  `STATEMENT OF WALTER SIMS
May 9, 2024

My name is Walter Sims. I looked at six cables. The machine room was open. I have never seen a cable fail.`,
);

const lines = (() => {
  const brief = briefFor({
    caseDetails: details,
    documents: [complaint, deposition, statement],
    scenario: 'cross-examination',
    witness: 'Walter Sims',
  });
  const [type] = typesOf('cross-examination');
  return linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!);
})();
const said = lines.map(({ text }) => text);
const chapter = (title: RegExp): string[] => {
  const at = lines.findIndex(({ part }) => part && title.test(part.title));
  const end = lines.findIndex(({ part }, index) => index > at && part);
  return at < 0 ? [] : said.slice(at, end < 0 ? undefined : end);
};

describe('a cross-examination on the own words of the witness', () => {
  it('puts answers under oath as statements, one fact each, in their order and with who is meant', () => {
    const at = said.indexOf('You told Mr. Rusk, the service manager, correct?');

    expect(said.slice(at, at + 2)).toEqual([
      'You told Mr. Rusk, the service manager, correct?',
      'Mr. Rusk said: “leave it”, correct?',
    ]);
  });

  it('gathers what was left undone in a chapter whose goal is from the file', () => {
    expect(chapter(/did not do/)).toEqual([
      'You did not take the elevator out of service, correct?',
      'You did not write a repair order, correct?',
    ]);
    expect(lines.find(({ part }) => /did not do/.test(part?.title ?? ''))?.part?.goal).toBe(
      'Show that Sims did not take the elevator out of service, and what else was left undone.',
    );
  });

  it('asks for what was paid, and neither for reasons nor for half an answer', () => {
    expect(said).toContain('You were paid about $90 for that inspection, correct?');
    expect(said.join(' ')).not.toMatch(/stairs|You called the owner|I think/);
    expect(said).toContain(
      'Asked whether you called the owner of the building, you said: “Yes, but only after the accident”, correct?',
    );
  });

  it('commits, credits and confronts where one paper denies another', () => {
    expect(chapter(/against/)).toEqual([
      'You were asked: “How many cables did you look at?”, correct?',
      'You answered: “Two”, correct?',
      'You gave a statement on May 9, 2024, correct?',
      'You said: “I looked at six cables”, correct?',
    ]);
    expect(said.join(' ')).toMatch(/“The machine room was locked”.*“The machine room was open”/);
  });

  it('does not have the witness tell his own story again', () => {
    expect(said.join(' ')).not.toContain('seen a cable fail');
  });

  it('names the paper of each answer as its source', () => {
    const line = lines.find(({ text }) => text === 'You told Mr. Rusk, the service manager, correct?');

    expect(line?.sources).toEqual([
      expect.objectContaining({
        kind: 'pdf',
        document: 'deposition.txt',
        quote: expect.stringContaining('I told Mr. Rusk'),
      }),
    ]);
  });
});
