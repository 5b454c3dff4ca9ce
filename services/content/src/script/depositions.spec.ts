import { describe, expect, it } from '@jest/globals';
import { counselIn } from '../case-fields/counsel.rules.js';
import { exchanges } from '../case-fields/testimony.rules.js';
import { witnessOf } from '../case-fields/witness-of.rules.js';
import { allegiancesOf, standsFor } from '../case-model/allegiance.js';
import { bearingOf } from '../case-model/bearing.js';
import { readCase } from '../case-model/build.js';
import { answered } from './answers.js';
import { affirms } from './conceded.js';
import { toldOfWitness } from './exchange.fixtures.js';
import { readAloud } from './read-aloud.js';

const APPEARANCES = `APPEARANCES:

  ILSE B. FENNIMORE, Fennimore & Grubb, P.C.,
     for the Plaintiff.
  OTTO P. LANGSETH, Langseth Hale LLP, Duluth,
     for the Defendant.
`;
const complaint = {
  name: 'complaint',
  pages: [
    {
      number: 1,
      text: `DISTRICT COURT, COUNTY OF ST. LOUIS

CORDELIA VOSS, Plaintiff, v. BRINKERHOFF LIFT COMPANY, INC., Defendant.

COMPLAINT

1. Plaintiff Cordelia Voss is a warehouse clerk.
2. Defendant Brinkerhoff Lift Company, Inc. makes platform lifts.
3. On May 3, 2023 the platform of a lift fell and broke the left ankle of Cordelia Voss.
4. Brinkerhoff was negligent in designing the lift.`,
    },
  ],
};
const deposition = (witness: string, rows: string, by = 'MS. FENNIMORE') => ({
  name: 'deposition',
  pages: [
    {
      number: 1,
      text: `CORDELIA VOSS v. BRINKERHOFF LIFT COMPANY, INC.\n\n   DEPOSITION OF ${witness}\n\n${APPEARANCES}`,
    },
    { number: 2, text: `BY ${by}:\n${rows}` },
  ],
});
const ROWS = `     Q.   You designed the lock for the L-40.
     A.   I designed it, yes.
     Q.   Springs wear out.
     A.   All springs wear out.
     Q.   How many L-40s were sold in 2021?
     A.   318.
     Q.   How many with the second pin?
     A.   Eleven.
     Q.   A click before the drop would be a spring letting go.
     A.   It can be.
     Q.   Exhibit 6 is an e-mail. Who wrote it?
     A.   I did.
     Q.   Date?
     A.   March 9, 2020.
     Q.   To?
     A.   Walt. Mr. Brinkerhoff.
     Q.   Read it, please. All of it.
     A.   "Walt, this is the second one to drop. Nobody was hurt. I can't tell a customer that the lock is safe."
     Q.   Exhibit 7 is the repair log for May 2, 2023. Who kept it?
     A.   The shop.
     Q.   Read the entry at 9:15 a.m.
     A.   "Clicks going down. Told the customer it is normal."
`;
const caseOf = (client: string, against: string, paper: ReturnType<typeof deposition>) =>
  readCase({ caseType: 'personal-injury', keyFacts: '', clientName: client, opposingParty: against }, [
    complaint,
    paper,
  ]);
const VOSS = 'Cordelia Voss';
const BRINKERHOFF = 'Brinkerhoff Lift Company, Inc.';
const standing = (client: string, against: string, name: string, by?: string) => {
  const read = caseOf(client, against, deposition(name.toUpperCase(), ROWS, by));
  const person = read.model.people.find((one) => one.name === name);
  return person && allegiancesOf(read).get(person.id)?.side;
};

describe('whose witness a deponent is', () => {
  it('stands against the counsel who examined first and longest', () => {
    expect(standing(VOSS, BRINKERHOFF, 'Tamsin Ardley')).toBe('theirs');
    expect(standing(BRINKERHOFF, VOSS, 'Tamsin Ardley')).toBe('ours');
    expect(standing(VOSS, BRINKERHOFF, 'Tamsin Ardley', 'MR. LANGSETH')).toBe('ours');
  });

  it('stands against who took the deposition where no examiner is named, and with whose counsel he came', () => {
    const titled = (title: string) => {
      const paper = {
        name: 'deposition',
        pages: [
          {
            number: 1,
            text: `CORDELIA VOSS v. BRINKERHOFF LIFT COMPANY, INC.\n\n   DEPOSITION OF TAMSIN ARDLEY\n\n${title}\n\n${ROWS}`,
          },
        ],
      };
      const read = caseOf(BRINKERHOFF, VOSS, paper);
      return standsFor(
        read,
        read.model.people.find(({ name }) => name === 'Tamsin Ardley')!,
      );
    };

    expect(titled('Taken on behalf of the Plaintiff, May 4, 2024')).toBe('ours');
    expect(titled('Taken on behalf of the Defendant, May 4, 2024')).toBe('theirs');
    expect(titled('Ilse Fennimore for Plaintiff; Otto Langseth for Defendant and the witness.')).toBe('ours');
  });

  it('leaves a party where it stands, whoever asks', () => {
    expect(standing(VOSS, BRINKERHOFF, VOSS)).toBe('ours');
  });

  it('reads for whom counsel appear behind, below and above their names', () => {
    expect([...counselIn([{ text: APPEARANCES }])]).toEqual([
      ['FENNIMORE', 'Plaintiff'],
      ['LANGSETH', 'Defendant'],
    ]);
    const listed = 'For the Plaintiff:\n  ADA MORN, ESQ.\nFor the Defendant:\n  LEE ROSK, ESQ.';
    expect(counselIn([{ text: listed }]).get('MORN')).toBe('Plaintiff');
    expect(
      counselIn([
        { text: 'ADA MORN, ESQ., for Plaintiff\nLEE ROSK, ESQ., Rosk LLP,\n   for Defendants' },
      ]).get('ROSK'),
    ).toBe('Defendants');
  });

  it('knows the witness of an excerpt by its title or its oath', () => {
    expect(
      witnessOf([{ number: 1, text: 'Oral deposition of TAMSIN ARDLEY-COE, taken at\nthe offices' }]),
    ).toBe('Tamsin Ardley-Coe');
    expect(witnessOf([{ number: 1, text: 'DEPOSITION OF TAMSIN ARDLEY (EXCERPT)\nPages 3 - 9' }])).toBe(
      'Tamsin Ardley',
    );
  });
});

describe('an exchange under oath', () => {
  const told = (asked: string, answer: string) => toldOfWitness(asked, answer, 'Ardley');

  it.each([
    [
      'And you designed the lock for the L-40.',
      'I designed it, yes. It came from the L-30.',
      'Ardley designed the lock for the L-40.',
    ],
    ['Springs wear out.', 'All springs wear out.', 'All springs wear out.'],
    [
      'When a spring tires, one way it fails is open.',
      'That is one way. Stuck is commoner.',
      'When a spring tires, one way it fails is open.',
    ],
    [
      'A click before the drop would be a spring letting go.',
      'It can be.',
      'A click before the drop can be a spring letting go.',
    ],
    ['How many L-40s were sold in 2021?', '318.', 'In 2021, 318 L-40s were sold.'],
    [
      'Does the manual say what happens to a lift without the pin?',
      'No.',
      'The manual does not say what happens to a lift without the pin.',
    ],
    [
      'Who changed the entry on May 4, 2023 at 8:10 a.m., the day after my client fell?',
      'The initials are TBA.',
      'The entry was changed on May 4, 2023 at 8:10 a.m.',
    ],
  ])('%s %s', (asked, answer, said) => {
    expect(told(asked, answer)).toBe(said);
  });

  it.each([
    ['You were in a hurry.', 'I was doing my job.'],
    ['So the label says stop, and the manual says go.', 'The label governs stopping.'],
    ['You signed it and you sent it.', 'I sent it.'],
    ['Who is Walt?', 'Walt Brinkerhoff.'],
    ['Who changed the entry on May 4, 2023?', 'Nobody changed it.'],
  ])('tells nothing that was not granted: %s %s', (asked, answer) => {
    expect(told(asked, answer)).toBeUndefined();
  });

  it('is completed by the question before it', () => {
    const talks = exchanges(deposition('TAMSIN ARDLEY', ROWS).pages);
    expect(answered(talks, []).map(({ text }) => text)).toContain(
      'Eleven L-40s were sold in 2021 with the second pin.',
    );
  });

  it('is not granted where only a part of it comes again', () => {
    expect(affirms('You read it, and you signed it.', 'I signed it.')).toBe(false);
    expect(affirms('The pin was in the box.', 'Maybe in the box.')).toBe(false);
  });
});

describe('what a witness reads aloud', () => {
  const read = readAloud(exchanges(deposition('TAMSIN ARDLEY', ROWS).pages));

  it('is his where he wrote it, with its day and to whom it went', () => {
    expect(read[0]?.paper).toMatchObject({ own: true, day: 'March 9, 2020', to: 'Walt Brinkerhoff' });
    expect(read.map(({ words }) => words)).toContain("I can't tell a customer that the lock is safe.");
    expect(read[0]?.words).toBe('This is the second one to drop.');
  });

  it("is no word of his where it is somebody else's paper", () => {
    const log = read.find(({ words }) => words === 'Clicks going down.');
    expect(log).toMatchObject({ paper: { own: false, exhibit: 'Exhibit 7' }, part: 'the entry at 9:15 a.m' });
  });

  it('helps whoever made him read it', () => {
    const { read: ours, fact } = [caseOf(VOSS, BRINKERHOFF, deposition('TAMSIN ARDLEY', ROWS))].map(
      (one) => ({
        read: one,
        fact: one.model.facts.find(({ said }) => said[0]?.startsWith('On March 9, 2020, Ardley wrote')),
      }),
    )[0]!;
    expect(fact && bearingOf(ours, fact).favors).toBe('ours');
  });
});

it('the head of a page is no part of what is said on it', () => {
  const page = (number: number, rows: string) => ({
    number,
    text: `   ${60 + number}      T. ARDLEY\n\n${rows}`,
  });
  const talks = exchanges([
    page(1, '  1        Q.   Who else was there?\n'),
    page(2, '  1        A.   Walt was.\n  2        Q.   When?\n'),
    page(3, '  1        A.   At noon.\n'),
  ]);
  expect(talks.map(({ question, answer }) => [question, answer])).toEqual([
    ['Who else was there?', 'Walt was.'],
    ['When?', 'At noon.'],
  ]);
});

describe('words of a paper that counsel asks about', () => {
  const of = (...rows: [string, string][]) =>
    answered(
      rows.map(([question, answer]) => ({ question, answer, page: 1 })),
      [],
    ).map(({ text }) => text);

  it('are in it or not, as is answered', () => {
    expect(of(['Does the e-mail say "calls"?', 'No.'])).toEqual(['The e-mail does not say “calls”.']);
    expect(of(['Does Exhibit 4 say "if they agree"?', 'It does.'])).toEqual([
      'Exhibit 4 says “if they agree”.',
    ]);
    expect(of(['Does it say "calls"?', 'No.'])).toEqual([]);
  });

  it('are what the witness wrote or said, whatever he says that he meant', () => {
    expect(
      of(
        ["I've marked Exhibit 4. Is that your e-mail?", 'It is.'],
        ['What did you mean by "you are done here"?', 'The calls.'],
      ),
    ).toContain('You wrote: “you are done here.”');
    expect(of(['What did you mean by "you are done here"?', 'The calls.'])).toEqual([
      'You said: “you are done here.”',
    ]);
    expect(
      of(
        ["I've marked Exhibit 4. Is that the report of the inspector?", 'It is.'],
        ['What did you mean by "you are done here"?', 'The calls.'],
      ),
    ).toContain('You said: “you are done here.”');
    expect(of(['What did you mean by that?', 'The calls.'])).toEqual([]);
  });

  it('are no row where the condition behind a thing has the only verb', () => {
    expect(
      of(['What were you going to put in the box?', 'A spare key, if the landlord went along.']),
    ).toEqual([]);
  });

  it('whom he is or is not stands where it was asked', () => {
    expect(of(['Are you a director also?', "No, ma'am."])).toEqual(['You are not a director.']);
  });
});

it('a row is numbered where a single space stands behind its number', () => {
  const rows = ['17      Q.   What was owed?', '18      A.   About 481.'];
  const before = Array.from(
    { length: 16 },
    (_, at) => `${at + 1} ${at % 2 === 0 ? '     Q.   Was it late' : '     A.   Yes.'}`,
  );
  const talks = exchanges([
    { number: 1, text: [...before, ...rows, '19 It was before the loan', '20 was signed.'].join('\n') },
  ]);
  expect(talks.at(-1)?.answer).toBe('About 481. It was before the loan was signed.');
});
