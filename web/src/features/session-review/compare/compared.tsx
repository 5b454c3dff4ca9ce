import type { Analysis } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { Link } from 'react-router-dom';
import { dateAndTime } from '../../../lib/format.js';
import { paths } from '../../../lib/paths.js';
import { type Column, DataTable } from '../../../ui/data-table.js';
import { Panel } from '../../../ui/panel.js';
import { caveats } from '../analysis/caveats.js';
import { CANNOT, NO_DIFFERENCE, THE_SAME } from './score-verdict.js';
import {
  headlineOf,
  measuredFigures,
  partFigures,
  scoreFigures,
  SCORES,
  summaryOf,
  type ComparedFigure,
} from './comparison.js';
import { Ranges, RangesHead } from './ranges.js';
import { RateChart } from '../analysis/rate-chart.js';

interface Side {
  session: SessionDetail;
  analysis: Analysis;
}

/** Words first, then the figures, then the one chart. */
export function Compared({ first, second }: { first: Side; second: Side }) {
  const [a, b] = [first.analysis, second.analysis];
  const warnings = caveats(a, b);
  const different = first.session.scenarioType !== second.session.scenarioType;
  return (
    <>
      <Panel look="accented" labelledBy="in-short" className="in-short">
        <p className="label">In short</p>
        <h2 id="in-short">{headlineOf(a, b)}</h2>
        <p>{summaryOf(a, b)}</p>
        {(different || warnings.length > 0) && (
          <ul className="sm t2 bullets">
            {different && (
              <li>
                These are two scenarios: {first.session.scenario ?? 'none'} and{' '}
                {second.session.scenario ?? 'none'}.
              </li>
            )}
            {warnings.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Panel>
      <section aria-labelledby="figures">
        <h2 id="figures">Figure by figure</h2>
        <p className="sm t2">
          Two takes are called different only where their ranges, in parentheses, do not overlap.
        </p>
        <Figures
          caption="Scores out of 10, and what was measured"
          sides={[first, second]}
          groups={[
            { heading: 'Scores', rows: scoreFigures(a, b) },
            { heading: 'What was measured', rows: measuredFigures(a, b) },
          ]}
        />
        {SCORES.slice(1).map(([key, name]) => {
          const parts = partFigures(a, b, key);
          return (
            parts.length > 0 && (
              <details key={key} className="score-made-of">
                <summary>How {name} is made up</summary>
                <Figures
                  caption={`Parts of ${name}, out of 10`}
                  sides={[first, second]}
                  groups={[{ rows: parts }]}
                />
              </details>
            )
          );
        })}
      </section>
      <RateChart
        first={{ name: 'Take 1', rate: a.measurements.rateOverTime }}
        second={{ name: 'Take 2', rate: b.measurements.rateOverTime }}
      />
    </>
  );
}

interface FiguresProps {
  caption: string;
  sides: [Side, Side];
  groups: { heading?: string; rows: ComparedFigure[] }[];
}

const looksMissing = (value: string | null): string => (value === null ? 't3 sm' : 'num');

function Figures({ caption, sides, groups }: FiguresProps) {
  const [one, other] = sides;
  const hasRanges = groups.some(({ rows }) => rows.some(({ ranges }) => ranges !== undefined));
  const all: Column<ComparedFigure>[] = [
    {
      id: 'figure',
      header: <span className="visually-hidden">Figure</span>,
      names: true,
      cell: ({ name }) => name,
    },
    {
      id: 'first',
      header: <TakeHead number={1} session={one.session} />,
      className: ({ first }) => looksMissing(first),
      cell: ({ first, reasons }) => valueOf(first, reasons.first),
    },
    {
      id: 'second',
      header: <TakeHead number={2} session={other.session} />,
      className: ({ second }) => looksMissing(second),
      cell: ({ second, reasons }) => valueOf(second, reasons.second),
    },
    {
      id: 'ranges',
      header: <RangesHead />,
      className: 'ranges-cell',
      cell: ({ ranges }) => ranges && <Ranges ranges={ranges} />,
    },
    {
      id: 'change',
      header: 'From take 1 to take 2',
      className: ({ change }) =>
        change === CANNOT ? 't3 sm' : change === NO_DIFFERENCE || change === THE_SAME ? 't2' : 'change',
      cell: ({ change, verdict }) => (
        <>
          {verdict && <Mark verdict={verdict} />}
          {change}
        </>
      ),
    },
  ];
  const columns = all.filter(({ id }) => hasRanges || id !== 'ranges');
  return (
    <DataTable
      caption={caption}
      className="compared-figures"
      columns={columns}
      groups={groups}
      keyOf={({ name }) => name}
    />
  );
}

/** A sign beside the words: never color alone. */
const Mark = ({ verdict }: { verdict: 'better' | 'lower' }) => (
  <span className={`verdict-mark ${verdict}`} aria-hidden="true">
    {verdict === 'better' ? '✓ ' : '! '}
  </span>
);

function TakeHead({ number, session }: { number: number; session: SessionDetail }) {
  return (
    <>
      <span className="take-number">Take {number}</span>
      <Link to={paths.session(session.id)}>{dateAndTime(session.createdAt)}</Link>
      <span className="take-title sm t3">{session.title}</span>
    </>
  );
}

const valueOf = (value: string | null, reason: string | undefined): string =>
  value ?? reason ?? 'not assessed';
