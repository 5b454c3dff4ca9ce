import { describe, expect, it } from '@jest/globals';
import { draftOf } from './drafted-papers.fixtures.js';

const CAPTION = (title: string): string => `IN THE DISTRICT COURT OF LANE COUNTY

ODALYS MILLING, INC.,
     Plaintiff,
v.                                   No. 23-441
PERRY TANNER BUILDERS, LLC,
     Defendant.

${title}
`;

const COMPLAINT = `${CAPTION('COMPLAINT')}
1. Odalys Milling, Inc. ("Odalys") grinds corn in Lane County. Its president is Rosa Odalys.

2. Perry Tanner Builders, LLC ("Tanner") builds grain elevators.

3. On April 4, 2022, Odalys and Tanner signed a contract for an elevator at a price of $910,000.

4. Odalys paid each installment on its due date, a total of $600,000.

5. Tanner did not finish the elevator on September 1, 2022. It stopped work on October 12, 2022.

6. On October 14, 2022, the elevator leg collapsed in a wind of twenty miles an hour.

7. Odalys paid $212,000 to repair the leg and lost $88,500 in profits.

8. Tanner listed its own yard for sale at $1,450,000 that month.

COUNT I
BREACH OF CONTRACT

9. Odalys restates paragraphs 1 to 8.

10. Tanner breached the contract.

WHEREFORE, Odalys asks for judgment against Tanner.
`;

const ANSWER = `${CAPTION('ANSWER AND COUNTERCLAIM')}
1. Admits that the parties signed the contract and that Odalys paid the installments.

2. Denies the allegations of paragraphs 5 to 10.

AFFIRMATIVE DEFENSES

3. Odalys failed to mitigate its damages.

COUNTERCLAIM

COUNT I - UNJUST ENRICHMENT

4. Odalys has kept a conveyor worth $41,000 that it never paid for.

WHEREFORE, Tanner asks that the Complaint be dismissed.
`;

describe('a closing where each side claims', () => {
  const closing = draftOf('closing-argument', [COMPLAINT, ANSWER]);

  it('argues what we sued for, and only answers what is claimed back', () => {
    expect(closing).toContain('asks you about breach of contract, write yes.');
    expect(closing).toContain('asks you about the counterclaim for unjust enrichment, write no.');
    expect(closing).toContain('Turn now to their counterclaim for unjust enrichment.');
    expect(closing).not.toMatch(/write yes[^.]*unjust|number is \$41,000/);
  });

  it('names the defense that a jury decides, and who must prove it', () => {
    expect(closing).toContain('did not keep the loss down. Whoever raises that defense must prove it.');
  });

  it('asks for what was lost, and for no price', () => {
    expect(closing).toContain('$212,000 paid to repair the leg');
    expect(closing).toContain('$88,500 in lost profits');
    expect(closing).not.toMatch(/We ask for[^.]*(?:910|600|1,450|41),000/);
    expect(closing).not.toContain('$1,450,000');
  });

  it('puts each fact under the act that it is', () => {
    expect(closing).toMatch(/Was there an agreement\? On April 4, 2022/);
    expect(closing).toMatch(/Did Odalys[^?]* keep the bargain\? [^?]*each installment/);
    expect(closing).toMatch(/Did (?:Perry )?Tanner[^?]* keep the bargain\? [^?]*did not finish/);
  });

  it('leaves the motion to what we sued for', () => {
    const motion = draftOf('motion-argument', [COMPLAINT, ANSWER]);

    expect(motion).toContain('breach of contract');
    expect(motion).not.toContain('unjust enrichment');
  });
});

const INDICTMENT = `IN THE COURT OF COMMON PLEAS
LICKING COUNTY, OHIO

STATE OF OHIO,
     Plaintiff,
v.                                   Case No. 23 CR 118
DELROY ANSON and PETE MARCH,
     Defendants.

INDICTMENT

COUNT ONE
(Aggravated Robbery)

The Grand Jurors present that DELROY ANSON and PETE MARCH, on or about June 3, 2023, did, in committing a theft offense, use a deadly weapon upon Lena Quist, in violation of R.C. 2911.01.

COUNT TWO
(Tampering with Evidence)

The Grand Jurors further present that PETE MARCH, on or about June 4, 2023, did conceal a pistol, in violation of R.C. 2921.12.

A TRUE BILL
`;

const REPORT = `NEWARK DIVISION OF POLICE
INCIDENT REPORT   No. 23-4471

On June 3, 2023, at 9:40 p.m., Officer Dana Holt was sent to the Sunrise Drive-Thru.

Lena Quist, the clerk, told Officer Holt that Delroy Anson pointed a pistol at her and said, "Open it."

Quist stated that she gave him $412 from the register.

On June 5, 2023, Quist picked Anson out of six photographs.

Anson stated that he was at home with his sister on June 3, 2023.

On June 4, 2023, Pete March threw the pistol into the Licking River.

Divers recovered a pistol from the river on June 9, 2023.
`;

describe('a closing for the prosecution', () => {
  const closing = draftOf('closing-argument', [INDICTMENT, REPORT]);

  it('asks of each charge by its own name and of those whom it accuses', () => {
    expect(closing).toContain('aggravated robbery and tampering with evidence');
    expect(closing).toMatch(/tampering with evidence against March/);
    expect(closing).toContain('On Count Two, tampering with evidence, find March guilty.');
  });

  it('puts the acts of a crime under its elements', () => {
    expect(closing).toMatch(/force or a threat\? [^?]*pointed a pistol/);
    expect(closing).toMatch(/destroy it, or hide it\? [^?]*river/i);
  });

  it('does not tell the alibi as its own story', () => {
    const [before, after] = closing.split('will point you to this.');

    expect(before).not.toContain('at home with his sister');
    expect(after).toContain('at home with his sister');
  });
});

describe('what a prayer asks with and without a number', () => {
  const opening = draftOf('opening-statement', [
    COMPLAINT.replace(
      'asks for judgment against Tanner.',
      'demands judgment for $300,500.00; repair costs of $212,000; punitive damages; and its costs.',
    ),
  ]);

  it('is the total of the judgment, and no item of it', () => {
    expect(opening).toContain('We will ask you for $300,500');
    expect(opening).not.toContain('ask you for repair costs');
  });
});
