import { rangeInWords, wholeName } from '@lectern/contracts/english/scores';
import type { Session } from '@lectern/contracts/sessions';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/error-message.js';
import { isApiError } from '../../api/api-error.js';
import { dateAndTime, clock } from '../../lib/format.js';
import { hasPage, paths } from '../../lib/paths.js';
import { scenarioTitle } from '../../lib/scenarios.js';
import { Tag } from '../../ui/tag.js';
import { EmptyState, ErrorState, Loading } from '../../ui/states.js';
import type { SessionsQuery } from './sessions-query.js';

const SHOWN = 5;

/** The newest five sessions of the user's own. */
export function RecentActivity({ sessions, onStart }: { sessions: SessionsQuery; onStart: () => void }) {
  const { data, error, refetch } = sessions;
  if (data) {
    return data.length === 0 ? <NoSessions onStart={onStart} /> : <Rows sessions={data.slice(0, SHOWN)} />;
  }
  if (error) {
    return (
      <ErrorState
        message={errorMessage(error, 'Failed to fetch sessions')}
        traceId={isApiError(error) ? error.traceId : undefined}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Loading>
      <div className="panel">
        {[0, 1, 2].map((row) => (
          <div key={row} className="activity-row">
            <div className="bone activity-bone" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

function NoSessions({ onStart }: { onStart: () => void }) {
  return (
    <EmptyState
      title="No sessions yet"
      text="Your recordings and their scores will be listed here, newest first."
      action={hasPage(paths.practice()) && <Button onClick={onStart}>Start Practice</Button>}
    />
  );
}

function Rows({ sessions }: { sessions: Session[] }) {
  return (
    <>
      <ul className="panel">
        {sessions.map((session) => (
          <li key={session.id}>
            <Link className="activity-row" to={paths.session(session.id)}>
              <span className="grow">
                <b>{session.title}</b>
                <span className="sm t3 activity-about">{about(session)}</span>
              </span>
              <Outcome session={session} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="activity-all">
        <Link className="btn" to={paths.sessions()}>
          View All Sessions
        </Link>
      </p>
    </>
  );
}

function about({ scenarioType, createdAt, duration: seconds }: Session): string {
  return [
    scenarioType && scenarioTitle(scenarioType),
    dateAndTime(createdAt),
    seconds === null ? null : clock(seconds),
  ]
    .filter(Boolean)
    .join(' · ');
}

const unfinished = { created: 'not recorded yet', analyzing: 'analyzing', failed: 'analysis failed' };

function Outcome({ session: { status, overallScore, scoreBasis, scoreRange } }: { session: Session }) {
  if (status !== 'completed') return <Tag look="outlined">{unfinished[status]}</Tag>;
  if (overallScore === null) return <span className="sm t3">not scored</span>;
  return (
    <span className="activity-score">
      {scoreBasis === 'voice' && <span className="t3">{wholeName(scoreBasis)} </span>}
      {overallScore.toFixed(1)}
      <span className="t3"> / 10</span>
      {scoreRange && <span className="line2 num">{rangeInWords(scoreRange)}</span>}
    </span>
  );
}
