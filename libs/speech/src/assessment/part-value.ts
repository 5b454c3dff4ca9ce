import type { Interval } from '../signal/runs.js';
import type { Evidence } from './evidence.js';
import type { Ground } from './ground.js';

/** One ingredient of a score, 0-10, with what it rests on and the range that its evidence leaves open. */
export interface PartValue {
  name: string;
  value: number;
  /** Eight of ten takes like this one would lie between these two. */
  low: number;
  high: number;
  because: Ground[];
  /** Where the words are that earned it. */
  at?: Interval;
}

/** Computes one ingredient from the evidence. Null when there is no basis for it. */
export type Part = (evidence: Evidence) => PartValue | null;

/** Half of the width of an interval that holds eight of ten, in standard deviations of a normal distribution. */
const EIGHT_OF_TEN = 1.28;
const LOOKS = 8;

/** The scores that a measure may stand for when it is only known to lie between two values. */
export function rangeOf(
  score: (measure: number) => number,
  [from, to]: readonly [number, number],
): { low: number; high: number } {
  const scores = Array.from({ length: LOOKS + 1 }, (_, i) => score(from + ((to - from) * i) / LOOKS));
  return { low: Math.min(...scores), high: Math.max(...scores) };
}

/** How far a count may be off by chance alone: events that come independently of each other (Poisson), eight of ten. */
export const countRange = (count: number): [number, number] => [
  Math.max(0, count - EIGHT_OF_TEN * Math.sqrt(count)),
  count + EIGHT_OF_TEN * Math.sqrt(count + 0.5),
];

/** Half of the range of a mean of passages: their deviation over the root of their number, eight of ten. */
export function meanRange(values: readonly number[], alone: number): number {
  if (values.length < 2) return alone;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  // Passages overlap by two thirds: only every third is evidence of its own.
  return EIGHT_OF_TEN * Math.sqrt(variance / Math.max(1, values.length / 3));
}
