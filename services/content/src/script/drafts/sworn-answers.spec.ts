import { describe, expect, it } from '@jest/globals';
import { partsOfDraft } from '../drafted-papers.fixtures.js';
import { SAW_COMPLAINT } from './saw-case.fixtures.js';

const DEPOSITION = `DEPOSITION OF LEE ORNE
June 4, 2024
For the Plaintiff: Ms. Hattie Quill
For the Defendant: Mr. Bo Lind
LEE ORNE, having been first duly sworn, testified as follows:
BY MS. QUILL:
Q. You took the guard off the table saw in March.
A. I did.
Q. Who in the shop of Ada Moss knew that you took the guard off the table saw?
A. My brother Saul.
Q. Did you ever tell Ada Moss that the guard of the table saw was on the shelf?
A. No.
Q. At 9:40 Ada Moss came to the table saw. You saw the guard on the shelf?
A. I did.
Q. Do you like the opera?
A. I do.
Q. Why did you take the guard off?
A. Because everybody in the trade does.`;
const LOG = `SHOP LOG
March 3, 2023: Orne laid the guard of the table saw on the shelf in the shop.
March 9, 2023: The planer was oiled.
March 14, 2023: Four boards of oak were delivered.
March 20, 2023: The roof of the shed leaked.
April 2, 2023: A customer fetched two chairs.
April 11, 2023: The heater was swept.
April 18, 2023: Nobody came in.
April 25, 2023: The van had a new tire.
May 2, 2023: Walnut was ordered from Dallas.
May 4, 2023: Ada Moss was cut at the table saw, and the guard was on the shelf.`;

describe('what the other side answered under oath', () => {
  it.each(['opening-statement', 'closing-argument'] as const)(
    'is told, or read out where a question says more, in the %s',
    (scenario) => {
      const told = partsOfDraft(scenario, [SAW_COMPLAINT, DEPOSITION, LOG]).get(
        'What Orne answered under oath',
      );
      expect(told).toContain('Lee Orne');
      expect(told).toContain('Orne never told Ada Moss that the guard of the table saw was on the shelf.');
      expect(told).toMatch(
        /Question: “At 9:40 Ada Moss came to the table saw\. You saw the guard on the shelf\?” Answer: “I did\.”/,
      );
      expect(told).not.toMatch(/opera|in the trade/);
    },
  );

  it('is nobody’s to read out who stands on his side', () => {
    const titles = [
      ...partsOfDraft('opening-statement', [SAW_COMPLAINT, DEPOSITION, LOG], { forTheOther: true }).keys(),
    ];
    expect(titles.join(' ')).not.toContain('under oath');
  });
});
