import type { PartValue } from './part-value.js';

export interface ScorePart extends PartValue {
  /** Share of the score in whole hundredths, 0-1; the weights of the parts that have a basis add up to 1. */
  weight: number;
  /** What it rests on in English, for readers of before there were codes. */
  explanation: string;
}

/**
 * Weighs what is shown, tenths by whole percents, so that a reader who recalculates a score arrives at it.
 * @param share how much of the sum counts, in whole hundredths
 */
export function weigh(
  parts: readonly ScorePart[],
  share = 1,
): {
  value: number;
  range: { low: number; high: number };
  parts: ScorePart[];
} {
  const percents = percentsOf(parts.map(({ weight }) => weight));
  const shown = parts.map((part, at) => ({
    ...part,
    value: tenths(part.value),
    low: tenths(part.low),
    high: tenths(part.high),
    weight: percents[at]! / 100,
  }));
  const sum = shown.reduce((all, part, at) => all + Math.round(part.value * 10) * percents[at]!, 0);
  const value = Math.round((sum * Math.round(share * 100)) / 10_000) / 10;
  return { value, range: rangeOfSum(sum / 1000, share, shown), parts: shown };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** How far a weighed sum may be off when its parts are off independently of each other. */
function rangeOfSum(
  value: number,
  share: number,
  parts: readonly ScorePart[],
): { low: number; high: number } {
  const root = (off: (part: ScorePart) => number): number =>
    Math.sqrt(parts.reduce((sum, part) => sum + (part.weight * off(part)) ** 2, 0));
  return {
    low: tenths(share * Math.max(0, value - root((part) => part.value - part.low))),
    high: tenths(share * Math.min(10, value + root((part) => part.high - part.value))),
  };
}

/** Whole percents that add up to 100; what rounding down leaves over goes to the largest remainders. */
function percentsOf(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => Number(((100 * weight) / total).toFixed(6)));
  const left = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byRemainder = exact.map((share, at) => ({ at, over: share % 1 })).toSorted((a, b) => b.over - a.over);
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return exact.map((share, at) => Math.floor(share) + (raised.has(at) ? 1 : 0));
}
