import { beforeAll, describe, expect, it } from '@jest/globals';
import { readCase } from '../case-model/build.js';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { draftByRules, typesOf } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

const paper = (name: string, text: string): CaseDocument => ({ name, pages: [{ number: 1, text }] });
function drafted(
  caseDetails: DraftRequest['caseDetails'],
  documents: readonly CaseDocument[],
  scenario: DraftRequest['scenario'],
): string[] {
  const brief = briefFor({ caseDetails, documents: [...documents], scenario });
  const [type] = typesOf(scenario);
  return linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!).map(({ text }) => text);
}

describe('a plaintiff on what her complaint tells', () => {
  let questions: string[];
  beforeAll(() => {
    questions = drafted(
      {
        caseType: 'employment-law',
        clientName: 'Robin Castell Ames',
        opposingParty: 'Fennimore Linen, Inc.',
        keyFacts: '',
      },
      [
        paper(
          'complaint.txt',
          `UNITED STATES DISTRICT COURT
WESTERN DISTRICT OF OREGON

ROBIN CASTELL AMES, Plaintiff,
v.
FENNIMORE LINEN, INC., Defendant.

COMPLAINT

1. For eleven years plaintiff washed, pressed and then supervised the pressing of sheets at Salem.

2. Plaintiff, 47, lives in Keizer. She was press supervisor.

3. In April and May 2023 two women, here called Worker D and Worker E, told plaintiff that the foreman sold places on the day shift.

4. On Monday, June 5, 2023, at 10:10 a.m., plaintiff reported this to Dorothy Anne Quillan, the director of personnel. She gave her a list with nine dates.

5. On June 19, 2023, at 4:30 p.m., plaintiff was discharged for "loss of linen." Two guards walked her out.

6. Plaintiff signed the linen policy in March 2021.

7. Before that, on or about June 2, 2023, plaintiff had told Dorothy Anne Quillan that she was afraid of the foreman.

COUNT I - RETALIATION

8. Plaintiff opposed practices which she reasonably believed to be unlawful, was discharged, and would not have been discharged but for that opposition.
`,
        ),
      ],
      'witness-examination',
    );
  });

  it('is asked what she was told, and by whom', () => {
    expect(questions).toEqual(
      expect.arrayContaining(['What were you told in April and May 2023?', 'Who told you?']),
    );
  });

  it('is asked what she reported and gave to whom, each on its day', () => {
    expect(questions).toContain('What did you give Quillan?');
    expect(questions.indexOf('Let me turn to the morning of June 5, 2023.')).toBeGreaterThanOrEqual(0);
    const told = questions.findIndex((one) => /^What did you tell/.test(one));
    const ended = questions.indexOf('How did your job there end?');
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(ended);
  });

  it('is asked for a month as a month, not on the day told before it', () => {
    expect(questions).toContain('What did you sign in March 2021?');
  });

  it('is not asked for what only the pleading concludes', () => {
    expect(questions.join('\n')).not.toMatch(/after that|oppos|What did you do next/);
  });
});

describe('officers who are sued beside a city', () => {
  const details = {
    caseType: 'civil-litigation' as const,
    clientName: 'Dennis Alder Roque',
    opposingParty: 'City of Marlow, Officer Glen P. Tasker and Sergeant Ada Brill',
    keyFacts: '',
  };
  const documents = [
    paper(
      'order.txt',
      `UNITED STATES DISTRICT COURT
DISTRICT OF UTAH

DENNIS ALDER ROQUE, Plaintiff,
v.
CITY OF MARLOW; GLEN P. TASKER and ADA BRILL, in their individual capacities, Defendants.

MEMORANDUM OPINION AND ORDER

BACKGROUND

Plaintiff worked as a roofer. At 9:40 p.m. Defendant Tasker saw Plaintiff cross Vale Street. He shouted, "Stop there." Plaintiff ran. He dropped a bag of nails.

At the wall Defendant Tasker warned once that the dog would be sent. He waited three seconds, and then released the dog over the wall. The dog bit Plaintiff in the right arm. Defendant Brill came through the gate with a drawn pistol.

Plaintiff was taken to Marlow General Hospital at 10:30 p.m.
`,
    ),
  ];

  it('are people of the case, and "he" behind what one of them did is that one', () => {
    const { people, facts } = readCase(details, documents).model;
    expect(people.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Officer Glen P. Tasker', 'Sergeant Ada Brill']),
    );
    expect(facts.flatMap(({ said }) => said).join('\n')).not.toMatch(/Roque (?:shouted|waited|released)/);
  });

  it('are asked on cross what they did; the plaintiff is not asked it on direct', () => {
    const crossed = drafted(details, documents, 'cross-examination').join('\n');
    expect(crossed).toContain('You are Officer Glen P. Tasker');
    expect(crossed).toMatch(/You waited three seconds/);
    expect(drafted(details, documents, 'witness-examination').join('\n')).not.toMatch(/Where did you wait/);
  });
});
