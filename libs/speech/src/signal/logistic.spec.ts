import { describe, expect, it } from '@jest/globals';
import { probabilityOf } from './logistic.js';

describe('a probability of figures', () => {
  const weights = { constant: 1, figures: [{ mean: 2, scale: 4, weight: 3 }] };
  const odds = (figures: number[], of = weights): number => {
    const probability = probabilityOf(figures, of);
    return Math.log(probability / (1 - probability));
  };

  it('is as likely as not where its weighed figures come to nothing', () => {
    expect(probabilityOf([], { constant: 0, figures: [] })).toBe(0.5);
    expect(odds([2])).toBeCloseTo(1);
  });

  it('centers and scales each figure before it weighs it, and adds them up', () => {
    expect(odds([6])).toBeCloseTo(4);
    expect(odds([0])).toBeCloseTo(1 - 1.5);
    expect(
      odds([6, 1], { constant: 1, figures: [...weights.figures, { mean: 0, scale: 2, weight: -1 }] }),
    ).toBeCloseTo(3.5);
  });
});
