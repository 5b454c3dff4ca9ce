import { describe, expect, it } from '@jest/globals';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { draftByRules, typesOf } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import { briefFor, readable } from './pure-draft.js';
import { linesOf } from './line.js';
import { faultsOf } from './lint.js';

interface Case {
  papers: Record<string, string>;
  client: string;
  opponent: string;
  caseType?: string;
}

function told(
  { papers, client, opponent, caseType = 'civil-litigation' }: Case,
  scenario: ScenarioType,
): string[] {
  const request = {
    caseDetails: { caseType, keyFacts: '', clientName: client, opposingParty: opponent },
    documents: Object.entries(papers).map(([name, text]) => ({
      name,
      pages: [{ number: 1, text, ocr: false, scanned: false, read: true }],
    })),
    scenario,
  } as unknown as DraftRequest;
  const brief = briefFor(request);
  const [main] = typesOf(scenario);
  return linesOf(readable(draftByRules(brief, [main!]), brief)[main!]!).map(({ text }) => text);
}

describe('an affidavit', () => {
  const lines = told(
    {
      client: 'State of Delaware',
      opponent: 'Ivo Prell',
      caseType: 'criminal-defense',
      papers: {
        affidavit: `IN THE JUSTICE OF THE PEACE COURT
STATE OF DELAWARE v. IVO PRELL
AFFIDAVIT OF PROBABLE CAUSE
1. Your affiant, Det. Maren Osgood, is a member of the Dover Police Department.
2. Your affiant can truthfully state that on May 3, 2024 the lock of the pharmacy was forced.
3. The owner, Ruta Falk, informed your affiant, in sum and substance, that four boxes of tablets were gone.
4. Based on a review of the video, your affiant learned that PRELL, the defendant, entered at 2:14 a.m. with a gray bag.
5. PRELL told your affiant: "I was in there for one minute. I only took what was on the counter. Nobody was supposed to be at work that night at all."
6. Your affiant believes that Prell planned the theft.
7. Four boxes of tablets were found under his bed.`,
      },
    },
    'opening-statement',
  ).join(' ');

  it('tells what its writer learned, and from whom, without how an affidavit hedges it', () => {
    expect(lines).toContain('On May 3, 2024 the lock of the pharmacy was forced.');
    expect(lines).toContain('informed Detective Osgood that four boxes of tablets were gone');
    expect(lines).toContain('Prell entered at 2:14 a.m. with a gray bag.');
  });

  it('keeps what its writer believes to itself', () => {
    expect(lines).not.toMatch(/believes|planned/);
  });

  it('quotes what was said as it was said, a breath at a time', () => {
    expect(lines).toContain('“I was in there for one minute. I only took what was on the counter.”');
    expect(lines).toContain('And then: “Nobody was supposed to be at work that night at all.”');
  });
});

const CONTEXT = { type: 'opening_statement', form: 'speech', jury: true, opening: true } as const;

describe('a quotation', () => {
  it.each([
    'Orne said, “But you talked to [the other individual].”',
    'Orne said, “Well you gotta be-”',
    'Orne said, “I know what the changes ”',
  ])('that the paper edited or that broke off is not read out: %s', (text) => {
    expect(faultsOf({ text, sources: [] }, CONTEXT)).toContain('edited-quote');
  });

  it('keeps the brackets of whoever wrote it', () => {
    const text = 'Orne wrote: “They are behind on 8841 anyway [due 9/19, I know].”';
    expect(faultsOf({ text, sources: [] }, CONTEXT)).not.toContain('edited-quote');
  });
});

describe('insurance', () => {
  it.each([
    'It read: “Do not write anything else down until I talk to the carrier.”',
    'The claims adjuster came on Monday.',
    'Reyes told our carrier the same day.',
  ])('is not told to a jury, by whichever name: %s', (text) => {
    expect(faultsOf({ text, sources: [] }, CONTEXT)).toContain('prior-ruling');
  });

  it('is nothing that a carrier of goods or of letters does', () => {
    for (const text of [
      'She told the mail carrier.',
      'Reyes reported it to the carrier, and the box was lost.',
    ])
      expect(faultsOf({ text, sources: [] }, CONTEXT)).not.toContain('prior-ruling');
  });

  const complaint = (insurer: string): string => `DISTRICT COURT OF POLK COUNTY
WILLA DRENNEN,
  Plaintiff,
v.
${insurer},
  Defendant.
COMPLAINT
1. On June 2, 2023, hail broke forty tiles of Drennen's roof.
2. Drennen had paid for homeowner's insurance since 2011.
3. On June 9, 2023, she reported the loss.
4. Water ran down two walls of the kitchen.
5. An adjuster spent twelve minutes at the house.
6. The insurer refused to pay on July 30, 2023.`;

  it('is told where one of the parties is an insurer', () => {
    const text = told(
      {
        client: 'Willa Drennen',
        opponent: 'Prairie Mutual Insurance Company',
        papers: { complaint: complaint('PRAIRIE MUTUAL INSURANCE COMPANY') },
      },
      'opening-statement',
    ).join(' ');

    expect(text).toContain("Drennen had paid for homeowner's insurance since 2011.");
  });

  it('is kept from jurors where none is', () => {
    const text = told(
      {
        client: 'Willa Drennen',
        opponent: 'Corbel Roofing LLC',
        papers: { complaint: complaint('CORBEL ROOFING LLC') },
      },
      'opening-statement',
    ).join(' ');

    expect(text).toContain('hail broke forty tiles');
    expect(text).not.toMatch(/insur/i);
  });
});

describe('an answer', () => {
  const lines = told(
    {
      client: 'Tamarack Clinic',
      opponent: 'Osei Lindqvist',
      caseType: 'personal-injury',
      papers: {
        answer: `SUPERIOR COURT OF NEW JERSEY
OSEI LINDQVIST,
  Plaintiff,
v.
TAMARACK CLINIC,
  Defendant.
ANSWER
1. Admitted that Lindqvist came to the clinic at 9:40 P.M. on March 4, 2023.
2. It is admitted, as alleged in Paragraph 2, that no scan was ordered that night. It is denied that one was needed.
3. Denied that anybody told Lindqvist to wait.
4. Defendant says that a nurse took his temperature twice.
5. Admitted that the manual says what it says.
6. Admitted that Lindqvist left at 11:15 P.M. with a printed sheet.`,
      },
    },
    'opening-statement',
  ).join(' ');

  it('tells what it admits and what it says', () => {
    expect(lines).toContain('came to the clinic at 9:40 p.m. on March 4, 2023.');
    // What it has to grant against itself is for the other side to open with.
    expect(lines).not.toContain('No scan was ordered that night.');
    expect(lines).toContain('A nurse took his temperature twice.');
  });

  it('and nothing that it denies, or evades', () => {
    expect(lines).not.toMatch(/needed|told Lindqvist to wait|says what it says|Admitted|admitted/);
  });
});

describe('several papers', () => {
  it('are told in one order: what has no day stands by the event that another paper tells alike', () => {
    const lines = told(
      {
        client: 'Nils Overby',
        opponent: 'Harbor Cranes, Inc.',
        caseType: 'personal-injury',
        papers: {
          complaint: `SUPERIOR COURT OF KING COUNTY
NILS OVERBY,
  Plaintiff,
v.
HARBOR CRANES, INC.,
  Defendant.
COMPLAINT
1. On May 2, 2022, Harbor Cranes bought a used hook block for the crane.
2. On August 9, 2023, the hook block of the crane opened over the pier.
3. A pallet of steel pipe fell on Overby.
4. Overby lost two toes.`,
          amended: `SUPERIOR COURT OF KING COUNTY
NILS OVERBY,
  Plaintiff,
v.
HARBOR CRANES, INC.,
  Defendant.
AMENDED COMPLAINT
1. The hook block of the crane had a worn latch when it was bought used.
2. The latch was painted over.`,
        },
      },
      'opening-statement',
    );
    const at = (text: string): number => lines.findIndex((line) => line.includes(text));

    expect(at('worn latch')).toBeGreaterThan(at('bought a used hook block'));
    expect(at('worn latch')).toBeLessThan(at('opened over the pier'));
  });

  it('name each party of the caption', () => {
    const lines = told(
      {
        client: 'Ada Moss, et al.',
        opponent: 'Harbor Ferries, Inc., et al.',
        papers: {
          complaint: `SUPERIOR COURT OF KING COUNTY
ADA MOSS and BERN MOSS, wife and husband,
  Plaintiffs,
v.
HARBOR FERRIES, INC. and TORBEN HAAG,
  Defendants.
COMPLAINT
1. On May 2, 2022, Haag steered the ferry into the pier.
2. Ada Moss fell from the upper deck.
3. Bern Moss broke his arm.
4. Haag told the harbor police that he had slept for two hours.`,
        },
      },
      'opening-statement',
    ).join(' ');

    expect(lines).toContain('I represent Ada Moss and Bern Moss.');
    expect(lines).toMatch(/On the other side are Harbor Ferries and Torben Haag\./);
  });
});
