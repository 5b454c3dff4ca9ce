import { describe, expect, it } from '@jest/globals';
import { briefFor } from './pure-draft.js';
import { story } from './brief.js';
import { ofRecord } from './record-facts.js';

const paper = (name: string, text: string) => ({ name, pages: [{ number: 1, text }] });
const trial = paper(
  'trial.txt',
  `ORLA FENN, Plaintiff, v. BRACK TOOLS, INC., Defendant.
TESTIMONY OF ORLA FENN
ORLA FENN, sworn, testified:
Q.   What did you buy on May 4?
A.   I bought a ladder from the shop in Dayton.
Q.   What did you do with it?
A.   I carried the ladder to the barn that night.
Q.   Did the strap break?
A.   The strap broke on the second step.
Q.   Who saw it?
A.   My neighbor saw the strap break.`,
);
const complaint = paper(
  'complaint.txt',
  `ORLA FENN, Plaintiff, v. BRACK TOOLS, INC., Defendant.
COMPLAINT
1. On May 4, 2022 Orla Fenn bought a ladder from Brack Tools.
2. On May 5, 2022 Orla Fenn climbed the ladder in the barn.
3. On May 5, 2022 the strap of the ladder broke.
4. On May 6, 2022 Orla Fenn wrote to Brack Tools.`,
);
const told = (...documents: ReturnType<typeof paper>[]): Set<string | undefined> => {
  const brief = briefFor({
    caseDetails: {
      caseType: 'civil-litigation',
      clientName: 'Orla Fenn (plaintiff)',
      opposingParty: 'Brack Tools, Inc. (defendant)',
      keyFacts: '',
    },
    documents,
    scenario: 'appellate-argument',
  });
  return new Set(ofRecord(brief, story(brief)).map(({ sources }) => sources[0]?.document?.name));
};

describe('ofRecord', () => {
  it('tells a bench the story of the paper that argues, and testimony where there is no other', () => {
    expect(told(trial, complaint)).toEqual(new Set(['complaint.txt']));
    expect(told(trial)).toEqual(new Set(['trial.txt']));
  });
});
