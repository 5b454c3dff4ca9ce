import { describe, expect, it } from '@jest/globals';
import { draftOf } from './drafted-papers.fixtures.js';
import { readBackToHim } from './exchange-read-back.js';

const back = (question: string, answer: string) => readBackToHim({ question, answer, page: 1 });

describe('a question read to the witness with its answer', () => {
  it.each([
    [
      'Did anybody at Ridgeway ask you to pull the brace?',
      'No.',
      'Nobody at Ridgeway asked you to pull the brace.',
    ],
    ['Had she touched anyone?', 'No.', 'She had not touched anyone.'],
    ['Did water come in at that door?', 'At times.', 'Water came in at that door at times.'],
    ['Did you look toward the door?', 'I looked.', 'You looked toward the door.'],
    [
      'Did you mop aisle nine within ten minutes?',
      'I mopped it.',
      'Asked whether you mopped aisle nine within ten minutes, you said: “I mopped it”.',
    ],
    ['Was your radio on?', 'The light was.', 'Asked whether your radio was on, you said: “The light was”.'],
    [
      'Is that written anywhere?',
      'Not in those words.',
      'Asked whether that is written anywhere, you said: “Not in those words”.',
    ],
    [
      'Who took out the east pair?',
      'I did. Me and Lon Pruitt.',
      'Asked who took out the east pair, you said: “I did. Me and Lon Pruitt”.',
    ],
    [
      'What are the bonuses tied to?',
      'Days without a stop.',
      'Asked what the bonuses are tied to, you said: “Days without a stop”.',
    ],
    [
      'And what did he tell you?',
      '"Nobody goes up there. Not a man." It was about noon.',
      'Asked what he told you, you said: “‘Nobody goes up there. Not a man.’”.',
    ],
  ])('%s', (question, answer, read) => {
    expect(back(question, answer)?.text).toBe(read);
  });

  it.each([
    ['why he did it', 'Why did you leave?', 'My shift was over.'],
    ['a story of his own', 'How did that come about?', 'The crew was short.'],
    ['a denial of what counsel said', 'You knew that it was cracked.', 'No.'],
    ['a denial of a wrong', 'Did you mean to hurt her?', 'No.'],
    ['a page that is turned to', 'Page 6, Doctor.', 'Page 6.'],
    ['an echo', 'Every row.', 'Every row.'],
    ['a retort', 'So the label was wrong.', 'The catalogue had it, too.'],
    ['an excuse', 'Did you call the shop?', 'Because it was closed I went home.'],
    ['what he does not know', 'Who signed the sheet?', "I don't recall."],
    ['what is between counsel', 'Do you see the sticker?', 'Yes.'],
  ])('is not %s', (_, question, answer) => {
    expect(back(question, answer)).toBeUndefined();
  });

  it('tells whether it stands without the exchange before it', () => {
    expect(back('Hours?', 'Days.')).toMatchObject({ leans: true });
    expect(back('Had she touched anyone?', 'No.')).toMatchObject({ leans: true, ofPerson: true });
    expect(back('When my client came up, how far off was she?', 'Six feet.')).toMatchObject({ leans: false });
  });
});

const COMPLAINT = `DISTRICT COURT, COUNTY OF ADAMS

DELIA MOSSBERG-RUIZ, Plaintiff, v. RIDGEWAY HOIST COMPANY, INC., Defendant.

COMPLAINT

1. Plaintiff Delia Mossberg-Ruiz is a mason.
2. On June 3, 2024 a hoist of Ridgeway Hoist Company, Inc. dropped a load of brick and broke the right arm of Delia Mossberg-Ruiz.
3. Ridgeway was negligent in keeping the hoist.
4. Plaintiff asks for damages of $90,000.

Respectfully submitted,
/s/ Thea Lindgren-Okafor
Thea Lindgren-Okafor
LINDGREN OKAFOR LLP
Attorneys for Plaintiff`;

const EXCERPT = `                                                          41

 1              BERNARD "BUD" KESTREL, March 4, 2025
 2                     EXAMINATION
 3         BY MS. LINDGREN-OKAFOR:
 4     Q.  Who keeps the hoist log?
 5     A.  Dispatch keeps it.
 6     Q.  Did anybody inspect the cable in May?
 7     A.  No.
 8     Q.  In April?
 9     A.  Not that I have paper for.
10     Q.  You wrote to dispatch on May 30?
11     A.  I did.
12     Q.  What did you write?
13     A.  "It will drop one of these days."
14     Q.  Why did you keep it running?
15     A.  They told me to.
16     Q.  What is your bonus tied to?
17     A.  Loads a day.
18     Q.  You could have shut it off.
19     A.  The office says when.
20     MR. VANTERPOOL:  Objection.`;

describe('the cross-examination of somebody whose head of an excerpt names him', () => {
  const cross = draftOf('cross-examination', [COMPLAINT, EXCERPT]);
  it('is of whom our counsel asked, known by the paper that she signed', () => {
    expect(cross).toMatch(/Bernard Kestrel, correct\?/);
  });
  it('goes through the answers in their order, and leaves out his reasons', () => {
    expect(cross).toMatch(
      /Nobody inspected the cable in May, .*Asked “In April\?”, you said: “Not that I have paper for”/,
    );
    expect(cross).toContain('You wrote: “It will drop one of these days”');
    expect(cross).toContain('Asked what your bonus is tied to, you said: “Loads a day”');
    expect(cross).not.toMatch(/told me to/);
  });
});
