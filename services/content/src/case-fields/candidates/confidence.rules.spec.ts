import { describe, expect, it } from '@jest/globals';
import { abstaining } from './confidence.rules.js';
import type { Chosen, Weighed } from './ranking.rules.js';

/** Log-odds as they are, and one more for what a rule told. */
const MODEL = { features: ['odds', 'ruled'], means: [0, 0], deviations: [1, 1], weights: [1, 1], bias: 0 };
const value = (name: string, confidence: number, signs?: Weighed['signs']): Weighed => ({
  value: name,
  page: 1,
  quote: name,
  confidence,
  signs,
});
const names = ({ chosen, runnersUp }: Chosen) => [
  chosen.map((one) => one.value),
  runnersUp.map((one) => one.value),
];

describe('a field that may stay empty', () => {
  it('shows what proved to do more good than harm, and offers the rest, likeliest first', () => {
    const choice = {
      chosen: [value('sure', 0.8, {}), value('weak', 0.3, {})],
      runnersUp: [value('weakest', 0.1, {}), value('weaker', 0.2, {})],
    };
    expect(names(abstaining(choice, { ...MODEL, least: 0.5 }))).toEqual([
      ['sure'],
      ['weak', 'weaker', 'weakest'],
    ]);
    expect(names(abstaining(choice, { ...MODEL, least: 0.25 }))[0]).toEqual(['sure', 'weak']);
  });

  it('is empty when nothing is likely enough, and nothing is lost', () => {
    const choice = { chosen: [value('weak', 0.3, {})], runnersUp: [] };
    expect(names(abstaining(choice, { ...MODEL, least: 0.5 }))).toEqual([[], ['weak']]);
  });

  it('takes up what was only offered when what speaks for it has proved right', () => {
    const choice = { chosen: [], runnersUp: [value('told', 0.4, { ruled: 1 }), value('other', 0.4, {})] };
    expect(names(abstaining(choice, { ...MODEL, least: 0.5 }))).toEqual([['told'], ['other']]);
  });

  it('keeps the order of a list that the paper makes', () => {
    const choice = { chosen: [value('first', 0.6), value('second', 0.9)], runnersUp: [] };
    expect(names(abstaining(choice, { ...MODEL, least: 0.5 }))[0]).toEqual(['first', 'second']);
  });

  it('says how often such items were right, and not what chose them', () => {
    const [one] = abstaining(
      { chosen: [value('one', 0.5, {})], runnersUp: [] },
      { ...MODEL, bias: 1 },
    ).chosen;
    expect(one!.confidence).toBeCloseTo(0.731, 3);
    const mean = { features: [], means: [], deviations: [], weights: [], bias: 2 };
    const kinds = abstaining({ chosen: [value('a', 0.99)], runnersUp: [value('b', 0.2)] }, mean);
    expect(kinds.chosen[0]!.confidence).toBeCloseTo(0.881, 3);
    // Only what stood in the field was held against its paper.
    expect(kinds.runnersUp[0]!.confidence).toBe(0.2);
  });

  it('leaves all as it was chosen where nothing has been learned', () => {
    const choice = { chosen: [value('one', 0.2)], runnersUp: [value('two', 0.1)] };
    expect(abstaining(choice, undefined)).toEqual(choice);
  });
});
