import { type Moved, PROGRESS_MEASURES, type ProgressMeasure } from '@lectern/contracts/progress';
import { confidenceOf, type Counted, fillersPerMinute, oneDecimal } from './figures.rules.js';

/** Sessions before the one that is judged, at most. */
const LOOKED_BACK = 20;
/** Fewer say nothing of what is usual. */
const FEWEST = 5;
/** Makes the median distance from the median as wide as a standard deviation of what is spread normally. */
const AS_DEVIATION = 1.4826;
const WIDTH = 1.5;
/** Narrower than this no range is: two takes of the same words differ by as much. */
const NARROWEST: Record<ProgressMeasure, number> = { confidence: 3, pace: 5, fillers: 0.5 };

/** Speech from which a take is judged. */
const JUDGED_SECONDS = 60;
const isLong = ({ speechSeconds }: Counted): boolean => (speechSeconds ?? 0) >= JUDGED_SECONDS;

const VALUE: Record<ProgressMeasure, (row: Counted) => number | null> = {
  confidence: confidenceOf,
  pace: (row) => (row.wordsPerMinute === null || !isLong(row) ? null : Math.round(row.wordsPerMinute)),
  fillers: (row) => (isLong(row) ? fillersPerMinute([row]) : null),
};

/** What is measured in another way is not put beside it. */
const KIND: Record<ProgressMeasure, (row: Counted) => unknown> = {
  confidence: ({ scoreBasis }) => scoreBasis === 'voice',
  pace: ({ wordsPerMinuteIsEstimate }) => wordsPerMinuteIsEstimate,
  fillers: () => true,
};

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
    : (sorted[Math.floor(middle)] ?? 0);
}

/** What is usual for somebody: the median, and how far sessions lie around it. */
export function typicalRange(values: number[], narrowest: number) {
  const middle = median(values);
  const spread = median(values.map((value) => Math.abs(value - middle))) * AS_DEVIATION;
  const half = Math.max(spread * WIDTH, narrowest);
  return {
    median: oneDecimal(middle),
    low: oneDecimal(Math.max(0, middle - half)),
    high: oneDecimal(middle + half),
    sessions: values.length,
  };
}

/** The newest session of a period against the user's own usual range. `rows` are newest first, from its end back. */
export const movedOf = (rows: Counted[], start: Date): Moved[] =>
  PROGRESS_MEASURES.map((measure) => judge(measure, rows, start));

function judge(measure: ProgressMeasure, rows: Counted[], start: Date): Moved {
  const [newest, ...earlier] = rows.filter((row) => VALUE[measure](row) !== null);
  const value = newest && VALUE[measure](newest);
  if (newest === undefined || value === null || value === undefined || newest.recordedAt < start)
    return { measure, sessionId: null, value: null, typical: null, verdict: 'not-measured' };
  const like = earlier.filter((row) => KIND[measure](row) === KIND[measure](newest)).slice(0, LOOKED_BACK);
  const found = { measure, sessionId: newest.sessionId, value };
  if (like.length < FEWEST) return { ...found, typical: null, verdict: 'too-few' };
  const typical = typicalRange(
    like.map((row) => VALUE[measure](row) ?? 0),
    NARROWEST[measure],
  );
  const verdict = value > typical.high ? 'above' : value < typical.low ? 'below' : 'within';
  return { ...found, typical, verdict };
}
