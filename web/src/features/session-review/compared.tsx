import type { Analysis } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { Link } from 'react-router-dom';
import { longDate } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { Panel } from '../../ui/panel.js';
import { caveats } from './caveats.js';
import {
  CANNOT,
  measuredFigures,
  partFigures,
  scoreFigures,
  SCORES,
  summaryOf,
  type ComparedFigure,
} from './comparison.js';
import { RateChart } from './rate-chart.js';

interface Side {
  session: SessionDetail;
  analysis: Analysis;
}

/** Words first, then the figures, then the one chart. */
export function Compared({ first, second }: { first: Side; second: Side }) {
  const [a, b] = [first.analysis, second.analysis];
  const warnings = caveats(a, b);
  const different = first.session.scenarioType !== second.session.scenarioType;
  const names = nameBoth(first.session, second.session);
  return (
    <>
      <Panel look="accented" labelledBy="in-short" className="in-short">
        <h2 id="in-short">In short</h2>
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
      <section aria-labelledby="scores">
        <h2 id="scores">Scores</h2>
        <Figures
          caption="Scores out of 10"
          sides={[first, second]}
          names={names}
          figures={scoreFigures(a, b)}
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
                  names={names}
                  figures={parts}
                />
              </details>
            )
          );
        })}
      </section>
      <section aria-labelledby="figures">
        <h2 id="figures">What was measured</h2>
        <Figures
          caption="What was measured"
          sides={[first, second]}
          names={names}
          figures={measuredFigures(a, b)}
        />
      </section>
      <RateChart
        first={{ name: names[0], rate: a.measurements.rateOverTime }}
        second={{ name: names[1], rate: b.measurements.rateOverTime }}
      />
    </>
  );
}

/** Two sessions may have one title; then their dates tell them apart, and else their order. */
function nameBoth(a: SessionDetail, b: SessionDetail): [string, string] {
  if (a.title !== b.title) return [a.title, b.title];
  const [first, second] = [longDate(a.createdAt), longDate(b.createdAt)];
  return first === second
    ? [`${a.title} (first)`, `${b.title} (second)`]
    : [`${a.title}, ${first}`, `${b.title}, ${second}`];
}

interface FiguresProps {
  caption: string;
  sides: [Side, Side];
  names: [string, string];
  figures: ComparedFigure[];
}

function Figures({ caption, sides, names, figures }: FiguresProps) {
  return (
    <table className="data-table compared-figures">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Figure</span>
          </th>
          {sides.map(({ session }, index) => (
            <th key={session.id} scope="col">
              <Link to={paths.session(session.id)}>{names[index]}</Link>
            </th>
          ))}
          <th scope="col">From first to second</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, first, second, reasons, change }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <Value value={first} reason={reasons.first} />
            <Value value={second} reason={reasons.second} />
            <td className={change === CANNOT ? 't3 sm' : 'change'}>{change}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ value, reason }: { value: string | null; reason: string | undefined }) {
  return value === null ? (
    <td className="t3 sm">not assessed{reason ? `: ${reason}` : ''}</td>
  ) : (
    <td className="num">{value}</td>
  );
}
