import { describe, expect, it } from '@jest/globals';
import { asTried } from '../script/at-trial.js';
import { readCase } from './build.js';

const page = (text: string) => [{ number: 1, text }];
const COMPLAINT = {
  name: 'complaint.pdf',
  pages: page(`ADA ORNE, Plaintiff,
v.                                  COMPLAINT
REED HAULERS, INC., Defendant.

FACTS
1. On May 4, 2024, at 7:10 a.m., Orne rode her bicycle along Market Street.
2. A truck of Reed Haulers turned right across her path.
3. Orne fell to the street and broke her left wrist.
4. The driver did not stop.
5. A clerk named Paul Hale called an ambulance.
6. Orne spent two nights in Calder Hospital.
7. On May 6, 2024 a surgeon set her wrist with two pins.
8. Orne could not work for nine weeks.
9. She lost $8,400 in wages.

COUNT I - NEGLIGENCE
10. Reed Haulers breached its duty of care and Orne was hurt.

COUNT II - NEGLIGENT HIRING
11. Reed Haulers hired the driver without care and Orne was hurt.
`),
};
const ORDER = {
  name: 'order.pdf',
  pages: page(`ADA ORNE, Plaintiff,
v.                                  ORDER ON SUMMARY JUDGMENT
REED HAULERS, INC., Defendant.

The record shows that the driver had slept two hours before he drove on May 4, 2024.
Count II is dismissed with prejudice.
SO ORDERED.  Ada Vale, Judge`),
};
const LETTER = {
  name: 'letter.pdf',
  pages: page(`ATTORNEY-CLIENT PRIVILEGED

Dear Ms. Vale,
I had two glasses of wine the night before. I did not see the truck at all on May 4.
Yours, Ada Orne`),
};
const read = readCase(
  { caseType: 'personal-injury', clientName: 'Ada Orne', opposingParty: 'Reed Haulers, Inc.', keyFacts: '' },
  [COMPLAINT, ORDER, LETTER],
);

const claimsWith = (words: string) =>
  asTried(
    readCase(
      {
        caseType: 'personal-injury',
        clientName: 'Ada Orne',
        opposingParty: 'Reed Haulers, Inc.',
        keyFacts: '',
      },
      [COMPLAINT, { name: 'notes.pdf', pages: page(words) }],
    ),
  ).model.claims.map(({ count }) => count);

describe('a count', () => {
  it.each([
    'Reed Haulers offered to dismiss its counterclaim if Orne would dismiss Count II.',
    'Reed Haulers moves to dismiss Count II.',
    'The motion to dismiss Count II is denied.',
    'Motion to Sever Count II',
    'The State would dismiss Count II.',
  ])('is tried whatever somebody wants: %s', (words) =>
    expect(claimsWith(words)).toEqual(['Count I', 'Count II']),
  );

  it.each([
    'Count II (negligent hiring) is SEVERED and set for May 4.',
    'Summary judgment is SUSTAINED as to Count II.',
    'The Court dismissed Count II on May 4, 2025.',
    'Count II is bifurcated for a later trial.',
    'Count II \u2014 DISMISSED.',
  ])('has ended: %s', (words) => expect(claimsWith(words)).toEqual(['Count I']));
});

describe('a privileged letter', () => {
  it('is told by no draft where there is little else', () => {
    const alone = readCase(
      {
        caseType: 'personal-injury',
        clientName: 'Ada Orne',
        opposingParty: 'Reed Haulers, Inc.',
        keyFacts: '',
      },
      [LETTER],
    );
    expect(asTried(alone).model.facts).toEqual([]);
  });

  it.each([
    ['Confidential settlement communication subject to Rule 408', false],
    ['Notice of alibi. Production is made without waiver of work product.', true],
  ])('is one that was written to settle, and none that only waives nothing: %s', (head, told) => {
    const letter = {
      name: 'letter.pdf',
      pages: page(`${head}\n\nOn May 4, 2024, Ada Orne drove the van for two hours without lights.`),
    };
    const read = readCase(
      {
        caseType: 'personal-injury',
        clientName: 'Ada Orne',
        opposingParty: 'Reed Haulers, Inc.',
        keyFacts: '',
      },
      [COMPLAINT, letter],
    );
    const said = asTried(read)
      .model.facts.flatMap((fact) => fact.said)
      .join(' ');
    expect(said.includes('without lights')).toBe(told);
    expect(read.model.gaps.some(({ subject }) => subject?.includes('letter.pdf, page 1'))).toBe(!told);
  });
});

describe('a case as it is tried', () => {
  const { model } = asTried(read);
  const told = model.facts.flatMap(({ said }) => said).join(' ');

  it('has no count that a court has ended', () => {
    expect(read.model.claims.map(({ count }) => count)).toEqual(['Count I', 'Count II']);
    expect(model.claims.map(({ count }) => count)).toEqual(['Count I']);
  });

  it('tells nothing of a privileged letter, and nothing for which an order alone stands', () => {
    expect(told).toContain('broke her left wrist');
    expect(told).not.toMatch(/wine|slept two hours|dismissed/);
  });

  it('says so among what Lectern understood', () => {
    expect(read.model.gaps.filter(({ code }) => code === 'count-ended' || code === 'privileged')).toEqual([
      { code: 'privileged', subject: 'letter.pdf' },
      {
        code: 'count-ended',
        subject: '\u201cCount II is dismissed with prejudice.\u201d (order.pdf, page 1)',
      },
    ]);
  });
});
