import { percentsInWords } from '@lectern/contracts/english/scores';
import { MEASURE_NAMES, reasonInWords, verdictInWords } from '@lectern/contracts/english/progress';
import { type Analytics, MAX_COMPARED, type Moved, type ProgressWeek } from '@lectern/contracts/progress';
import { PACE } from '@lectern/speech/bands';
import { Link } from 'react-router-dom';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { paths } from '../../lib/paths.js';
import { type Column, DataTable } from '../../ui/data-table.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { ChartSet } from './chart-set.js';
import { GOOD_CONFIDENCE } from './figure-row.js';
import { Good } from './good.js';
import { labelled } from './labelled.js';
import { useCompareSessionsQuery } from '../../api/comparison.api.js';

/** What counts as good in a week. */
const GOOD_FILLERS = 10;

/** A week without a session has nothing that could have been measured. */
const noneIn = (sessions: number) => (sessions === 0 ? null : <span className="t3">not measured</span>);
const dayOf = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

const COLUMNS: Column<ProgressWeek>[] = [
  { id: 'week', header: 'Week from', names: true, className: 'num', cell: ({ week }) => dayOf(week) },
  { id: 'sessions', header: 'Sessions', className: 'num', cell: ({ sessions }) => sessions },
  {
    id: 'minutes',
    header: 'Minutes',
    className: 'num',
    cell: ({ practiceMinutes }) => practiceMinutes,
  },
  {
    id: 'confidence',
    header: 'Average confidence',
    className: 'num',
    cell: ({ avgConfidence: value, avgConfidenceRange, sessions }) =>
      value === null ? (
        noneIn(sessions)
      ) : (
        <>
          <Good value={value} isGood={value >= GOOD_CONFIDENCE} />
          {avgConfidenceRange && <span className="line2">{percentsInWords(avgConfidenceRange)}</span>}
        </>
      ),
  },
  {
    id: 'fillers',
    header: 'Filler words',
    className: 'num',
    cell: ({ fillerWords, fillersPerMinute, sessions }) =>
      fillerWords === null ? (
        noneIn(sessions)
      ) : (
        <>
          <Good value={fillerWords} isGood={fillerWords <= GOOD_FILLERS} />
          {fillersPerMinute !== null && <span className="line2">{fillersPerMinute} a minute</span>}
        </>
      ),
  },
  {
    id: 'pace',
    header: 'Words a minute',
    className: 'num',
    cell: ({ speakingPace: value, sessions }) =>
      value === null ? (
        noneIn(sessions)
      ) : (
        <Good value={value} isGood={value >= PACE.good[0] && value <= PACE.good[1]} />
      ),
  },
];

/** What moved, the lines over time, and the weeks. */
export function ProgressTab({ analytics }: { analytics: Analytics }) {
  const { from, to, timeZone, moved, weeklyProgress } = analytics;
  const { data, error, refetch } = useCompareSessionsQuery({ from, to });
  return (
    <div className="progress-stack">
      <WhatMoved moved={moved} />
      {data && <ChartSet rows={data} from={from} to={to} timeZone={timeZone} />}
      {data && data.length === MAX_COMPARED && (
        <p className="sm t3">The lines show the newest {MAX_COMPARED} sessions of this period.</p>
      )}
      {error && !data && (
        <ErrorState
          message={errorMessage(error, 'Failed to fetch session comparison')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading>
          <div className="bone progress-bone-chart" />
        </Loading>
      )}
      <section aria-labelledby="progress-weeks">
        <h2 id="progress-weeks">Week by week</h2>
        <p className="sm t3 progress-key">
          Weeks run from Sunday to Saturday. ✓ marks confidence of {GOOD_CONFIDENCE} or more, {GOOD_FILLERS}{' '}
          fillers or fewer, and {PACE.good[0]} to {PACE.good[1]} words a minute.
        </p>
        <div className="panel progress-scroll" tabIndex={0} role="region" aria-label="Weeks">
          <DataTable
            caption="Weeks of this period, newest first"
            columns={labelled(COLUMNS)}
            groups={[{ rows: weeklyProgress }]}
            keyOf={({ week }) => week}
            className="progress-table"
          />
        </div>
      </section>
    </div>
  );
}

/** Better or worse is said only of a session that leaves its speaker's own usual range. */
function WhatMoved({ moved }: { moved: Moved[] }) {
  return (
    <section aria-labelledby="progress-moved">
      <h2 id="progress-moved">What moved</h2>
      <p className="t2 progress-key">Your newest session against what is usual for you, not for others.</p>
      <ul className="panel ruled-list">
        {moved.map((one) => (
          <li key={one.measure} className="progress-moved">
            <b>{MEASURE_NAMES[one.measure]}</b>
            <span>
              <b className={one.verdict === 'above' || one.verdict === 'below' ? undefined : 't2'}>
                {verdictInWords(one)}
              </b>
              <span className="line2">{reasonInWords(one)}</span>
            </span>
            {one.sessionId !== null && (
              <Link className="sm" to={paths.session(one.sessionId)}>
                Open the session
                <span className="visually-hidden"> of {MEASURE_NAMES[one.measure]}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
