import { describe, expect, it } from '@jest/globals';
import { asTried } from '../script/at-trial.js';
import { readCase } from './build.js';

const page = (text: string) => [{ number: 1, text }];
const COMPLAINT = {
  name: 'complaint.pdf',
  pages: page(`IN THE CIRCUIT COURT OF MONROE COUNTY

ADA ORNE,
      Plaintiff,
v.                                   COMPLAINT
PAUL REED and LEE VANN,
      Defendants.

1. On May 4, 2024, Dr. Paul Reed set the wrist of Ada Orne at Calder Hospital.
2. Dr. Lee Vann failed to tell Dr. Reed of the numbness.
3. On May 6, 2024, the hand was taken off at the wrist.

COUNT I - REED (NEGLIGENCE)
4. Reed failed to come to the bedside of Ada Orne.

COUNT II - VANN (NEGLIGENCE)
5. Vann failed to examine Ada Orne at 12:52 a.m.

COUNT III - LOSS OF CONSORTIUM (ORNE)
6. Ada Orne lost the society of her husband.
`),
};
const read = (order: string, clientName = 'Ada Orne', opposingParty = 'Paul Reed and Lee Vann') =>
  readCase(
    {
      caseType: 'personal-injury',
      clientName,
      opposingParty,
      keyFacts: '',
    },
    [
      COMPLAINT,
      {
        name: 'order.pdf',
        pages: page(`IN THE CIRCUIT COURT OF MONROE COUNTY
ADA ORNE v. PAUL REED et al.
ORDER ON MOTIONS IN LIMINE

${order}

Ada Vale, Judge`),
      },
    ],
  );
const OVER = 'Dr. Lee Vann was dismissed on January 19, 2025 upon a good faith finding.';

describe('a party who is no longer one', () => {
  const ended = asTried(read(OVER));
  const said = ended.model.facts.flatMap((fact) => fact.said).join(' ');

  it('is not named as one, and answers no count', () => {
    expect(ended.sides.opponent?.said).toBe('Paul Reed');
    expect(ended.model.claims.map(({ count }) => count).join(' ')).not.toMatch(/Count II\b(?!I)/);
  });

  it('is at fault for nothing that is told, while the others are', () => {
    expect(said).not.toMatch(/Vann failed/);
    expect(said).not.toMatch(/dismissed/);
    expect(said).toMatch(/Reed failed to come/);
  });

  it('is shown with the words of the order', () => {
    expect(read(OVER).model.gaps).toContainEqual({
      code: 'count-ended',
      subject: `\u201c${OVER}\u201d (order.pdf, page 1)`,
    });
  });

  it.each([
    'Dr. Lee Vann was dismissed from the hospital in 2019.',
    'Dr. Paul Reed was released for the day.',
    'The motion of Lee Vann is denied.',
  ])('is none of whom this is said: %s', (order) => {
    expect(asTried(read(order)).sides.opponent?.said).toBe('Paul Reed and Lee Vann');
  });

  it('is one whom an order dismisses from the case', () => {
    const { sides } = asTried(read('Dr. Lee Vann was dismissed from the case on May 4.'));
    expect(sides.opponent?.said).toBe('Paul Reed');
  });

  it('leaves a company its form', () => {
    const { sides } = asTried(read(OVER, 'Ada Orne', 'Grant Hauling, Inc. and Lee Vann'));
    expect(sides.opponent).toMatchObject({ said: 'Grant Hauling', organization: true });
  });

  it('is argued at by who is sued still, and his own count goes on', () => {
    const { model } = asTried(read(OVER, 'Paul Reed', 'Ada Orne'));
    expect(model.facts.flatMap((fact) => fact.said).join(' ')).toMatch(/Vann failed/);
    expect(model.claims.map(({ count }) => count).join(' ')).toMatch(/Count I\b/);
  });
});
