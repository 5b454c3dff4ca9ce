import { describe, expect, it } from '@jest/globals';
import type { DraftRequest } from './draft-request.js';
import { draftByRules, typesOf } from './draft.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

function crossed(
  details: Omit<DraftRequest['caseDetails'], 'keyFacts' | 'caseType'> & { caseType?: string },
  text: string,
): string {
  const brief = briefFor({
    caseDetails: { caseType: 'civil-litigation', keyFacts: '', ...details } as DraftRequest['caseDetails'],
    documents: [{ name: 'paper.txt', pages: [{ number: 1, text }] }],
    scenario: 'cross-examination',
  });
  const [type] = typesOf('cross-examination');
  return linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!)
    .map(({ text: line }) => line)
    .join('\n');
}

const rent = `STATE OF MAINE                                   DISTRICT COURT

ODILE VARGA, Plaintiff, v. FENWICK ROW HOLDINGS, LLC, Defendant.

                      VERIFIED COMPLAINT

          1.  Plaintiff Odile Varga ("Ms. Varga") is a baker. She rents the
upper floor of 12 Fenwick Row.

          2.  Defendant Fenwick Row Holdings, LLC owns the house. Its manager is
Curtis Amsel.

                             The winter

          3.  On December 4, 2023 the furnace failed. The rooms were cold for
nine days and Ms. Varga suffered chills and could not sleep.

          4.  From January 1, 2024 Plaintiff withheld her rent. She did not give
a written notice that she was withholding it.

          5.  Ms. Varga told Mr. Amsel on the stairs, "You'll get it when the
radiators work."

                             The guests

          6.  It is so that Ms. Varga listed the front room from May to July
2023, and took in $2,140 from paying guests. She refused a plumber on January 9.

          7.  On January 22, 2024 Mr. Amsel wrote to Ms. Varga, "Pay up or pack."

          WHEREFORE Plaintiff asks for damages.

          I, Odile Varga, have read the complaint. It is true of my own knowledge.
                                   /s/ Odile Varga
`;

describe('a tenant who verified her complaint', () => {
  const text = crossed(
    { clientName: 'Fenwick Row Holdings, LLC (defendant)', opposingParty: 'Odile Varga (plaintiff)' },
    rent,
  );

  it('is asked for what she grants, left undone and took', () => {
    expect(text).toContain('Your name is Odile Varga, correct?');
    expect(text).toContain('you withheld your rent, correct?');
    expect(text).toContain('You took in $2,140 from paying guests, correct?');
    expect(text).toMatch(
      /You told Mr\. Amsel on the stairs, “You'll get it when the radiators work”, correct\?/,
    );
  });

  it('is not asked for her harm, for what others wrote to her, and our manager is not crossed', () => {
    expect(text).not.toMatch(/chills|could not sleep|Pay up|Your name is Curtis Amsel/);
  });
});

const discharge = `                 IN THE DISTRICT COURT OF HARLOW COUNTY

TEODORA WIK, Plaintiff, v. BRACKEN PIPE SERVICES, L.P., Defendant.

                 PLAINTIFF'S ORIGINAL PETITION

          1.  Plaintiff Teodora Wik was hired by Bracken Pipe Services, L.P. on April 8, 2013.

          2.  The review of January 16, 2024 was signed by operations manager
ROLAND T. "BUD" ESKILD. On March 11 Mr. Eskild told Wik that there was "no desk work
here."

          3.  On March 15 at a morning meeting Mr. Eskild said in the presence of six
persons, looking at her cane, "We need younger legs in this outfit."

          4.  On March 20, 2024 Mr. Eskild handed her a letter of discharge. In a letter of
May 8, 2024 counsel for Bracken answered that Mr. Eskild's telephone "was
replaced on April 3."

          5.  Wik suffered a herniated disc and lost her wages.

          WHEREFORE Plaintiff asks for judgment.
`;

describe('a manager whom the complaint names', () => {
  const text = crossed(
    { clientName: 'Teodora Wik', opposingParty: 'Bracken Pipe Services, L.P.' },
    discharge,
  );

  it('is crossed under his whole name on what he said, without what stood between', () => {
    expect(text).toContain('Your name is Roland T. Eskild, correct?');
    expect(text).toMatch(/you said, “We need younger legs in this outfit”, correct\?/i);
    expect(text).not.toContain('your cane');
    expect(text).toContain('Your telephone “was replaced on April 3”, correct?');
  });

  it('is not asked for what our client went through', () => {
    expect(text).not.toMatch(/herniated|lost her wages/);
  });
});

const motion = `            UNITED STATES DISTRICT COURT

ANSEL ROURKE, Plaintiff, v. CITY OF DELL FORK and PETRA J. QUILL, Defendants.

        DEFENDANTS' MOTION FOR SUMMARY JUDGMENT AND STATEMENT OF FACTS

    1. On May 2, 2022, at 10:14 p.m., Officer Quill stopped a green van on Mill Road. ECF No. 20 (Quill Decl.) ¶ 3.

    2. Sgt. Orland Teague arrived at 10:20 p.m. and took command. ECF No. 21 ¶ 2.

    3. At 10:22 p.m. Officer Quill drew her baton. She struck Plaintiff twice on the left arm. ECF No. 20 ¶ 9.

    4. Officer Quill believed that Plaintiff was reaching for a weapon.

    5. (Officer Quill did agree at deposition, 44:6-9, that she heard "I give up.")

    The force was objectively reasonable. Officer Quill is entitled to qualified immunity.
`;

describe('an officer who is sued, in the motion of those who are sued', () => {
  const text = crossed(
    { clientName: 'Ansel Rourke', opposingParty: 'City of Dell Fork and Petra J. Quill' },
    motion,
  );

  it('is asked for what he did and granted, without what he feared and what counsel argues', () => {
    expect(text).toMatch(/you drew your baton, correct\?/);
    expect(text).toContain('You did agree at deposition that you heard “I give up”, correct?');
    expect(text).not.toMatch(/believed|immunity|reasonable/);
  });
});

describe('a file in which nobody of the other side does anything', () => {
  it('says why nobody is crossed, and what to add', () => {
    const text = crossed(
      { clientName: 'Ansel Rourke', opposingParty: 'Dell Fork Storage, Inc.' },
      `COMPLAINT

ANSEL ROURKE, Plaintiff, v. DELL FORK STORAGE, INC., Defendant.

1. On May 2, 2022 the roof of a shed at 9 Mill Road fell on the boat of Ansel Rourke.
2. The boat had cost $4,200. It could not be repaired.
3. Ansel Rourke had rented the shed since 2019.`,
    );

    expect(text).toContain('Not enough was found in these papers about anybody on the other side');
    expect(text).toContain('Add a deposition, a statement or the messages of the other side');
  });
});
