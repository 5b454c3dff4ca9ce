import { describe, expect, it } from '@jest/globals';
import { counselMailIn, counselOf, withoutCounselMail } from './counsel-mail.js';

const file = (name: string, text: string) => ({ name, pages: [{ number: 1, text }] });
const COMPLAINT = file(
  'complaint.txt',
  `Respectfully submitted,
/s/ Hattie Quill
Hattie Quill
Attorney for Plaintiff`,
);
const MAILS = file(
  'emails.txt',
  `From: Ada Moss
To: Hattie Quill
Sent: Sunday, May 5, 2024 4:18 PM
Subject: all of it

Some of this does not make me look great.

From: Orne, Lee To: Moss, Ada Sent: Mon 5/6/2024 7:12 AM

Take the guard off the saw.`,
);

describe('messages with counsel', () => {
  it('are read by nobody, and those beside them are', () => {
    const [page] = withoutCounselMail(MAILS, counselOf([COMPLAINT])).pages;
    expect(page!.text.trim()).toBe(
      'From: Orne, Lee To: Moss, Ada Sent: Mon 5/6/2024 7:12 AM\n\nTake the guard off the saw.',
    );
    expect(counselMailIn(MAILS, counselOf([COMPLAINT]))).toEqual([
      { text: 'From: Ada Moss', document: 'emails.txt', page: 1 },
    ]);
  });

  it('are none of those who prosecute, and none where nobody is known as counsel', () => {
    const charge = file(
      'information.txt',
      'Hattie Quill, WSBA #31178\nHattie Quill, Deputy Prosecuting Attorney',
    );
    expect(counselMailIn(MAILS, counselOf([charge]))).toEqual([]);
    expect(withoutCounselMail(MAILS, new Set())).toBe(MAILS);
  });

  it('are those of whoever examines in a transcript, too', () => {
    const transcript = file('deposition.txt', 'BY MS. QUILL:\nQ. Where were you?\nA. At home.');
    expect(counselMailIn(MAILS, counselOf([transcript]))).toHaveLength(1);
  });
});
