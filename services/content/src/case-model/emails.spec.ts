import { describe, expect, it } from '@jest/globals';
import { emailsIn, messageFacts } from './emails.js';

const file = (text: string) => ({ name: 'emails.txt', pages: [{ number: 1, text }] });

describe('messages', () => {
  it('are known by a header in one row, with or without a name for its day', () => {
    const mails = emailsIn(
      file(`From: Moss, Ada To: Orne, Lee Sent: Mon 1/9/2023 7:12 AM
Subj: the saw
Take the guard off.

From: Lee Orne · To: Ada Moss · Mon 1/9/2023 9:40 AM · Re: the saw
I will not do that.`),
    );
    expect(mails.map(({ from, to, day, hour, body }) => [from, to, day, hour, body.trim()])).toEqual([
      ['Ada Moss', 'Lee Orne', 'January 9, 2023', '7:12 a.m.', 'Take the guard off.'],
      ['Lee Orne', 'Ada Moss', 'January 9, 2023', '9:40 a.m.', 'I will not do that.'],
    ]);
  });

  it('are told with the answer that was printed below them', () => {
    const document = file(`From: Pell, Grant To: Orne, Lee; Moss, Ada Sent: Tue 1/24/2023 8:31 AM

Have we got a problem employee here or a problem?

(Orne, 8:37 AM) A problem employee. LO

(AM, 9:02 AM) Do not write that.`);
    expect(emailsIn(document).map(({ from, to, hour }) => [from, to, hour])).toEqual([
      ['Grant Pell', 'Lee Orne', '8:31 a.m.'],
      ['Lee Orne', 'Grant Pell', '8:37 a.m.'],
      ['Ada Moss', 'Lee Orne', '9:02 a.m.'],
    ]);
    expect(messageFacts(document, { parties: [], text: '' })[0]!.said).toEqual([
      'On January 24, 2023, at 8:31 a.m., Grant Pell wrote to Lee Orne: “Have we got a problem employee here or a problem?”',
      'Lee Orne answered at 8:37 a.m.: “A problem employee.”',
    ]);
  });

  it('end where the paper goes on behind them', () => {
    const said = messageFacts(
      file(`From: Ada Moss
To: Lee Orne
Date: March 29, 2023

Somebody called the agency. Do not try to find out who it was, I mean that. TEXTS — Lee Orne / Carl Pell (produced by the company)

From: Lee Orne
To: Ada Moss
Date: March 30, 2023

He taught me the whole series on that machine himself. M E M O R A N D U M`),
      { parties: [], text: '' },
    ).flatMap((fact) => fact.said);
    expect(said.join(' ')).toContain('Do not try to find out who it was');
    expect(said.join(' ')).not.toMatch(/TEXTS|produced by|M E M O/);
  });

  it('are read where columns stand for the colons of the header, by the full name of whoever wrote', () => {
    const document = file(`From      B. Quill
To        A. Moss
Date      Fri 09/09/2022 10:19 AM
Subject RE: Confidential
Let me guess, Z. Fine. 1:30.`);
    expect(emailsIn(document).map(({ from, to, day, hour }) => [from, to, day, hour])).toEqual([
      ['B. Quill', 'A. Moss', 'September 9, 2022', '10:19 a.m.'],
    ]);
    expect(
      messageFacts(document, {
        parties: [],
        text: 'Operations Manager Bastian Quill wrote to Ann Moss and Ada Moss.',
      })[0]!.said[0],
    ).toContain('Bastian Quill wrote to A. Moss: “Let me guess, Z.');
  });

  it('are none in a table that begins a row with From', () =>
    expect(emailsIn(file('From      Gate 4\nTo        Gate 9\nFare      $4'))).toEqual([]));
});
