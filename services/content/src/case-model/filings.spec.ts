import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { bearingOf } from './bearing.js';
import { readCase } from './build.js';
import { perFiling } from './filings.js';
import { paperOf } from './tellers.js';

const CAPTION = `                IN THE CIRCUIT COURT OF MARLOW COUNTY

ODA VEX, as Executrix of the
Estate of LEOPOLD BRAM                  *
VEX, deceased,                          *
     Plaintiff,                         *
v.                                      *   Case No. 23-CV-118
CRESTHOLM HALL, INC.,                   *
     Defendant.                         *
`;
const COMPLAINT = `${CAPTION}
                        COMPLAINT FOR NEGLIGENCE

1. Plaintiff is the duly appointed Executrix of the Estate of her father, Leopold Bram Vex, who died April 30, 2022, at 81 years of age.

2. On April 2, 2022, the night nurse of Crestholm Hall, Inc. left the side rail of Leopold Vex's bed down.

3. On April 3, 2022, Leopold Vex sustained a broken hip and a mild traumatic brain injury.
`;
const ANSWER = `${CAPTION}
                    ANSWER AND DEFENSES OF DEFENDANT

                             FIRST DEFENSE

Leopold Vex climbed over the rail on April 3, 2022 although the nurse had told him to ring.

1. Admitted.

2. Denied.

3. Admitted.
`;
const FILE = {
  name: 'pleadings.pdf',
  pages: [
    { number: 1, text: COMPLAINT },
    { number: 2, text: 'WHEREFORE, Plaintiff prays for judgment.' },
    { number: 3, text: ANSWER },
  ],
};
const read = readCase(
  {
    caseType: 'personal-injury',
    keyFacts: '',
    clientName: 'Oda Vex',
    opposingParty: 'Crestholm Hall, Inc.',
  } as CaseDetails,
  [FILE],
);
const factOf = (words: string) => {
  const found = read.model.facts.find(({ text }) => text.includes(words));
  expect(found).toBeDefined();
  return found!;
};

describe('a complaint and the answer to it in one file', () => {
  it('are two papers, each with its pages', () => {
    expect(perFiling(FILE).map(({ name, pages }) => [name, pages.map(({ number }) => number)])).toEqual([
      ['pleadings.pdf', [1, 2]],
      ['pleadings.pdf', [3]],
    ]);
    expect(read.papers.map(({ kind }) => kind)).toEqual(['complaint', 'answer']);
  });

  it.each([
    ['side rail', 'complaint', 'ours'],
    ['climbed over', 'answer', 'theirs'],
  ])('what the paper of each side pleads is its own: %s', (words, kind, side) => {
    const fact = factOf(words);
    expect(paperOf(read, fact)?.kind).toBe(kind);
    expect(bearingOf(read, fact).teller).toMatchObject({ as: 'pleading', side });
  });

  it('what the answer grants is of the paragraph of the complaint that bears its number', () => {
    expect(bearingOf(read, factOf('sustained a broken hip')).admitted).toBe(true);
    expect(bearingOf(read, factOf('side rail')).admitted).not.toBe(true);
  });

  it('who was appointed for the one who died is no part of the story, and the dead take no stand', () => {
    expect(read.model.facts.some(({ said }) => said.join(' ').includes('Executrix'))).toBe(false);
    const dead = read.model.people.filter(({ name }) => name.includes('Bram') || name.includes('Leopold'));
    expect(dead.filter(({ witness }) => witness !== false)).toEqual([]);
  });

  it.each([
    ['an answer alone', [ANSWER]],
    ['a complaint that goes on', [COMPLAINT, 'Defendant gave no answer to the letter of April 9.']],
    ['an order behind a complaint', [COMPLAINT, `${CAPTION}\n   ORDER ON MOTIONS\n\nThe motion is granted.`]],
  ])('%s stays whole', (_, texts) => {
    const document = { name: 'one', pages: texts.map((text, at) => ({ number: at + 1, text })) };
    expect(perFiling(document)).toEqual([document]);
  });
});
