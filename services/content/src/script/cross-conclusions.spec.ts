import { describe, expect, it } from '@jest/globals';
import { crossOfTorrance } from './scaffold-cross.fixtures.js';

const COMPLAINT = `IN THE DISTRICT COURT OF HALYARD COUNTY
NORA ELAINE PIKE, Plaintiff,
v.
WALTER JAMES TORRANCE, Defendant.
COMPLAINT
1. On June 3, 2024, Walter James Torrance rented a scaffold to Nora Elaine Pike.
2. On June 4, 2024, Torrance delivered the scaffold to the church.
3. Torrance locked the brace, when he locked it, with a bent nail.
4. Torrance knew of the condition of the brace.
5. Torrance owned a vicious dog and by careless management caused injury to Pike.`;

const ANSWER = `IN THE DISTRICT COURT OF HALYARD COUNTY
NORA ELAINE PIKE, Plaintiff,
v.
WALTER JAMES TORRANCE, Defendant.
ANSWER
1. Defendant admits paragraph 1.
2. Defendant reported the brace to the maker.
3. Defendant is without knowledge as to the injuries.
4. Defendant is not individually liable.`;

describe('what a pleading only concludes, and what is told for a witness', () => {
  const told = crossOfTorrance([COMPLAINT, ANSWER]).join('\n');

  it('is not put to him', () => {
    expect(told).not.toMatch(/condition|caused|liable|knowledge|maker/);
  });

  it('leaves what he did', () => {
    expect(told).toContain('You delivered the scaffold to the church, correct?');
  });

  it('does not end a sentence before what was put in between', () => {
    expect(told).not.toContain('You locked the brace, correct?');
  });
});
