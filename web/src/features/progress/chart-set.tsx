import type { ComparisonRow } from '@lectern/contracts/progress';
import { PACE } from '@lectern/speech/bands';
import { LineChart } from './line-chart.js';
import type { Point } from './line-chart.rules.js';

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Oldest first, without the sessions that did not measure it. */
const pointsOf = (
  rows: ComparisonRow[],
  valueOf: (row: ComparisonRow) => number | null,
  kindOf: (row: ComparisonRow) => string = () => '',
): Point[] =>
  rows.toReversed().flatMap((row) => {
    const value = valueOf(row);
    return value === null
      ? []
      : [
          {
            sessionId: row.sessionId,
            title: row.title,
            date: row.date,
            at: Date.parse(row.date),
            value,
            kind: kindOf(row),
          },
        ];
  });

interface ChartSetProps {
  /** Newest first. */
  rows: ComparisonRow[];
  from: string;
  to: string;
  timeZone: string;
}

/** Three lines over the same weeks. */
export function ChartSet({ rows, from, to, timeZone }: ChartSetProps) {
  // The days are those of the preferences, wherever this browser is: what lies beyond them is shown too.
  const span = {
    from: Math.min(Date.parse(from), ...rows.map(({ date }) => Date.parse(date))),
    to: Math.max(Date.parse(to), ...rows.map(({ date }) => Date.parse(date))),
  };
  const estimated = new Set(
    rows.filter((row) => row.speakingPaceIsEstimate).map(({ sessionId }) => sessionId),
  );
  const pace = pointsOf(
    rows,
    ({ speakingPace }) => speakingPace,
    ({ speakingPaceIsEstimate }) => (speakingPaceIsEstimate ? 'estimated' : 'counted'),
  ).map((point) => ({
    ...point,
    estimated: estimated.has(point.sessionId),
  }));
  return (
    <section aria-labelledby="progress-lines">
      <h2 id="progress-lines">Over time</h2>
      <p id="progress-keys" className="sm t3">
        Point at a line to read it. On the link below a line, the left and right arrow keys go from session to
        session.
      </p>
      <div className="progress-charts">
        <LineChart
          title="Confidence"
          unit="of 100"
          points={pointsOf(
            rows,
            ({ confidenceScore }) => confidenceScore,
            ({ scoreBasis }) => (scoreBasis === 'voice' ? 'voice' : 'words'),
          )}
          span={span}
          timeZone={timeZone}
          scale={{ least: 20, most: 100 }}
          keys="progress-keys"
          trend={{ still: 3, round: Math.round }}
        />
        <LineChart
          title="Speaking pace"
          unit="words a minute"
          points={pace}
          span={span}
          timeZone={timeZone}
          band={{
            low: PACE.good[0],
            high: PACE.good[1],
            label: `The band is ${PACE.good.join(' to ')} words a minute`,
          }}
          scale={{ seen: PACE.good }}
          keys="progress-keys"
          trend={{ still: 5, round: Math.round }}
        />
        <LineChart
          title="Fillers"
          unit="a minute"
          points={pointsOf(rows, ({ fillersPerMinute }) => fillersPerMinute)}
          span={span}
          timeZone={timeZone}
          scale={{ seen: [0], least: 1 }}
          keys="progress-keys"
          trend={{ still: 0.5, round: oneDecimal }}
        />
      </div>
    </section>
  );
}
