export interface Point {
  sessionId: string;
  title: string;
  date: string;
  /** The same in milliseconds. */
  at: number;
  value: number;
  /** Measured in a way that is less sure: drawn hollow. */
  estimated?: boolean;
  /** How it was measured: what was measured in another way is drawn, and not compared. */
  kind?: string;
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  bottom: number;
  top: number;
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

const STEPS = [0.5, 1, 2, 5, 10, 20, 25, 50, 100];
const MOST_TICKS = 5;

/** A scale of round numbers around the values, and around what is to be seen; never narrower than `least`, never beyond `most`. */
export function scaleOf(
  values: number[],
  { seen = [], least = 0, most = Infinity }: { seen?: readonly number[]; least?: number; most?: number } = {},
): Scale {
  const all = [...values, ...seen];
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const missing = Math.max(0, least - (highest - lowest));
  const from = Math.max(0, lowest - missing / 2);
  const max = Math.min(most, Math.max(highest, from + least));
  const min = Math.min(from, Math.max(0, max - least));
  const step = STEPS.find((one) => (max - min) / one <= MOST_TICKS - 1) ?? 100;
  const low = Math.floor(min / step) * step;
  const high = Math.max(low + step, Math.ceil(max / step) * step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** Where points are drawn, oldest first. A point alone stands in the middle. */
export function placed(
  points: Point[],
  { low, high }: Scale,
  frame: Frame,
  span: { from: number; to: number },
) {
  const inner = frame.width - frame.left - 10;
  const whole = span.to - span.from || 1;
  return points.map((point) => ({
    ...point,
    x: frame.left + ((point.at - span.from) / whole) * inner,
    y: yOf(point.value, { low, high }, frame),
  }));
}

export const yOf = (value: number, { low, high }: Pick<Scale, 'low' | 'high'>, frame: Frame): number =>
  frame.top + (1 - (value - low) / (high - low)) * (frame.height - frame.top - frame.bottom);

/** The point that is nearest to a place from left to right. */
export function nearest(points: { x: number }[], x: number): number {
  let best = 0;
  points.forEach((point, index) => {
    if (Math.abs(point.x - x) < Math.abs((points[best]?.x ?? Infinity) - x)) best = index;
  });
  return best;
}

const SIDE = 5;
const FEWEST = 4;
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Half of the width of an interval that holds eight of ten, in standard deviations. */
const EIGHT_OF_TEN = 1.28;

/** How far the mean of some sessions may be off, by how they differ among themselves. */
function meanOff(values: number[]): number {
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return EIGHT_OF_TEN * Math.sqrt(variance / values.length);
}

/**
 * What a line says in words: the first sessions against the last ones, of those that were measured as the newest one was. `still`:
 * less than this is no change; and none is told where the two sides differ by less than their sessions do among themselves.
 */
export function trendInWords(
  points: readonly Pick<Point, 'value' | 'kind'>[],
  { still, round }: { still: number; round: (value: number) => number },
): string {
  const values = points.filter(({ kind }) => kind === points.at(-1)?.kind).map(({ value }) => value);
  const alike = values.length === points.length ? '' : ' measured in the same way';
  if (values.length < FEWEST)
    return points.length === 1
      ? 'One session so far.'
      : `${values.length === 1 ? 'One session' : `${values.length} sessions`}${alike}: too few to speak of a trend.`;
  const side = Math.min(SIDE, Math.floor(values.length / 2));
  const [before, after] = [values.slice(0, side), values.slice(-side)];
  const [first, last] = [round(mean(before)), round(mean(after))];
  const how = `the first ${side} sessions${alike} against the last ${side}`;
  if (Math.abs(last - first) < still) return `Steady, ${first} and ${last}: ${how}.`;
  if (Math.abs(mean(after) - mean(before)) <= meanOff(before) + meanOff(after))
    return `No clear change, ${first} and ${last}: ${how}.`;
  return `${last > first ? 'Up' : 'Down'} from ${first} to ${last}: ${how}.`;
}
