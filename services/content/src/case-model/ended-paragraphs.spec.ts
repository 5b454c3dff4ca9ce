import { describe, expect, it } from '@jest/globals';
import { draftOf } from '../script/drafted-papers.fixtures.js';

const COMPLAINT = `SUPERIOR COURT OF ESSEX COUNTY
ORNE KITCHENS, LLC,
  Plaintiff,
v.
DUNMORE STEEL, INC.,
  Defendant.
COMPLAINT
1. On March 1, 2023, Orne Kitchens and Dunmore Steel signed a contract for six stoves at a price of $84,000.
2. On June 2, 2023, Dunmore Steel delivered four stoves.
3. On June 5, 2023, two of the stoves leaked gas in the kitchen.
4. On June 6, 2023, Orne Kitchens told Dunmore Steel of the leak in writing.
5. On June 9, 2023, a driver of Dunmore Steel struck the cook with a pipe.
COUNT I - BREACH OF CONTRACT
6. Dunmore Steel refused to take the stoves back on June 20, 2023.
COUNT II - LOST PROFITS
7. By the delay Orne Kitchens lost profits of $141,000 in the summer of 2023.
WHEREFORE Orne Kitchens asks for judgment.`;
const ORDER = `SUPERIOR COURT OF ESSEX COUNTY
ORNE KITCHENS, LLC, Plaintiff, v. DUNMORE STEEL, INC., Defendant.
ORDER
Count II is dismissed with prejudice. Paragraph 5 of the complaint is stricken.
SO ORDERED. Ada Vale, Judge`;

describe('what a pleading tells below a count that is gone, and in a paragraph that was stricken', () => {
  it('is told while both stand, and not after', () => {
    for (const scenario of ['opening-statement', 'closing-argument'] as const) {
      const before = draftOf(scenario, [COMPLAINT]);
      const after = draftOf(scenario, [COMPLAINT, ORDER]);
      expect(before).toMatch(/141,000/);
      expect(after).not.toMatch(/141,000|struck the cook/);
      expect(after).toMatch(/leaked gas in the kitchen/);
    }
    expect(draftOf('opening-statement', [COMPLAINT])).toMatch(/struck the cook/);
  });
});
