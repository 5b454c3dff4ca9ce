import { describe, expect, it } from '@jest/globals';
import type { DraftRequest } from './draft-request.js';
import { draftByRules, typesOf } from './draft.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

const transcript = (rows: string) => ({
  name: 'deposition.txt',
  pages: [
    {
      number: 1,
      text: `DEPOSITION OF CARLA VENN-OSTROM
June 4, 2024
APPEARANCES:
For the Plaintiff: Mr. Adam Q. Reyes
For the Defendants: Ms. Lena Foss

CARLA VENN-OSTROM, having been first duly sworn, testified as follows:
${rows}`,
    },
  ],
});
function crossed(clientName: string, opposingParty: string, rows: string): string[] {
  const brief = briefFor({
    caseDetails: {
      caseType: 'civil-litigation',
      clientName,
      opposingParty,
      keyFacts: '',
    } satisfies DraftRequest['caseDetails'],
    documents: [transcript(rows)],
    scenario: 'cross-examination',
    witness: 'Carla Venn-Ostrom',
  });
  const [type] = typesOf('cross-examination');
  return linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!).map(({ text }) => text);
}

describe('a driver of the other side', () => {
  const questions = crossed(
    'Ruth Adeyemi (plaintiff)',
    'Carla Venn-Ostrom (defendant)',
    `BY MR. REYES:
Q. When did you last sleep?
A. Got up about six on the 2nd.
Q. How long did you rest at the depot?
A. Thirty, forty minutes. In the cab.
Q. Your log says four hours and ten minutes at the depot.
A. That's what the log says.
Q. Is the log true?
A. No, it is not.
Q. Did you look at your phone on the ramp?
A. No. It was in my bag.
Q. What did you do after you stopped?
A. I ran back. I put my coat on her. I held her hand.
Q. Did you say anything?
A. I said, "I never saw the light."
Q. Did you slow down for the ramp?
A. No. I didn't have time.`,
  );

  it('is held to what she was asked to tell and admits, also where her answer has no subject, and not to what she adds', () => {
    expect(questions).toEqual(
      expect.arrayContaining([
        'You got up about six on the 2nd, correct?',
        'You rested at the depot for thirty to forty minutes, correct?',
        'Your log says four hours and ten minutes at the depot, correct?',
        'You did not slow down for the ramp, correct?',
      ]),
    );
  });

  it('is not asked to excuse herself, nor to tell how kind she was', () => {
    expect(questions.join(' ')).not.toMatch(/phone|coat|hand\b|have time|bag/);
  });
});

describe('somebody who sues us', () => {
  it('is not asked again what she suffers', () => {
    const questions = crossed(
      'Tarn Lifts, Inc. (defendant)',
      'Carla Venn-Ostrom (plaintiff)',
      `BY MS. FOSS:
Q. Did you read the sign at the gate?
A. No.
Q. You wore no helmet.
A. That's right.
Q. What can't you do?
A. I can't lift my boy. I get a pain in the neck every night.
Q. Did you call a doctor that week?
A. No. I was scared of the bill.
Q. You went dancing on the 12th.
A. I did, yes.`,
    );

    expect(questions).toEqual(
      expect.arrayContaining([
        'You did not read the sign at the gate, correct?',
        'You did not call a doctor that week, correct?',
      ]),
    );
    expect(questions.join(' ')).not.toMatch(/lift|pain|scared/);
  });

  it('is not asked what she volunteers for herself', () => {
    const questions = crossed(
      'Tarn Lifts, Inc. (defendant)',
      'Carla Venn-Ostrom (plaintiff)',
      `BY MS. FOSS:
Q. Did you read the sign at the gate?
A. No.
Q. Your gloves were in the car?
A. Everybody leaves them there. The floor was like ice.
Q. You wore no helmet.
A. That's right.
Q. Were you ever written up at work?
A. No. I was never disciplined in nine years.
Q. You went dancing on the 12th.
A. I did, yes.`,
    );

    expect(questions).toContain('You went dancing on the 12th, correct?');
    expect(questions.join(' ')).not.toMatch(/ice|disciplined/);
  });
});
