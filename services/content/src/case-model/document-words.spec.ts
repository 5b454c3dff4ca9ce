import { describe, expect, it } from '@jest/globals';
import { Called } from './called.js';
import { withDocumentWords } from './document-words.js';
import { messageFacts } from './emails.js';
import { fileSentences } from './file-sentences.js';

const paper = (...pages: string[]) => ({
  name: 'paper',
  pages: pages.map((text, at) => ({ number: at + 1, text })),
});
const called = new Called({ side: 'claiming', criminal: false }, []);
const words = (parties: readonly string[], ...pages: string[]) =>
  withDocumentWords(fileSentences(paper(...pages)), { called, parties }, () => []);
const said = (parties: readonly string[], ...pages: string[]): string[] =>
  words(parties, ...pages).flatMap((fact) => fact.said);

const BODY = `
5. The yard of Ostrander Lumber was closed for the winter on December 1, 2021, and nobody was to enter it.
6. The watchman had a key, a lamp and a list of the people who were to be called at night.
`;

describe('words that a paper sets apart', () => {
  it('are a message with who sent it and when, whole', () => {
    expect(
      said(
        [],
        `${BODY}
7. At 2:14 a.m. on December 9, 2021, Ruth Okafor-Hale sent a text message to the owner's phone:

          Is the dryer off? I smell smoke in the shed.

8. Nobody answered.
`,
      ),
    ).toEqual([
      "At 2:14 a.m. on December 9, 2021, Ruth Okafor-Hale sent a text message to the owner's phone.",
      'It read: “Is the dryer off? I smell smoke in the shed.”',
    ]);
  });

  it('end where the next paragraph begins, without an empty row between, and keep their hour', () => {
    expect(
      said(
        [],
        `${BODY.replace('5. ', '25. ').replace('6. ', '26. ')}
        27. Ruth Okafor-Hale replied to Cal Brandt at 9:50 a.m.:
          You went looking for it.
        28. The notes of that meeting, typed on March 25,
omit this.
`,
      ).join(' '),
    ).toBe('Ruth Okafor-Hale replied to Cal Brandt at 9:50 a.m.: “You went looking for it.”');
  });

  it('are emails one below the other, whatever short line led to an earlier list; what was measured is told', () => {
    const body = said(
      [],
      `4. The parties are as follows:

          THE PARTIES

${BODY}
7. Ostrander Lumber produced the exchange that follows, which is set out in full:

     From:  Hale-Okafor, Ruth
     Sent:  Tuesday, June 8, 2021 9:14 AM
     To:    Cal Brandt
     Subj:  ropes

     Cal - I pulled eight ropes at random and broke
     them on the bench. Low 412, high 530, average
     470. The tag says 1,200. I like the new color and
     the price, and so does the shop in Quill, and so
     do the people who sell it for us. I want to hold
     the lot. I need to hear from you by Friday, the
     truck goes on Monday and I am away on Thursday
     afternoon and then at the fair with the children.

     From:  Cal Brandt
     Sent:  Tuesday, June 8, 2021 11:52 PM
     To:    Hale-Okafor, Ruth
     Subj:  Re: ropes

     Send it. The fair opens whether we are ready or not.

8. The list of the ropes is as follows:

          Rope, forty feet
`,
    );
    expect(body.join(' ')).toContain('Low 412, high 530, average 470. The tag says 1,200.');
    expect(body).toContain(
      'On June 8, 2021, at 11:52 p.m., Cal Brandt wrote to Ruth Hale-Okafor: “Send it. The fair opens whether we are ready or not.”',
    );
  });

  it('are a thread, each message with its writer, its receiver and its hour; a short answer stands with what it answers', () => {
    const facts = words(
      ['Cal Wayne Brandt'],
      `${BODY}
7. At 3:22 a.m. on May 4, 2022, the dispatcher, Rhonda K. Teal, wrote to Brandt:

          RT 3:22:08  need you in Tulsa by seven

          CB 3:24:40  I cannot keep my eyes open Rhonda
`,
      `
          RT 3:25:11  put yourself in the bunk on the log
          and roll

          CB 3:26:02  10-4

8. Brandt drove on toward Tulsa that night, with the window of the cab down and the radio on.
`,
    );

    expect(facts.map((fact) => fact.said)).toEqual([
      [
        'On May 4, 2022, at 3:22 a.m., Rhonda K. Teal wrote to Cal Wayne Brandt: “need you in Tulsa by seven.”',
      ],
      [
        'On May 4, 2022, at 3:24 a.m., Cal Wayne Brandt wrote to Rhonda K. Teal: “I cannot keep my eyes open Rhonda.”',
      ],
      [
        'On May 4, 2022, at 3:25 a.m., Rhonda K. Teal wrote to Cal Wayne Brandt: “put yourself in the bunk on the log and roll.”',
        'Cal Wayne Brandt answered at 3:26 a.m.: “10-4.”',
      ],
    ]);
    expect(facts[0]?.between).toEqual(['Rhonda K. Teal', 'Cal Wayne Brandt']);
  });

  it('are an email within a complaint', () => {
    expect(
      said(
        ['Gregory T. Marsh'],
        `${BODY}
7. That evening she sent this e-mail:

          From: Ada Quill-Brenner

          To: Gregory Marsh

          Date: Mon, Mar 27, 2023 at 4:40 PM

          Subject: the freezer

          Greg, The freezer was warm all night. I will not sign the release. - Ada

8. The freezer was repaired on April 3, 2023, by a firm that had never looked at it before that.
`,
      ),
    ).toEqual([
      'On March 27, 2023, at 4:40 p.m., Ada Quill-Brenner wrote to Gregory T. Marsh: “The freezer was warm all night. I will not sign the release.”',
    ]);
  });

  it('are neither a table, nor a list, nor questions and answers', () => {
    expect(
      said(
        [],
        `${BODY}
7. The damages are as follows:

          Ambulance                  $ 2,318.00
          Funeral                    $ 14,906.00

8. She testified as follows:

          Q. Did you read it?
          A. I read it that night.
`,
      ),
    ).toEqual([]);
  });

  it('stand at the head of each row of a printed thread', () => {
    const facts = messageFacts(
      paper(`EXHIBIT C
Messages of the handset of R. Holt-Jensen

Participants: Dale Pruett (830-555-0142); Rayanne Holt-Jensen (210-555-0177)

3/14/2023 3:31 AM    Pruett: im out of hours n falling asleep
3/14/2023 3:37 AM    Holt-Jensen: FIX UR LOG LIKE LAST TIME. load is due at 7
3/14/2023 3:41 AM    Pruett: ok. fixing it
`),
      { parties: ['Dale R. Pruett'], text: '' },
    );

    expect(facts.map((fact) => fact.said)).toEqual([
      [
        'On March 14, 2023, at 3:31 a.m., Dale R. Pruett wrote to Rayanne Holt-Jensen: “im out of hours n falling asleep.”',
      ],
      [
        'On March 14, 2023, at 3:37 a.m., Rayanne Holt-Jensen wrote to Dale R. Pruett: “FIX UR LOG LIKE LAST TIME. load is due at 7.”',
        'Dale R. Pruett answered at 3:41 a.m.: “ok. fixing it.”',
      ],
    ]);
  });

  it('are a short letter, and what somebody wrote at its foot by hand', () => {
    expect(
      said(
        ['Ada Quill-Moss'],
        `CORDER & SONS MANAGEMENT

November 6, 2023

Ms. Quill-Moss,

Got your letter. Not paying rent is a violation. We have a plumber lined up.

E. Corder Jr.

[handwritten at foot]  Dad - I am not putting a new roof on that dump
when we are selling it. Let her stew.  E.
`,
      ),
    ).toEqual([
      'On November 6, 2023, E. Corder Jr. wrote to Ada Quill-Moss: “Got your letter. Not paying rent is a violation. We have a plumber lined up.”',
      'At the foot of the letter of November 6, 2023, E. Corder Jr. added a note by hand.',
      'It read: “I am not putting a new roof on that dump when we are selling it. Let her stew.”',
    ]);
  });
});
