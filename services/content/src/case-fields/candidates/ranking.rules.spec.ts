import { describe, expect, it } from '@jest/globals';
import { type LinearModel, logOdds, probability } from './linear-model.rules.js';
import { type Candidate, type Choice, chooseBest, listedFirst, sharedPart } from './ranking.rules.js';

/** Says the probability that is asked for. */
const MODEL: LinearModel = { features: ['odds'], means: [0], deviations: [1], weights: [1], bias: 0 };
const oddsOf = (likely: number): number => Math.log(likely / (1 - likely));
const CHOICE: Choice = { most: 3, runnersUp: 2, leastShown: 0.5, leastOffered: 0.1, overlap: 0.6 };
const candidate = (value: string, likely: number, changes: Partial<Candidate> = {}): Candidate => ({
  value,
  page: 1,
  quote: value,
  features: { odds: oddsOf(likely) },
  ...changes,
});
const choose = (candidates: Candidate[], changes: Partial<Choice> = {}) => {
  const { chosen, runnersUp } = chooseBest(candidates, MODEL, { ...CHOICE, ...changes });
  return [chosen.map(({ value }) => value), runnersUp.map(({ value }) => value)];
};

describe('a linear model', () => {
  const model: LinearModel = {
    features: ['length', 'dates'],
    means: [10, 1],
    deviations: [2, 0],
    weights: [0.5, -1],
    bias: 0.25,
  };

  it('adds what each feature says, as far as it is from the mean', () => {
    expect(logOdds(model, { length: 14, dates: 1 })).toBeCloseTo(0.25 + 0.5 * 2);
    expect(logOdds(model, { length: 14, dates: 3 })).toBeCloseTo(0.25 + 0.5 * 2 - 2);
    expect(logOdds(model, {})).toBeCloseTo(0.25 + 0.5 * -5 + 1);
  });

  it('lets nothing outside of everything seen say more than its edge', () => {
    expect(logOdds(model, { length: 20, dates: 1 })).toBeCloseTo(2.75);
    expect(logOdds(model, { length: 2000, dates: 1 })).toBeCloseTo(2.75);
    expect(logOdds(model, { length: 0, dates: 1 })).toBeCloseTo(-2.25);
    expect(logOdds(model, { length: -99, dates: 1 })).toBeCloseTo(-2.25);
  });

  it('is a probability', () => {
    expect(probability(0)).toBe(0.5);
    expect(probability(oddsOf(0.8))).toBeCloseTo(0.8);
    expect(probability(-50)).toBeLessThan(1e-9);
  });
});

describe('the likeliest candidates', () => {
  it('come first, with what they were read from; those behind them are offered', () => {
    const all = [
      candidate('alpha', 0.6),
      candidate('bravo', 0.9, { page: 4, quote: 'Bravo it is' }),
      candidate('charlie', 0.7),
      candidate('delta', 0.55),
      candidate('echo', 0.3),
      candidate('foxtrot', 0.2),
    ];
    expect(choose(all)).toEqual([
      ['bravo', 'charlie', 'alpha'],
      ['delta', 'echo'],
    ]);
    expect(chooseBest(all, MODEL, CHOICE).chosen[0]).toEqual({
      value: 'bravo',
      page: 4,
      quote: 'Bravo it is',
      confidence: expect.closeTo(0.9),
      signs: { ruled: 0, telling: 0, title: 0 },
    });
  });

  it('are in the order of the document where they are as likely', () => {
    expect(choose([candidate('alpha', 0.7), candidate('bravo', 0.7)])[0]).toEqual(['alpha', 'bravo']);
    expect(choose([candidate('bravo', 0.7), candidate('alpha', 0.7)])[0]).toEqual(['bravo', 'alpha']);
  });

  it('are shown and offered from so likely on', () => {
    expect(choose([candidate('alpha', 0.51), candidate('bravo', 0.49), candidate('charlie', 0.09)])).toEqual([
      ['alpha'],
      ['bravo'],
    ]);
  });

  it('are shown when less likely, where a list of one says too little', () => {
    const fewest = { count: 2, least: 0.2 };
    const all = [candidate('alpha', 0.6), candidate('bravo', 0.3), candidate('charlie', 0.25)];
    expect(choose(all, { fewest })).toEqual([['alpha', 'bravo'], ['charlie']]);
    expect(choose([candidate('alpha', 0.19)], { fewest })[0]).toEqual([]);
  });

  it('say each thing once', () => {
    const said = [
      candidate('breach written lease contract', 0.9),
      candidate('breach lease', 0.8),
      candidate('breach lease negligence', 0.7),
      candidate('the of and', 0.9),
    ];
    // All of the second and two thirds of the third are in the first.
    expect(choose(said)).toEqual([['breach written lease contract'], []]);
    expect(choose(said, { overlap: 0.7 })[0]).toEqual([
      'breach written lease contract',
      'breach lease negligence',
    ]);
    expect(
      choose([candidate('alpha', 0.9, { shown: 'X' }), candidate('bravo', 0.8, { shown: 'X' })])[0],
    ).toEqual(['X']);
  });

  it('keep apart what the rules have told apart, and show it however unlikely', () => {
    const ruled = [
      candidate('breach lease', 0.9, { ruled: true }),
      candidate('breach lease again', 0.2, { ruled: true }),
      candidate('breach lease here', 0.8),
    ];
    expect(choose(ruled)[0]).toEqual(['breach lease', 'breach lease again']);
  });

  it('put what must not be missed before what is about as likely, and show it when it is less so', () => {
    const telling = (likely: number) => candidate('telling', likely, { telling: true });
    expect(choose([candidate('alpha', 0.7), telling(0.55)])[0]).toEqual(['telling', 'alpha']);
    expect(choose([candidate('alpha', 0.7), telling(0.4)])[0]).toEqual(['alpha', 'telling']);
    expect(choose([telling(0.02)])[0]).toEqual(['telling']);
  });

  it('are of one sort no more than so many', () => {
    const sorted = ['alpha', 'bravo', 'charlie'].map((value) => candidate(value, 0.9, { sort: 'statute' }));
    const mostOfSort = { statute: 2 };
    expect(choose([...sorted, candidate('delta', 0.6)], { mostOfSort })).toEqual([
      ['alpha', 'bravo', 'delta'],
      ['charlie'],
    ]);
    const kept = sorted.map((one) => ({ ...one, ruled: true }));
    expect(choose(kept, { mostOfSort })[0]).toEqual(['alpha', 'bravo', 'charlie']);
  });
});

describe('what a paper lists itself', () => {
  const value = (text: string, confidence: number) => ({ value: text, page: 1, quote: text, confidence });
  const rest = {
    chosen: [value('alpha', 0.6), value('bravo', 0.45)],
    runnersUp: [value('charlie', 0.39), value('delta', 0.2)],
  };
  const listed = (items: string[], closed: boolean, changes: Partial<Choice> = {}) => {
    const given = { items: items.map((text) => value(text, 0.3)), closed };
    const { chosen, runnersUp } = listedFirst(given, rest, { ...CHOICE, most: 9, ...changes });
    return [chosen.map((one) => one.value), runnersUp.map((one) => one.value)];
  };

  it('comes first and in its order; the likely rest is added, the other offered', () => {
    expect(listed(['zulu', 'yankee'], true)).toEqual([
      ['zulu', 'yankee', 'alpha', 'bravo'],
      ['charlie', 'delta'],
    ]);
    expect(listedFirst({ items: [], closed: true }, rest, CHOICE)).toBe(rest);
  });

  it('is filled up where it is not meant to hold all and has under three', () => {
    const leastShown = 0.3;
    expect(listed(['zulu', 'yankee'], false, { leastShown })[0]).toContain('charlie');
    expect(listed(['zulu', 'yankee', 'xray'], false, { leastShown })[0]).not.toContain('charlie');
    expect(listed(['zulu', 'yankee'], true, { leastShown })[0]).not.toContain('charlie');
  });

  it('is not said again, and cut where it is long', () => {
    expect(listed(['alpha'], true)).toEqual([
      ['alpha', 'bravo'],
      ['charlie', 'delta'],
    ]);
    expect(listed(['zulu', 'yankee'], true, { most: 3, runnersUp: 1 })).toEqual([
      ['zulu', 'yankee', 'alpha'],
      ['bravo'],
    ]);
  });
});

describe('the part of the words that two share', () => {
  const share = (one: string, other: string) =>
    sharedPart(new Set(one.split(' ')), new Set(other.split(' ')));

  it('is of the shorter one, whichever is named first', () => {
    expect(share('a b', 'a c d e')).toBe(0.5);
    expect(share('a c d e', 'a b')).toBe(0.5);
    expect(share('a b c', 'a b c')).toBe(1);
    expect(share('a', 'b')).toBe(0);
    expect(sharedPart(new Set(), new Set(['a']))).toBe(0);
  });
});
