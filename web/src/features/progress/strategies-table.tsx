import type { Analytics } from '@lectern/contracts/progress';
import { Link } from 'react-router-dom';
import { hasPage, paths } from '../../lib/paths.js';
import { type Column, DataTable } from '../../ui/data-table.js';
import { Good } from './good.js';
import { dayInZone } from './in-zone.js';
import { labelled } from './labelled.js';

type Row = Analytics['murphyStrategies'][number];

/** From here on a strategy's score is good. */
const GOOD = 80;
const LOOK = 'Check Your Look';

const countOf = (what: string, count: number): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const columnsOf = (timeZone: string): Column<Row>[] => [
  {
    id: 'strategy',
    header: 'Strategy',
    names: true,
    cell: ({ strategy }) => (
      <>
        {strategy}
        {strategy === LOOK && <span className="line2">your own assessment</span>}
      </>
    ),
  },
  {
    id: 'score',
    header: 'Score of 100',
    className: 'num',
    cell: ({ strategy, score, sessions }) =>
      score === null ? (
        <span className="t3">
          {strategy === LOOK ? 'not assessed in this period' : 'not measured in this period'}
        </span>
      ) : (
        <>
          <Good value={score} isGood={score >= GOOD} />
          <span className="line2">{countOf(strategy === LOOK ? 'assessment' : 'session', sessions)}</span>
        </>
      ),
  },
  {
    id: 'improvement',
    header: 'Change',
    className: 'num',
    cell: ({ improvement }) =>
      improvement === null ? (
        <span className="t3">nothing before</span>
      ) : improvement === 0 ? (
        'none'
      ) : (
        `${Math.abs(improvement)} ${improvement > 0 ? 'up' : 'down'}`
      ),
  },
  {
    id: 'last',
    header: 'Last practiced',
    className: 'num',
    cell: ({ lastPracticed }) =>
      lastPracticed === null ? <span className="t3">never</span> : dayInZone(lastPracticed, timeZone),
  },
];

/** The five strategies over the period. */
export function StrategiesTable({ analytics }: { analytics: Analytics }) {
  const measured = analytics.murphyStrategies.filter(({ score }) => score !== null);
  const best = [...measured].sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const [first] = best;
  const last = best.at(-1);
  return (
    <section aria-label="Strategies" className="progress-stack">
      <p className="t2">
        {first && last && first !== last
          ? `Strongest: ${first.strategy}, ${first.score}. Most to gain: ${last.strategy}, ${last.score}.`
          : 'Each strategy has a score where a session of the period measured it.'}
        {hasPage(paths.guide()) && (
          <>
            {' '}
            <Link to={paths.guide()}>Exercises are in the guide.</Link>
          </>
        )}
      </p>
      <div className="panel progress-scroll">
        <DataTable
          caption="Strategies in this period"
          columns={labelled(columnsOf(analytics.timeZone))}
          groups={[{ rows: analytics.murphyStrategies }]}
          keyOf={({ strategy }) => strategy}
          className="progress-table"
        />
      </div>
    </section>
  );
}
