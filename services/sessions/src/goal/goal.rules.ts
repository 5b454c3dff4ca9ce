import type { GoalMeasure, GoalStatus } from '@lectern/contracts/goals';
import { addDays, instantOf } from '@lectern/contracts/time-zone';
import {
  type Counted,
  fillersPerMinute,
  oneDecimal,
  practiceMinutes,
  roundedMean,
} from '../progress/figures.rules.js';

/** What a goal is judged by: the last sessions that measured it, or the last four weeks. */
const LAST_SESSIONS = 5;
const LAST_WEEKS = 4;
const WEEK_MS = 7 * 86_400_000;

const asPercent = (value: number): number => oneDecimal(value * 10);

/** Where somebody stands now. `rows` are newest first. */
export function currentOf(measure: GoalMeasure, rows: Counted[], now: Date): number | null {
  const lastWhere = (measured: (row: Counted) => boolean) => rows.filter(measured).slice(0, LAST_SESSIONS);
  switch (measure) {
    case 'confidence':
      return roundedMean(
        lastWhere(({ confidenceScore }) => confidenceScore !== null).map((row) => row.confidenceScore),
        asPercent,
      );
    case 'overall':
      return roundedMean(
        lastWhere(({ overallScore, scoreBasis }) => overallScore !== null && scoreBasis !== 'voice').map(
          (row) => row.overallScore,
        ),
        oneDecimal,
      );
    case 'pace':
      return roundedMean(
        lastWhere(({ wordsPerMinute }) => wordsPerMinute !== null).map((row) => row.wordsPerMinute),
        Math.round,
      );
    case 'fillers':
      return fillersPerMinute(lastWhere((row) => fillersPerMinute([row]) !== null));
    default: {
      const recent = rows.filter(
        ({ recordedAt }) => recordedAt.getTime() > now.getTime() - LAST_WEEKS * WEEK_MS,
      );
      return measure === 'sessions-per-week'
        ? oneDecimal(recent.length / LAST_WEEKS)
        : Math.round(practiceMinutes(recent) / LAST_WEEKS);
    }
  }
}

interface Line {
  start: number | null;
  startedAt: Date | null;
  target: number;
  /** The last day of the goal. */
  deadline: string;
  completedAt: Date | null;
}

/** Reached from where it began; before that nothing is. */
export const isReached = (
  { start, target }: Pick<Line, 'start' | 'target'>,
  current: number | null,
): boolean => start !== null && current !== null && (target >= start ? current >= target : current <= target);

/** The last instant of a goal: the end of its last day. */
const endOf = (deadline: string, timeZone: string): Date =>
  instantOf(addDays(deadline, 1), '00:00', timeZone);

/** Where the line from start to target is at an instant. */
export function expectedAt(goal: Line, now: Date, timeZone: string): number | null {
  const { start, startedAt, target, deadline } = goal;
  if (start === null || startedAt === null) return null;
  const whole = endOf(deadline, timeZone).getTime() - startedAt.getTime();
  const passed = whole <= 0 ? 1 : Math.min(1, Math.max(0, (now.getTime() - startedAt.getTime()) / whole));
  return oneDecimal(start + (target - start) * passed);
}

/** On track is whoever stands on the line from start to target, or beyond it. */
export function statusOf(goal: Line, current: number | null, now: Date, timeZone: string): GoalStatus {
  if (goal.completedAt !== null || isReached(goal, current)) return 'completed';
  if (now >= endOf(goal.deadline, timeZone)) return 'ended';
  const expected = expectedAt(goal, now, timeZone);
  if (current === null || expected === null || goal.start === null) return 'not-measured';
  const rises = goal.target >= goal.start;
  return (rises ? current >= expected : current <= expected) ? 'on-track' : 'behind';
}
