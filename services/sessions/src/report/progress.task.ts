import { GOAL_NAMES, goalValueInWords } from '@lectern/contracts/english/goals';
import {
  changeInWords,
  daysInWords,
  GOAL_STATUS_NAMES,
  goalStatusInWords,
  isOver,
  MEASURE_NAMES,
  reasonInWords,
  verdictInWords,
} from '@lectern/contracts/english/progress';
import type { Analytics, ComparisonRow } from '@lectern/contracts/progress';
import { localTime } from '@lectern/contracts/time-zone';
import { reportPdf } from './report-pdf.js';

interface Asked {
  analytics: Analytics;
  rows: ComparisonRow[];
}

const measured = (value: number | null, unit = ''): string =>
  value === null ? 'not measured' : `${value}${unit}`;

/** The bytes of a period's progress as a PDF. */
export function writeProgress({ analytics, rows }: Asked): Promise<Buffer> {
  const { from, to, weeklyProgress, murphyStrategies, improvementGoals, moved } = analytics;
  return reportPdf({
    title: 'Progress',
    subtitle: `${daysInWords(from, to)} · days in ${analytics.timeZone}`,
    first: null,
    sections: [
      { heading: 'In short', lines: inShort(analytics) },
      {
        heading: 'What moved',
        lines: moved.map(
          (one) => `${MEASURE_NAMES[one.measure]}: ${verdictInWords(one)}. ${reasonInWords(one)}`,
        ),
      },
      {
        heading: 'Weeks, from Sunday to Saturday',
        lines: weeklyProgress.map(
          (week) =>
            `From ${week.week}: ${week.sessions} sessions, ${week.practiceMinutes} minutes, confidence ${measured(week.avgConfidence)}, ` +
            `filler words ${measured(week.fillerWords)}, words a minute ${measured(week.speakingPace)}`,
        ),
      },
      {
        heading: 'Strategies',
        lines: murphyStrategies.map(({ strategy, score }) => `${strategy}: ${measured(score, ' of 100')}`),
      },
      ...(improvementGoals.length === 0
        ? []
        : [
            {
              heading: 'Goals',
              lines: improvementGoals.map(
                (goal) =>
                  `${GOAL_NAMES[goal.measure]}, ${goalValueInWords(goal.measure, goal.target)} by ${goal.deadline}: ` +
                  `${GOAL_STATUS_NAMES[goal.status]}. ${goalStatusInWords(goal)}`,
              ),
            },
          ]),
      {
        heading: 'Sessions',
        lines:
          rows.length === 0
            ? ['No sessions in this period']
            : rows.map(
                (row) =>
                  `${localTime(new Date(row.date), analytics.timeZone).date}, ${row.title}: confidence ${measured(row.confidenceScore)}, ` +
                  `filler words ${measured(row.fillerWords)}, words a minute ${measured(row.speakingPace)}, score ${measured(row.murphyScore)}`,
              ),
      },
    ],
  });
}

function inShort(analytics: Analytics): string[] {
  const { before, period } = analytics;
  const span = { period, isOver: isOver(analytics) };
  const line = (name: string, value: number | null, earlier: number | null | undefined): string => {
    const change = changeInWords(value, earlier, span);
    return `${name}: ${measured(value)}${change === null ? '' : `, ${change}`}`;
  };
  return [
    line('Sessions', analytics.totalSessions, before?.totalSessions),
    line('Average confidence', analytics.avgConfidence, before?.avgConfidence),
    line('Practice hours', analytics.practiceHours, before?.practiceHours),
    line('Score, average confidence x 1.01', analytics.murphyScore, before?.murphyScore),
  ];
}
