import { describe, expect, it } from '@jest/globals';
import type { DraftRequest } from './draft-request.js';
import { draftByRules, typesOf } from './draft.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

const details = {
  caseType: 'civil-litigation' as const,
  clientName: 'Greta Solberg (plaintiff)',
  opposingParty: 'Tarn Lifts, Inc. (defendant)',
  keyFacts: '',
} satisfies DraftRequest['caseDetails'];
const paper = (name: string, text: string) => ({ name, pages: [{ number: 1, text }] });

const complaint = paper(
  'complaint.txt',
  `GRETA SOLBERG, Plaintiff, v. TARN LIFTS, INC., Defendant.
COMPLAINT
FACTS
1. On February 2, 2024, at about 9:10 a.m., Ms. Solberg was waiting for her chair at the lower station.
2. Ms. Solberg stopped at the yellow line.
3. The edge of the chair struck her knee.
4. An ambulance took Ms. Solberg to Hill Hospital, where Dr. Anna Weiss operated on her knee.
5. On February 9, 2024, Ms. Solberg called the operator, Peter Lunde.
6. He told her that the chair had been slow for a week.`,
);
const transcript = paper(
  'deposition.txt',
  `DEPOSITION OF OSCAR BRANDT

OSCAR BRANDT, being first duly sworn, testified as follows:

EXAMINATION BY MS. HALE:
Q. What do you do for a living?
A. I rent out skis.
Q. Where were you standing?
A. I was behind the woman in the yellow jacket.
Q. Could you see the chair?
A. Yes, all of it.
Q. Did you hear a bell?
A. No.
Q. What did you do?
A. I pulled her off the track.
Q. You were talking to a friend, weren't you?
A. I was not.`,
);
const statement = paper(
  'statement.txt',
  `STATEMENT OF MAREN FOSS
My name is Maren Foss. On February 2, 2024, Peter Lunde came to my booth. He sat on the bench by the door. At about 9:05 a.m. Peter walked to the lower station. He left at 9:40 a.m. without his coat.`,
);
const robbed = paper(
  'robbed.txt',
  `STATEMENT OF TOMAS REIHER
My name is Tomas Reiher. On March 8, 2024, I was at the register of the ski shop. Tomas Reiher is what my badge says. A man in a black hood came in. He took the money from the drawer. He ran to the parking lot.`,
);
const report = paper(
  'report.txt',
  `EXPERT REPORT OF DR. ELSA RIIS

I am an engineer licensed in Utah. I hold a degree in mechanical engineering from Utah State University. I was retained by Greta Solberg to examine the chair. I reviewed the maintenance log. I tested the brake of the chair. The brake released at half of its rated load.
In my opinion, the brake had been worn for at least a month. I base this on the depth of the groove.`,
);

function drafted(witness: string) {
  const brief = briefFor({
    caseDetails: details,
    documents: [complaint, transcript, statement, report, robbed],
    scenario: 'witness-examination',
    witness,
  });
  const [type] = typesOf('witness-examination');
  return linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!);
}
const said = (witness: string): string[] => drafted(witness).map(({ text }) => text);

describe('a direct examination', () => {
  it('asks a party where she was, what happened and what was said to her', () => {
    expect(said('Greta Solberg')).toEqual(
      expect.arrayContaining([
        'Let me take you to the morning of February 2, 2024.',
        'What were you doing at about 9:10 a.m.?',
        'Where did you stop?',
        'What happened to your knee?',
        'Where were you taken?',
        'Whom did you call?',
        'What did Lunde tell you about the chair?',
      ]),
    );
  });

  it('asks again what a witness was asked under oath, openly and in that order, beside the answer', () => {
    const lines = drafted('Oscar Brandt').slice(3);

    expect(lines.map(({ text }) => text)).toEqual([
      'Where were you standing?',
      'How well could you see the chair?',
      'What, if anything, did you hear?',
      'What did you do?',
    ]);
    expect(lines[2]!.sources).toEqual([
      expect.objectContaining({ kind: 'pdf', quote: 'Q. Did you hear a bell? A. No.' }),
    ]);
  });

  it('asks what others did before the eyes of a witness, after how well he could see it', () => {
    const questions = said('Maren Foss').filter((text) =>
      / (?:Peter )?Lunde | see |then\?|your booth/.test(text),
    );

    expect(questions).toEqual([
      'Who came to your booth?',
      'Where were you then?',
      'How well could you see from there?',
      expect.stringMatching(/^Where did (?:Peter )?Lunde sit\?$/),
      'Where did Lunde walk?',
      'When did Lunde leave?',
    ]);
    expect(questions.join(' ')).not.toMatch(/bench|coat|9:40/);
  });

  it('asks nobody where he ran, who says "he" of somebody else in a paper of his own', () => {
    const questions = said('Tomas Reiher').join(' ');

    expect(questions).toContain('you');
    expect(questions).not.toMatch(/did you (?:run|take)/);
  });

  it('qualifies an expert, then asks for the materials, and last for each opinion with its basis', () => {
    expect(said('Elsa Riis')).toEqual([
      'Please tell us your name.',
      'What is your profession?',
      'What is your education?',
      'What licenses do you hold?',
      'Your Honor, I offer Elsa Riis as an expert.',
      'What were you asked to determine?',
      'What did you review?',
      'What did you test or measure?',
      'What did you find?',
      'What opinions, if any, did you reach?',
      'What is your first opinion?',
      'What is the basis of your first opinion?',
      'How certain are you of these opinions?',
    ]);
  });
});
