import { type Analytics, type ComparisonRow, MAX_COMPARED } from '@lectern/contracts/progress';
import { rangeInWords } from '@lectern/contracts/english/scores';
import { SCENARIOS, type ScenarioType } from '@lectern/contracts/scenarios';
import { PACE } from '@lectern/speech/bands';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { paths } from '../../lib/paths.js';
import { scenarioTitle } from '../../lib/scenarios.js';
import { type Column, DataTable } from '../../ui/data-table.js';
import { ChoiceField } from '../../ui/fields.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { GOOD_CONFIDENCE } from './figure-row.js';
import { Good } from './good.js';
import { timeInZone } from './in-zone.js';
import { labelled } from './labelled.js';
import { useCompareSessionsQuery } from '../../api/comparison.api.js';
import { SORTS, type Sorting, sorted, type SortKey } from './sort-rows.rules.js';

/** What counts as good in a session. */
const GOOD_FILLERS = 5;

const TYPES: readonly ScenarioType[] = [...SCENARIOS, 'quick-practice'];
const nameOf = (type: ScenarioType): string =>
  type === 'quick-practice' ? 'Quick Practice' : scenarioTitle(type);
const none = <span className="t3">not measured</span>;

/** The sessions of the period: sorted, of one scenario, two of them to be compared. */
export function SessionsTab({ analytics: { from, to, timeZone } }: { analytics: Analytics }) {
  const { data, error, refetch } = useCompareSessionsQuery({ from, to });
  const [scenario, setScenario] = useState<ScenarioType | ''>('');
  const [sorting, setSorting] = useState<Sorting>({ key: 'date', descending: true });
  const [chosen, setChosen] = useState<string[]>([]);
  if (!data)
    return error ? (
      <ErrorState
        message={errorMessage(error, 'Failed to fetch session comparison')}
        traceId={isApiError(error) ? error.traceId : undefined}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading>
        <div className="bone progress-bone-chart" />
      </Loading>
    );
  const there = TYPES.filter((type) => data.some(({ scenarioType }) => scenarioType === type));
  const rows = sorted(
    data.filter(({ scenarioType }) => scenario === '' || scenarioType === scenario),
    sorting,
  );
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-2));
  return (
    <div className="progress-stack">
      <div className="row between">
        <div className="row">
          <ChoiceField
            aria-label="Scenario"
            value={scenario}
            options={[
              { value: '', label: 'All scenarios' },
              ...there.map((value) => ({ value, label: nameOf(value) })),
            ]}
            onChange={setScenario}
          />
          <ChoiceField
            aria-label="Sort by"
            value={`${sorting.key}${sorting.descending ? '-down' : '-up'}`}
            options={SORTS.flatMap(({ key, first, last }) => [
              { value: `${key}-down`, label: first },
              { value: `${key}-up`, label: last },
            ])}
            onChange={(value) => {
              const [key, way] = value.split('-') as [SortKey, string];
              setSorting({ key, descending: way === 'down' });
            }}
          />
        </div>
        {chosen.length === 2 ? (
          <Link className="btn primary" to={paths.compare(chosen[0], chosen[1])}>
            Compare these two
          </Link>
        ) : (
          <span className="sm t2">Choose two to compare them.</span>
        )}
      </div>
      <div className="panel progress-scroll" tabIndex={0} role="region" aria-label="Sessions of this period">
        <DataTable
          caption="Sessions of this period"
          columns={labelled(columnsOf(chosen, toggle, timeZone))}
          groups={[{ rows }]}
          keyOf={({ sessionId }) => sessionId}
          className="progress-table"
        />
      </div>
      {data.length === MAX_COMPARED && (
        <p className="sm t2">
          These are the newest {MAX_COMPARED} of the period.{' '}
          <Link to={paths.sessions()}>See all sessions</Link>
        </p>
      )}
    </div>
  );
}

const columnsOf = (
  chosen: string[],
  toggle: (id: string) => void,
  timeZone: string,
): Column<ComparisonRow>[] => [
  {
    id: 'compare',
    header: 'Compare',
    cell: ({ sessionId, title }) => (
      <Checkbox
        aria-label={`Compare ${title}`}
        checked={chosen.includes(sessionId)}
        onChange={() => toggle(sessionId)}
      />
    ),
  },
  {
    id: 'session',
    header: 'Session',
    names: true,
    cell: ({ sessionId, title, scenarioType }) => (
      <>
        <Link to={paths.session(sessionId)}>{title}</Link>
        {scenarioType && <span className="line2">{nameOf(scenarioType)}</span>}
      </>
    ),
  },
  { id: 'date', header: 'Date', className: 'num', cell: ({ date }) => timeInZone(date, timeZone) },
  {
    id: 'confidence',
    header: 'Confidence',
    className: 'num',
    cell: ({ confidenceScore: value, confidenceRange }) =>
      value === null ? (
        none
      ) : (
        <>
          <Good value={value} isGood={value >= GOOD_CONFIDENCE} />
          {confidenceRange && <span className="line2">{rangeInWords(confidenceRange, 0)}</span>}
        </>
      ),
  },
  {
    id: 'fillers',
    header: 'Filler words',
    className: 'num',
    cell: ({ fillerWords: value }) =>
      value === null ? none : <Good value={value} isGood={value <= GOOD_FILLERS} />,
  },
  {
    id: 'pace',
    header: 'Words a minute',
    className: 'num',
    cell: ({ speakingPace: value, speakingPaceIsEstimate }) =>
      value === null ? (
        none
      ) : (
        <>
          <Good value={value} isGood={value >= PACE.good[0] && value <= PACE.good[1]} />
          {speakingPaceIsEstimate && <span className="line2">estimated</span>}
        </>
      ),
  },
  {
    id: 'murphy',
    header: 'Score',
    className: 'num',
    cell: ({ murphyScore }) => murphyScore ?? none,
  },
];
