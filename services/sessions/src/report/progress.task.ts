import { GOAL_NAMES, goalValueInWords } from '@lectern/contracts/english/goals';
import {
  changeInWords,
  daysInWords,
  GOAL_STATUS_NAMES,
  goalStatusInWords,
  type FigureName,
  MEASURE_NAMES,
  reasonInWords,
  verdictInWords,
} from '@lectern/contracts/english/progress';
import type { Analytics, ComparisonRow } from '@lectern/contracts/progress';
import { percentsInWords } from '@lectern/contracts/english/scores';
import type { ScoreRange } from '@lectern/contracts/scores';
import { localTime } from '@lectern/contracts/time-zone';
import { reportPdf } from './report-pdf.js';

interface Asked {
  analytics: Analytics;
  rows: ComparisonRow[];
}

const inBrackets = (range: ScoreRange | null | undefined): string =>
  range ? ` (${percentsInWords(range)})` : '';

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
            `From ${week.week}: ${week.sessions} sessions, ${week.practiceMinutes} minutes, confidence ${measured(week.avgConfidence)}${inBrackets(week.avgConfidenceRange)}, ` +
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
                  `${localTime(new Date(row.date), analytics.timeZone).date}, ${row.title}: confidence ${measured(row.confidenceScore)}${inBrackets(row.confidenceRange)}, ` +
                  `filler words ${measured(row.fillerWords)}, words a minute ${measured(row.speakingPace)}, score ${measured(row.murphyScore)}`,
              ),
      },
    ],
  });
}

function inShort(analytics: Analytics): string[] {
  const line = (title: string, figure: FigureName): string => {
    const change = changeInWords(analytics, figure);
    const range = figure === 'avgConfidence' ? inBrackets(analytics.avgConfidenceRange) : '';
    return `${title}: ${measured(analytics[figure])}${range}${change === null ? '' : `, ${change}`}`;
  };
  return [
    line('Sessions', 'totalSessions'),
    line('Average confidence', 'avgConfidence'),
    line('Practice hours', 'practiceHours'),
    line('Score, average confidence x 1.01', 'murphyScore'),
  ];
}
