export const FREE_FAILURES = 5;
export const LONGEST_LOCK_SECONDS = 15 * 60;
/** After this long without an attempt the count starts again. */
export const FORGET_AFTER_SECONDS = 15 * 60;

/** Seconds for which the n-th failure in a row closes the account: 1 s after the fifth, then doubling, 15 minutes at most. */
export function lockSeconds(failures: number): number {
  return failures < FREE_FAILURES ? 0 : Math.min(2 ** (failures - FREE_FAILURES), LONGEST_LOCK_SECONDS);
}
