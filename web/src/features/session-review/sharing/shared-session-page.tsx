import type { SharedSession } from '@lectern/contracts/shares';
import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isApiError } from '../../../api/api-error.js';
import { errorMessage } from '../../../api/error-message.js';
import { longDate } from '../../../lib/format.js';
import { paths } from '../../../lib/paths.js';
import { Brand } from '../../../ui/brand.js';
import { PageHead } from '../../../ui/page-head.js';
import { EmptyState, ErrorState, Loading } from '../../../ui/states.js';
import { Assessment } from '../analysis/analysis-tab.js';
import { FindingsRail } from '../findings/findings-rail.js';
import { Player } from '../player/player.js';
import { useOpenShareQuery } from '../review.api.js';
import { ReviewProvider } from '../review-context.js';
import { ReviewKeys } from '../player/review-keys.js';
import { OverallScore, SessionFacts } from '../session-head.js';
import { reviewable } from './shared-analysis.js';
import { StrategiesTab } from '../analysis/strategies-tab.js';
import { TimelineTab } from '../analysis/timeline-tab.js';
import { TranscriptTab } from '../transcript/transcript-tab.js';
import '../session-review.css';
import './sharing.css';

/** `/shared/{token}`: what an attorney chose to show of a session, for whoever has the link. */
export function SharedSessionPage() {
  const { token = '' } = useParams();
  // Asked anew on each visit: the link may have ended, and the audio's own link expires.
  const { data, error, isLoading, refetch } = useOpenShareQuery(
    { token },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <header className="visitor-header">
        <div className="wrap">
          <Brand to={paths.landing()} />
        </div>
      </header>
      <main id="main">
        <div className="wrap">
          {isLoading ? (
            <Loading text="Loading session details...">
              <div className="bone session-bone-head" />
              <div className="bone session-bone-body" />
            </Loading>
          ) : data && !error ? (
            <Shown key={token} session={data} />
          ) : isEnded(error) ? (
            <Ended />
          ) : (
            <>
              <PageHead title="Shared session" />
              <ErrorState
                message={errorMessage(error, 'This session could not be loaded.')}
                traceId={isApiError(error) ? error.traceId : undefined}
                onRetry={() => void refetch()}
              />
            </>
          )}
        </div>
      </main>
    </>
  );
}

/** A malformed address was never a link either. */
const isEnded = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_input');

function Ended() {
  return (
    <div className="session-missing">
      <PageHead
        title="This link has ended"
        context="It has expired or was revoked. Ask the person who sent it for a new one."
      />
      <Link to={paths.landing()}>What Lectern is</Link>
    </div>
  );
}

function Shown({ session }: { session: SharedSession }) {
  const { analysis, parts, sharedBy, expiresAt } = session;
  const shares = new Set(parts);
  const full = analysis && reviewable(analysis, session.duration ?? 0);
  return (
    <>
      <p className="shared-by">
        Shared by <b>{sharedBy}</b> until {longDate(expiresAt)}
      </p>
      <PageHead
        title={session.title}
        context={<SessionFacts session={session} />}
        actions={full && shares.has('scores') && <OverallScore analysis={full} />}
      />
      {full ? (
        <ReviewProvider
          sessionId={null}
          analysis={full}
          audioUrl={shares.has('audio') ? session.audioUrl : null}
        >
          <ReviewKeys>
            {shares.has('audio') && <Player />}
            <Columns session={session} />
          </ReviewKeys>
        </ReviewProvider>
      ) : (
        <EmptyState
          title="Nothing to review yet"
          text="This session has not been analyzed, so there is nothing to show."
        />
      )}
    </>
  );
}

function Columns({ session }: { session: SharedSession }) {
  const shares = new Set(session.parts);
  const tabs: { key: string; label: string; children: ReactNode }[] = [];
  if (shares.has('scores')) {
    const children = <Assessment fillersKnown={shares.has('findings')} />;
    tabs.push({ key: 'analysis', label: 'Analysis', children });
  }
  if (shares.has('transcript')) {
    tabs.push({ key: 'transcript', label: 'Transcript', children: <TranscriptTab /> });
  }
  if (shares.has('scores'))
    tabs.push({ key: 'strategies', label: 'Strategies', children: <StrategiesTab /> });
  if (shares.has('findings')) tabs.push({ key: 'timeline', label: 'Timeline', children: <TimelineTab /> });
  if (tabs.length === 0) return null;
  const review = (
    <section aria-labelledby="shared-review">
      <h2 id="shared-review" className="visually-hidden">
        Review
      </h2>
      <Tabs size="large" items={tabs} />
    </section>
  );
  return shares.has('findings') ? (
    <div className="main-and-rail review-columns">
      {review}
      <FindingsRail />
    </div>
  ) : (
    review
  );
}
