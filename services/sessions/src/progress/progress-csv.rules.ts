import type { Analytics, ComparisonRow } from '@lectern/contracts/progress';
import { localTime } from '@lectern/contracts/time-zone';

type Cell = string | number | null;

/** A cell that a spreadsheet would compute is text to it. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function cellOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = safe(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The period as CSV (RFC 4180) with the mark by which spreadsheets know UTF-8. Empty cells were not measured. */
export function progressCsv(analytics: Analytics, rows: ComparisonRow[]): string {
  const lines: Cell[][] = [
    ['From', 'To', 'Time zone', 'Sessions', 'Average confidence', 'Practice hours', 'Score'],
    [
      analytics.from,
      analytics.to,
      analytics.timeZone,
      analytics.totalSessions,
      analytics.avgConfidence,
      analytics.practiceHours,
      analytics.murphyScore,
    ],
    [],
    [
      'Week from',
      'Sessions',
      'Practice minutes',
      'Average confidence',
      'Filler words',
      'Fillers a minute',
      'Words a minute',
    ],
    ...analytics.weeklyProgress.map((week) => [
      week.week,
      week.sessions,
      week.practiceMinutes,
      week.avgConfidence,
      week.fillerWords,
      week.fillersPerMinute,
      week.speakingPace,
    ]),
    [],
    [
      'Date',
      'Time',
      'Session',
      'Scenario',
      'Seconds',
      'Confidence',
      'Filler words',
      'Fillers a minute',
      'Words a minute',
      'Estimated',
      'Score',
      'Overall',
      'Rests on',
    ],
    ...rows.map((row) => {
      const { date, time } = localTime(new Date(row.date), analytics.timeZone);
      return [
        date,
        time,
        row.title,
        row.scenarioType,
        Math.round(row.durationSeconds),
        row.confidenceScore,
        row.fillerWords,
        row.fillersPerMinute,
        row.speakingPace,
        row.speakingPace === null ? null : row.speakingPaceIsEstimate ? 'yes' : 'no',
        row.murphyScore,
        row.overallScore,
        row.scoreBasis,
      ];
    }),
  ];
  return `\uFEFF${lines.map((line) => line.map(cellOf).join(',')).join('\r\n')}\r\n`;
}
