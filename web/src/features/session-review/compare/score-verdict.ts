import type { Analysis } from '@lectern/contracts/analysis';

export const CANNOT = 'cannot be compared';

/** How far apart two values are after rounding to what is shown; zero when the reader sees the same figure. */
export const apart = (first: number, second: number, digits: number): number =>
  Number(second.toFixed(digits)) - Number(first.toFixed(digits));

export interface Scored {
  value: number | null;
  range?: { low: number; high: number } | null | undefined;
}

/** Two scores are called different only when their ranges part. */
export function scoreChange(first: Scored, second: Scored, comparable: boolean): string {
  if (first.value === null || second.value === null || !comparable) return CANNOT;
  const [a, b] = [rangeOf(first.value, first.range), rangeOf(second.value, second.range)];
  const by = Math.abs(apart(first.value, second.value, 1)).toFixed(1);
  if (b.low > a.high) return `${by} better`;
  if (a.low > b.high) return `${by} lower`;
  return NO_DIFFERENCE;
}

export const NO_DIFFERENCE = 'no clear difference';
export const THE_SAME = 'the same';

const rangeOf = (value: number, range: Scored['range']): { low: number; high: number } =>
  range ?? { low: value, high: value };

/** A score as it stands in the grid, with what its evidence leaves open. */
export const shownScore = ({ value, range }: Scored): string | null =>
  value === null
    ? null
    : range
      ? `${value.toFixed(1)} (${range.low.toFixed(1)} to ${range.high.toFixed(1)})`
      : value.toFixed(1);

/** A take three times as long as the other says other things: then there is no verdict. */
const THREEFOLD = 3;

export function lengthsAgree(first: Analysis, second: Analysis): boolean {
  const [a, b] = [first.measurements.durationSeconds, second.measurements.durationSeconds];
  return Math.max(a, b) < THREEFOLD * Math.min(a, b);
}

/** Only like is compared with like: a delivery is no overall score, and three parts are not four. */
export const sameBasis = (first: Analysis, second: Analysis): boolean =>
  (first.scores.overall.basis ?? 'all') === (second.scores.overall.basis ?? 'all');

export const partRange = (part: Analysis['scores']['pace']['parts'][number] | undefined): Scored =>
  part === undefined
    ? { value: null }
    : {
        value: part.value,
        range: part.low === undefined || part.high === undefined ? null : { low: part.low, high: part.high },
      };
