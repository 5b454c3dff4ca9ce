import { describe, expect, it } from '@jest/globals';
import { STATES, stateOf } from './us-states.js';

describe('the state of an attorney', () => {
  it.each([
    ['NC', 'North Carolina'],
    ['north carolina', 'North Carolina'],
    ['North Carolina ', 'North Carolina'],
    [' dc', 'District of Columbia'],
    ['wy', 'Wyoming'],
    ['al', 'Alabama'],
    ['other/international', 'Other/International'],
  ])('takes %p as %p', (typed, state) => expect(stateOf(typed)).toBe(state));

  it.each(['', 'N', 'Carolina', 'XX', 'NCC'])('knows no state %p', (typed) =>
    expect(stateOf(typed)).toBeNull(),
  );

  it('knows each state by its name', () => {
    expect(STATES).toHaveLength(52);
    for (const state of STATES) expect(stateOf(state)).toBe(state);
  });
});
