import type { ScenarioType } from '@lectern/contracts/scenarios';
import { Button } from 'antd';
import { useUser } from '../../../api/hooks.js';
import { errorMessage } from '../../../api/error-message.js';
import { useOlderSessionsInfiniteQuery } from '../../../api/sessions.api.js';
import { EmptyState, ErrorState, Loading } from '../../../ui/states.js';
import { SessionRow } from './session-row.js';
import './manager.css';

const PAGE_SIZE = 25;

interface SessionListProps {
  scenario: ScenarioType;
  title: string;
  /** Sessions of this case, or those of none: never those of another case. */
  caseId: string | null;
  /** Only the takes of this script. */
  scriptId: string | null;
}

/** What was recorded of this script, or of this scenario in this case. */
export function SessionList({ scenario, title, caseId, scriptId }: SessionListProps) {
  const user = useUser();
  const { data, error, isLoading, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useOlderSessionsInfiniteQuery({
      scenarioType: scenario,
      limit: PAGE_SIZE,
      ...(scriptId === null ? { caseId: caseId ?? 'none' } : { scriptId, recorded: 'true' }),
    });
  const rows = data?.pages.flatMap(({ sessions }) => sessions) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <section className="session-manager" aria-labelledby="session-manager">
      <h2 id="session-manager">{scriptId === null ? 'Practice sessions' : 'Takes of this script'}</h2>
      {!user ? (
        <p className="t2">Please sign in to use practice sessions</p>
      ) : isLoading ? (
        <Loading>
          {[0, 1, 2].map((row) => (
            <div key={row} className="bone history-bone" />
          ))}
        </Loading>
      ) : error && !data ? (
        <ErrorState
          message={errorMessage(error, 'Failed to get user sessions')}
          onRetry={() => void refetch()}
        />
      ) : rows.length === 0 ? (
        <EmptyState
          title={scriptId === null ? 'No sessions yet' : 'No takes yet'}
          text={`Your ${title} ${scriptId === null ? 'sessions' : 'takes'} will be listed here.`}
        />
      ) : (
        <>
          <ul className="panel history">
            {rows.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {hasNextPage && (
            <div className="row history-more">
              <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show older
              </Button>
              <span className="sm t3" role="status">
                {rows.length} of {total}
              </span>
            </div>
          )}
        </>
      )}
    </section>
  );
}
