import { describe, expect, it } from '@jest/globals';
import { emailsIn } from '../case-model/emails.js';
import type { DraftRequest } from './draft-request.js';
import { draftByRules, typesOf } from './draft.js';
import { embeddedMessages } from './embedded-messages.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

const details = {
  caseType: 'civil-litigation' as const,
  clientName: 'Ines Moravec-Tull (plaintiff)',
  opposingParty: 'Brasher Mills, Inc. and Owen P. Latham (defendants)',
  keyFacts: '',
} satisfies DraftRequest['caseDetails'];
const complaint = {
  name: 'complaint.txt',
  pages: [
    {
      number: 1,
      text: `INES MORAVEC-TULL, Plaintiff, v. BRASHER MILLS, INC. and OWEN P. LATHAM, Defendants.
COMPLAINT
FACTS
        1. Defendant Owen P. Latham is the plant manager of Brasher Mills.

        2. On May 6, 2024 Ms. Moravec-Tull sent this e-mail:

          From: Ines Moravec-Tull

          To: Owen Latham

          Date: Mon, May 6, 2024 at 8:15 AM

          Subject: Line 4

          Owen, the guard on line 4 has been off since Friday. I will
          not run the line without it.

        3. Latham answered the same day:

          From: Owen Latham

          Date: Mon, May 6, 2024 at 8:40 AM

          Run it today. Put nothing more in writing about the guard.

        4. That night Latham sent these text messages to the shift lead:

          Latham   9:02 PM   she is building a file on us
          Dwyer    9:05 PM   what do I do
          Latham   9:07 PM   find a reason to walk her out by
                             Friday

        5. On May 10, 2024 Ms. Moravec-Tull was discharged.`,
    },
  ],
};
function drafted(scenario: 'cross-examination' | 'witness-examination', witness: string): string[] {
  const brief = briefFor({ caseDetails: details, documents: [complaint], scenario, witness });
  const [type] = typesOf(scenario);
  return linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!).map(({ text }) => text);
}

describe('messages that a paper quotes in full', () => {
  it('are read with who wrote them, an email by its header and a text by its row', () => {
    expect(embeddedMessages(complaint).map(({ from, kind, day }) => [from, kind, day])).toEqual([
      ['Ines Moravec-Tull', 'email', 'May 6, 2024'],
      ['Owen Latham', 'email', 'May 6, 2024'],
      ['Latham', 'text message', undefined],
      ['Dwyer', 'text message', undefined],
      ['Latham', 'text message', undefined],
    ]);
  });

  it('end where the paper that quotes them goes on, or another paper begins', () => {
    const of = (text: string) => ({ name: 'x.txt', pages: [{ number: 1, text }] });
    const pleaded = of(`     17.  He wrote:

     From:  Nils Abery
     Sent:  Tuesday, June 8, 2021 11:52 PM
     To:    Pia Dorn

     Send it as it is.

          18.  Until that day nobody had asked.

                                COUNT TWO
                          (Wantonness - Abery)`);
    expect(embeddedMessages(pleaded).map(({ body }) => body)).toEqual(['Send it as it is.']);

    const produced = of(`From:     Nils Abery
Sent:     Tuesday, June 8, 2021 11:52 PM
To:       Pia Dorn
Subject:  lot 9

Send it as it is. I will
                                                                ABR 000417
answer for it.

      | SCREENSHOTS - P. Dorn | | Fri, Jan 19 | 12:14 PM Dorn: He sent it
anyway. | 12:31 PM Me: No

----------------------------------------------------------------------------
From:     Pia Dorn
Sent:     Wednesday, June 9, 2021 7:10 AM
To:       Nils Abery
Subject:  lot 9

It went out at six.`);
    expect(emailsIn(produced).map(({ from, body }) => [from, body.trim().replace(/\s+/g, ' ')])).toEqual([
      ['Nils Abery', 'Send it as it is. I will answer for it.'],
      ['Pia Dorn', 'It went out at six.'],
    ]);
  });

  it('are put to whoever wrote them, in the words of the message', () => {
    const questions = drafted('cross-examination', 'Owen P. Latham');

    expect(questions).toEqual(
      expect.arrayContaining([
        'You wrote: “Put nothing more in writing about the guard”, correct?',
        'You wrote to Dwyer: “she is building a file on us”, correct?',
        'Dwyer wrote to you: “what do I do”, correct?',
        'You answered: “find a reason to walk her out by Friday”, correct?',
      ]),
    );
    expect(questions.join(' ')).not.toMatch(/will not run/);
  });

  it('are asked of our own witness openly, and marked as her exhibits', () => {
    const questions = drafted('witness-examination', 'Ines Moravec-Tull');

    expect(questions).toContain('Your Honor, please mark the email of May 6, 2024.');
    expect(questions.find((one) => one.startsWith('What did you write to'))).toMatch(/Latham\?$/);
    expect(questions.join(' ')).not.toMatch(/guard|Moravec/);
  });
});
