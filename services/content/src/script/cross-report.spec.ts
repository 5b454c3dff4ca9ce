import { describe, expect, it } from '@jest/globals';
import type { DraftRequest } from './draft-request.js';
import { draftByRules, typesOf } from './draft.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

const paper = (name: string, text: string) => ({ name, pages: [{ number: 1, text }] });
function crossed(
  caseDetails: DraftRequest['caseDetails'],
  documents: readonly ReturnType<typeof paper>[],
  witness?: string,
): string[] {
  const brief = briefFor({
    caseDetails,
    documents: [...documents],
    scenario: 'cross-examination',
    ...(witness && { witness }),
  });
  const [type] = typesOf('cross-examination');
  return linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!).map(({ text }) => text);
}

describe('an officer whose affidavit accuses our client', () => {
  const questions = crossed(
    {
      caseType: 'criminal-defense',
      clientName: 'Teodor Marsh',
      opposingParty: 'State of Ohio',
      keyFacts: '',
    },
    [
      paper(
        'affidavit.txt',
        `STATE OF OHIO, Plaintiff, v. TEODOR MARSH, Defendant.
AFFIDAVIT IN SUPPORT OF COMPLAINT
I, Detective Nora Quist, being duly sworn, depose and state:
1. On May 4, 2024 I interviewed a clerk at Vine Hardware.
2. The clerk has been paid $600 by the Vine police in connection with this investigation.
3. I did not record the interview because the machine was in use.
4. The bag was not tested for prints.
5. The car is titled to Ludo Farrow.
6. MARSH refused to say where the bag came from.
7. I found the bag under the seat of the car.
8. My camera was on but the battery died.
Subscribed and sworn to on May 9, 2024.`,
      ),
    ],
    'Detective Quist',
  );

  it('is asked for what was left undone, without the reason, and for what is missing', () => {
    expect(questions).toEqual(
      expect.arrayContaining([
        'You are Detective Quist, correct?',
        'You did not record the interview, correct?',
        'The bag was not tested for prints, correct?',
        'Your camera was on, correct?',
        'But the battery died, correct?',
      ]),
    );
  });

  it('is asked who told it and was paid, and to whom a thing leads', () => {
    expect(questions).toContain(
      'The clerk has been paid $600 by the Vine police in connection with this investigation, correct?',
    );
    expect(questions).toContain('The car is titled to Ludo Farrow, correct?');
  });

  it('does not tell the accusation again', () => {
    expect(questions.join(' ')).not.toMatch(/refused|under the seat|in use/);
  });
});

describe('an officer who is sued and wrote two reports', () => {
  const questions = crossed(
    {
      caseType: 'personal-injury',
      clientName: 'Ada Orne (plaintiff)',
      opposingParty: 'Officer Hal Moran (defendant)',
      keyFacts: '',
    },
    [
      paper(
        'complaint.txt',
        `ADA ORNE, Plaintiff, v. OFFICER HAL MORAN, Defendant.
COMPLAINT
1. On March 2, 2024 Officer Hal Moran stopped Ada Orne on Vine Street.
2. Officer Moran struck Ms. Orne with his baton.`,
      ),
      paper(
        'report.txt',
        `VINE POLICE DEPARTMENT INCIDENT REPORT
NARRATIVE     ENTERED BY: 417 MORAN     03/02/2024 2310 HRS
I stopped the vehicle on Vine Street. I used a guiding motion to move her back.
SUPPLEMENT 1     ENTERED BY: 417 MORAN     03/05/2024 1410 HRS
With regard to the "guiding motion," I struck her arm with the baton two times.
I did not put this in my original report as I was tired.`,
      ),
    ],
    'Officer Hal Moran',
  );

  it('is shown what he wrote first and what he wrote then', () => {
    const at = questions.indexOf('You wrote: “I used a guiding motion to move her back”, correct?');
    expect(questions).toContain('You wrote a report on March 2, 2024, correct?');
    expect(questions.slice(at)).toEqual([
      'You wrote: “I used a guiding motion to move her back”, correct?',
      'You wrote a supplement on March 5, 2024, correct?',
      'You wrote: “I struck her arm with the baton two times”, correct?',
      'You did not put that in your first report, correct?',
    ]);
  });
});

describe('testimony that has been given', () => {
  it('is read back where no question could be made of it, also as a motion quotes it', () => {
    const questions = crossed(
      {
        caseType: 'employment-law',
        clientName: 'Brill Presses, Inc. (defendant)',
        opposingParty: 'Otto Reyes (plaintiff)',
        keyFacts: '',
      },
      [
        paper(
          'facts.txt',
          `OTTO REYES, Plaintiff, v. BRILL PRESSES, INC., Defendant.
DEFENDANT'S STATEMENT OF UNCONTROVERTED MATERIAL FACTS
Under the rule Defendant states that these facts are not disputed:
1. Plaintiff was hired on May 4, 2012.
2. Plaintiff raised the guard, reached past the light curtain and cleared the jam by hand.
3. Plaintiff testified (Ex. A, 60:3-9):

          Q.   If you had been the foreman that day, what would you have done with you?
          A.   I would have sent me home. I just think they had it in for me.

4. Plaintiff had no written discipline before that day.

Respectfully submitted,
VERA HOLT
ATTORNEYS FOR DEFENDANT`,
        ),
      ],
      'Otto Reyes',
    );

    expect(questions).toContain('You raised the guard, correct?');
    expect(questions).toContain('You reached past the light curtain, correct?');
    expect(questions.slice(-2)).toEqual([
      'You were asked: “If you had been the foreman that day, what would you have done with you?”, correct?',
      'You answered: “I would have sent me home”, correct?',
    ]);
    expect(questions.join(' ')).not.toContain('discipline');
  });
});
