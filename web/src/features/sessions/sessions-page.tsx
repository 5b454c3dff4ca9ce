import { Button } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { usePageSessionsQuery } from '../../api/sessions.api.js';
import { paths } from '../../lib/paths.js';
import { PageHead } from '../../ui/page-head.js';
import { EmptyState, ErrorState, Loading } from '../../ui/states.js';
import { queryOf, SessionFilters } from './session-filters.js';
import { SessionTable } from './session-table.js';
import './sessions.css';

/** `/sessions`: everything that was recorded, to be found again, compared and put in order. */
export function SessionsPage() {
  const [address, setAddress] = useSearchParams();
  // Each page begins where the one before ended.
  const [starts, setStarts] = useState<string[]>([]);
  const [chosen, setChosen] = useState<string[]>([]);
  const { data, error, isLoading, isFetching, refetch } = usePageSessionsQuery({
    ...queryOf(address),
    after: starts.at(-1),
  });
  const change = (name: string, value: string) => {
    setStarts([]);
    setAddress(
      (now) => {
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  };
  const filtered = address.size > 0;
  return (
    <>
      <PageHead
        title="Sessions"
        context={data && (data.total === 1 ? '1 session' : `${data.total.toLocaleString('en-US')} sessions`)}
        actions={
          chosen.length === 2 ? (
            <Link className="btn primary" to={paths.compare(chosen[0], chosen[1])}>
              Compare these two
            </Link>
          ) : (
            <span className="sm t2">Choose two to compare them.</span>
          )
        }
      />
      <SessionFilters address={address} onChange={change} />
      {isLoading && (
        <Loading>
          {[0, 1, 2].map((row) => (
            <div key={row} className="bone session-row-bone" />
          ))}
        </Loading>
      )}
      {error && !data && (
        <ErrorState
          message={errorMessage(error, 'Your sessions could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.sessions.length === 0 && (
        <EmptyState
          title={filtered ? 'No session like this' : 'No sessions yet'}
          text={
            filtered
              ? 'Nothing that you recorded fits all of the filters.'
              : 'What you record is listed here.'
          }
          action={
            filtered ? (
              <Button onClick={() => setAddress({}, { replace: true })}>Clear the filters</Button>
            ) : (
              <Link className="btn primary" to={paths.practice()}>
                Start Practice
              </Link>
            )
          }
        />
      )}
      {data && data.sessions.length > 0 && (
        <SessionTable sessions={data.sessions} chosen={chosen} onChoose={setChosen} />
      )}
      {data && (starts.length > 0 || data.next !== null) && (
        <div className="row sessions-paging">
          <Button disabled={starts.length === 0 || isFetching} onClick={() => setStarts(starts.slice(0, -1))}>
            Previous page
          </Button>
          <Button
            disabled={data.next === null || isFetching}
            onClick={() => data.next !== null && setStarts([...starts, data.next])}
          >
            Next page
          </Button>
        </div>
      )}
    </>
  );
}
