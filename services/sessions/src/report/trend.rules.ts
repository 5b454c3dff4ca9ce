import { rangeInWords, wholeName } from '@lectern/contracts/english/scores';
import type { Analysis } from '@lectern/contracts/analysis';
import type { ScoreRange } from '@lectern/contracts/scores';
import { rangesPart } from '@lectern/speech/assessment/figure-ranges';

/** An earlier take of the same script or scenario that rests on the same evidence, or this one. */
export interface TrendPoint {
  at: string;
  score: number;
  /** Null from before ranges were kept. */
  range: ScoreRange | null;
  /** Seconds; null where nobody knows. */
  duration: number | null;
  /** True for the take that the report is about. */
  here: boolean;
}

export interface Trend {
  points: { day: string; figure: string; range: string; score: number; between: ScoreRange; here: boolean }[];
  text: string;
}

/** A take three times as long as the other says other things: then there is no verdict. */
const THREEFOLD = 3;

/** The takes up to this one, oldest first, and whether more than chance lies between the first and the last. */
export function trendOf(
  trend: readonly TrendPoint[],
  { value, basis }: Pick<Analysis['scores']['overall'], 'value' | 'basis'>,
): Trend {
  const points = trend.map(({ at, score, range, here }) => ({
    day: new Date(at).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
    figure: score.toFixed(1),
    range: rangeInWords(range),
    score,
    between: range ?? { low: score, high: score },
    here,
  }));
  if (points.length > 1)
    return {
      points,
      text: `${verdictOn(trend)} ${wholeName(basis)} of the last ${points.length} takes, oldest first, each with its range.`,
    };
  return {
    points,
    text:
      value === null
        ? 'Without a score this take is in no trend.'
        : 'The first scored take of its kind: with the next one there is a trend.',
  };
}

function verdictOn(trend: readonly TrendPoint[]): string {
  const [first, last] = [trend[0]!, trend.at(-1)!];
  if (!first.range || !last.range) return 'Compare tells which differences are more than chance.';
  const [shorter, longer] = [first.duration ?? 0, last.duration ?? 0].toSorted((a, b) => a - b);
  if (longer! >= THREEFOLD * shorter!)
    return 'The first and the last differ threefold in length: they give no verdict.';
  if (!rangesPart(first.range, last.range))
    return 'Between the first and the last there is no clear difference.';
  return `The last is ${last.score > first.score ? 'better' : 'lower'} than the first by more than chance.`;
}
