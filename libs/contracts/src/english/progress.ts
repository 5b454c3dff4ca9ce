import type { Goal } from '../goals.js';
import type { Analytics, Moved, Period, ProgressMeasure } from '../progress.js';
import type { ScoreRange } from '../scores.js';
import { goalValueInWords } from './goals.js';

export const PERIOD_NAMES: Record<Period, string> = {
  week: 'the week',
  month: 'the four weeks',
  quarter: 'the thirteen weeks',
};

export const MEASURE_NAMES: Record<ProgressMeasure, string> = {
  confidence: 'Confidence',
  pace: 'Pace',
  fillers: 'Fillers a minute',
};

const day = (date: string, year: 'numeric' | undefined): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year,
    timeZone: 'UTC',
  });

/** "Oct 25 to Nov 21, 2026". */
export const daysInWords = (from: string, to: string): string =>
  `${day(from, from.slice(0, 4) === to.slice(0, 4) ? undefined : 'numeric')} to ${day(to, 'numeric')}`;

/** The four figures of a period. */
export type FigureName = 'totalSessions' | 'avgConfidence' | 'practiceHours' | 'murphyScore';

/** Of the figures that come from the average confidence: whether its ranges meet in both periods, so that none is called the better. */
const meets = (one: ScoreRange | null | undefined, other: ScoreRange | null | undefined): boolean =>
  Boolean(one && other && one.low <= other.high && other.low <= one.high);

/** A change against the period before: "4 more than in the four weeks before"; nothing where there is nothing to compare with. */
export function changeInWords(analytics: Analytics, figure: FigureName): string | null {
  const { before, period } = analytics;
  const [now, then] = [analytics[figure], before?.[figure]];
  if (now === null || then === null || then === undefined) return null;
  const difference = Math.round((now - then) * 10) / 10;
  const than = `${PERIOD_NAMES[period]} before${isOver(analytics) ? '' : ', to the same day'}`;
  if (difference === 0) return `the same as in ${than}`;
  const judged = figure === 'avgConfidence' || figure === 'murphyScore';
  if (judged && meets(analytics.avgConfidenceRange, before?.avgConfidenceRange))
    return `about as in ${than} (${then})`;
  return `${Math.abs(difference)} ${difference > 0 ? 'more' : 'less'} than in ${than}`;
}

/** Whether the last day of a period has passed. */
export const isOver = ({ to, today }: Pick<Analytics, 'to' | 'today'>): boolean => to < today;

const VERDICTS: Record<ProgressMeasure, Record<'above' | 'within' | 'below', string>> = {
  confidence: { above: 'better than usual', within: 'as usual', below: 'weaker than usual' },
  pace: { above: 'faster than usual', within: 'as usual', below: 'slower than usual' },
  fillers: { above: 'more than usual', within: 'as usual', below: 'fewer than usual' },
};

/** The one word for where a session stands against what is usual. */
export function verdictInWords({ measure, verdict }: Moved): string {
  if (verdict === 'not-measured') return 'not measured';
  return verdict === 'too-few' ? 'too early to say' : VERDICTS[measure][verdict];
}

/** Fewer sessions than these behind a range are said to be few. */
const FEW = 10;

/** What the verdict rests on. */
export function reasonInWords({ verdict, typical, value }: Moved): string {
  if (verdict === 'not-measured') return 'No session with a minute of speech measured it in this period.';
  if (typical === null)
    return `${value ?? ''}. What is usual for you shows after five earlier sessions that are measured in the same way.`;
  const few = typical.sessions < FEW ? ' That is a small sample.' : '';
  return `${value}. Your usual is ${typical.low} to ${typical.high}, around ${typical.median}, in the ${typical.sessions} sessions before.${few}`;
}

export const GOAL_STATUS_NAMES: Record<Goal['status'], string> = {
  completed: 'Completed',
  'on-track': 'On track',
  behind: 'Behind',
  'not-measured': 'Not measured yet',
  ended: 'Ended',
};

/** Why a goal has its status. */
export function goalStatusInWords({ status, measure, current, expected, target }: Goal): string {
  const now = current === null ? null : goalValueInWords(measure, current);
  switch (status) {
    case 'completed':
      return 'You have reached it.';
    case 'ended':
      return now === null
        ? 'The deadline has passed, and nothing measured it.'
        : `The deadline has passed. You are at ${now}.`;
    case 'not-measured':
      return 'It begins with your next session that measures it.';
    default: {
      const line = expected === null ? `${target}` : `${expected}`;
      return status === 'on-track'
        ? `You are at ${now}. The line to your target is at ${line} today.`
        : `You are at ${now}. To be on the line to your target you would be at ${line} today.`;
    }
  }
}
