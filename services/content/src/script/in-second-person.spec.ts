import { describe, expect, it } from '@jest/globals';
import { fromFirstPerson, fromThirdPerson } from './in-second-person.js';

describe('words as they are put to the witness', () => {
  it.each([
    ['I was at the counter and my sister called me.', 'You were at the counter and your sister called you.'],
    ['My brother and I went to the mill.', 'You and your brother went to the mill.'],
    ['He said, "I will pay you Friday."', 'He said, “I will pay you Friday.”'],
    ['Affiant is aware that affiant’s badge was seen.', 'You are aware that your badge was seen.'],
  ])('in the first person: %s', (given, told) => {
    expect(fromFirstPerson(given)).toBe(told);
  });

  const names = /\bMs\. Orne\b|\bOrne\b/u;
  const spoken = { names, alone: true, goesOn: false, gender: 'she' as const };

  it.each([
    ['Ms. Orne was on her porch.', {}, 'You were on your porch.'],
    ['She walked to the gate.', { goesOn: true }, 'You walked to the gate.'],
    ['Ms. Orne interviewed him on June 3.', {}, 'You interviewed him on June 3.'],
    [
      'Peter Fell told her that the lift was slow.',
      { goesOn: true },
      'Peter Fell told you that the lift was slow.',
    ],
    ['The Orne report was late.', {}, undefined],
    ['The lift was slow.', {}, undefined],
  ])('in the third person: %s', (given, more, told) => {
    expect(fromThirdPerson(given, { ...spoken, ...more })).toBe(told);
  });
});
