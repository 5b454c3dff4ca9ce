/**
 * A straight line through measurements by least squares.
 * @param {{ at: number, value: number }[]} points `at` in hours
 * @returns {{ start: number, middle: number, end: number, perHour: number, error: number, growth: number }} means of the first, middle
 * and last tenth; slope and its standard error; how much the line rises from the first to the last point
 */
export function trendOf(points) {
  const n = points.length;
  const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [at, value] = [mean(points.map((one) => one.at)), mean(points.map((one) => one.value))];
  const spread = points.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  const perHour = points.reduce((sum, one) => sum + (one.at - at) * (one.value - value), 0) / spread;
  const rest = points.reduce((sum, one) => sum + (one.value - value - perHour * (one.at - at)) ** 2, 0);
  const tenth = Math.max(1, Math.round(n / 10));
  const around = (from) => mean(points.slice(from, from + tenth).map((one) => one.value));
  return {
    start: around(0),
    middle: around(Math.floor((n - tenth) / 2)),
    end: around(n - tenth),
    perHour,
    error: Math.sqrt(rest / Math.max(1, n - 2) / spread),
    growth: perHour * (points.at(-1).at - points[0].at),
  };
}

/** A line may rise by this share of where it began, and by so many megabytes, before it counts as growing. */
const SHARE = 0.1;
const MEGABYTES = 15;
/** What is within so many standard errors of nothing is no slope. */
const ERRORS = 3;

/** Whether memory does not grow: no slope that can be told from chance, or one too small to matter over the whole time. */
export const isFlat = ({ start, perHour, error, growth }) =>
  perHour <= ERRORS * error || growth <= Math.max(SHARE * start, MEGABYTES);
