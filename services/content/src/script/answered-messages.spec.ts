import { describe, expect, it } from '@jest/globals';
import { briefFor } from './pure-draft.js';
import { answeredMessages } from './answered-messages.js';
import { messagesAnswered } from './drafts/cross-messages.js';
import { witnessesFor } from './witnesses.js';

const paper = (name: string, text: string) => ({ name, pages: [{ number: 1, text }] });
const documents = [
  paper(
    'complaint.txt',
    `ADA MOSS, Plaintiff, v. ORNE SAWS, INC., Defendant.
COMPLAINT
1. On May 4, 2023, the saw of Orne Saws cut three fingers of Ada Moss.
2. Lee Orne, the manager of Orne Saws, knew that the saw had no guard.`,
  ),
  paper(
    'emails.txt',
    `From: Pell, Grant To: Orne, Lee Sent: Tue 1/24/2023 8:31 AM

We have had three letters. Is the guard of the saw a problem, or is it not?

From: Orne, Lee To: Pell, Grant Sent: Tue 1/24/2023 8:37 AM

The guard is off for good.

From: Pell, Grant To: Orne, Lee Sent: Wed 1/25/2023 9:00 AM

Lunch on Friday?

From: Orne, Lee To: Pell, Grant Sent: Wed 1/25/2023 9:05 AM

Yes.`,
  ),
];

describe('messages that a witness answered', () => {
  const brief = briefFor({
    caseDetails: {
      caseType: 'civil-litigation',
      clientName: 'Ada Moss (plaintiff)',
      opposingParty: 'Orne Saws, Inc. (defendant)',
      keyFacts: '',
    },
    documents,
    scenario: 'cross-examination',
    witness: 'Lee Orne',
  });

  it('are what was asked with what he answered, and nothing that passes the time of day', () => {
    const [witness] = witnessesFor(brief);
    expect(answeredMessages(brief, witness!)).toMatchObject([
      {
        from: 'Grant Pell',
        day: 'January 24, 2023',
        words: 'Is the guard of the saw a problem, or is it not?',
        answer: 'The guard is off for good.',
      },
    ]);
  });
});

describe('what a camera recorded', () => {
  it('was asked and not written', () => {
    const brief = briefFor({
      caseDetails: {
        caseType: 'criminal-defense',
        clientName: 'Emil Reed',
        opposingParty: 'State of Ohio',
        keyFacts: '',
      },
      documents: [
        paper(
          'camera.txt',
          `TRANSCRIPT OF BODY-WORN CAMERA RECORDINGS
State v. Emil Reed
 00:54:11    PELL      Sit still. Who broke the lamp of the shed?
 00:54:15    ORNE      Emil Reed broke the lamp of the shed with a pipe.
 00:54:20    PELL      How close was he to the lamp of the shed?
 00:54:22    ORNE      He was ten feet away from the shed.
 00:54:31    PELL      Okay. Did anybody else see the lamp of the shed?
 00:54:33    ORNE      Nobody else saw the lamp of the shed.`,
        ),
      ],
      scenario: 'cross-examination',
      witness: 'Lee Orne',
    });
    const [witness] = witnessesFor(brief);
    const pairs = witness ? answeredMessages(brief, witness) : [];
    expect(pairs.map(({ spoken }) => spoken)).toContain(true);
    expect(
      messagesAnswered(pairs, 'Orne')
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('wrote');
  });
});
