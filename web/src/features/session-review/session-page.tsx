import { Tabs } from 'antd';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { useGetSessionQuery } from '../../api/sessions.api.js';
import { useWatched } from '../../lib/watched.js';
import { paths } from '../../lib/paths.js';
import { QUICK_PRACTICE } from '../../lib/scenarios.js';
import { PageHead } from '../../ui/page-head.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { AnalysisTab } from './analysis/analysis-tab.js';
import { DeleteSession } from './delete-session.js';
import { FixProvider, type UnsentRetake } from './retake/fix-context.js';
import { FindingsRail } from './findings/findings-rail.js';
import { NoReview } from './analysis/no-review.js';
import { Player } from './player/player.js';
import { ReviewProvider } from './review-context.js';
import { ReviewKeys } from './player/review-keys.js';
import { SessionActions } from './session-actions.js';
import { OverallScore, SessionFacts } from './session-head.js';
import { RenameSession } from './rename-session.js';
import { StrategiesTab } from './analysis/strategies-tab.js';
import { TimelineTab } from './analysis/timeline-tab.js';
import { TranscriptTab } from './transcript/transcript-tab.js';
import { useUnsentRetake } from './retake/use-unsent-retake.js';
import './session-review.css';

/** Where earlier sessions are listed. */
const sessionsPath = paths.sessions();

/** `/sessions/{id}`: everything that was found in a session's newest take. */
export function SessionPage() {
  const { sessionId = '' } = useParams();
  return <OneSession key={sessionId} sessionId={sessionId} />;
}

/** Begun anew with each session: while one is loaded, or not found, nothing of the one before is on the page. */
function OneSession({ sessionId }: { sessionId: string }) {
  useWatched(sessionId);
  const unsent = useUnsentRetake(sessionId);
  // Asked anew on each visit: the link to the audio expires.
  const { data, error, isLoading, refetch } = useGetSessionQuery(
    { sessionId },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading || unsent === undefined) {
    return (
      <Loading text="Loading session details...">
        <div className="bone session-bone-head" />
        <div className="bone session-bone-player" />
        <div className="bone session-bone-body" />
      </Loading>
    );
  }
  if (!data) {
    // A malformed address names no session either.
    const missing = isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_input');
    return missing ? (
      <SessionNotFound />
    ) : (
      <>
        <PageHead title="Session" back={{ to: sessionsPath, label: 'Sessions' }} />
        <ErrorState
          message={errorMessage(error, 'This session could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  return <Session session={data} unsent={unsent} />;
}

function SessionNotFound() {
  return (
    <div className="session-missing">
      <PageHead title="Session Not Found" context="The session you're looking for doesn't exist." />
      <Link to={sessionsPath}>See your sessions</Link>
    </div>
  );
}

interface SessionProps {
  session: SessionDetail;
  /** A retake that was spoken before and never sent. */
  unsent: UnsentRetake | null;
}

function Session({ session, unsent }: SessionProps) {
  const { analysis } = session;
  const [tab, setTab] = useState('analysis');
  const showFix = useCallback(() => setTab('analysis'), []);
  const scenario =
    session.scenarioType === null || session.scenarioType === 'quick-practice'
      ? QUICK_PRACTICE
      : session.scenarioType;
  const { scriptId, caseId } = session;
  const practiceAgain = paths.nextTake({ scenario, scriptId, caseId });
  return (
    <>
      <Head session={session} practiceAgain={practiceAgain} />
      {analysis === null ? (
        <NoReview
          session={session}
          practice={paths.practice(scenario, session.id)}
          practiceAgain={practiceAgain}
        />
      ) : (
        <ReviewProvider sessionId={session.id} analysis={analysis} audioUrl={session.audioUrl}>
          <FixProvider session={session} unsent={unsent} onShow={showFix}>
            <ReviewKeys>
              <Player />
              <div className="main-and-rail review-columns">
                <section aria-label="Review">
                  <Tabs
                    size="large"
                    tabBarGutter={20}
                    activeKey={tab}
                    onChange={setTab}
                    items={[
                      {
                        key: 'analysis',
                        label: 'Analysis',
                        children: <AnalysisTab practiceAgain={practiceAgain} />,
                      },
                      { key: 'transcript', label: 'Transcript', children: <TranscriptTab /> },
                      { key: 'strategies', label: 'Strategies', children: <StrategiesTab /> },
                      { key: 'timeline', label: 'Timeline', children: <TimelineTab /> },
                    ]}
                  />
                </section>
                <FindingsRail />
              </div>
            </ReviewKeys>
          </FixProvider>
        </ReviewProvider>
      )}
      <DeleteSession session={session} />
    </>
  );
}

function Head({ session, practiceAgain }: { session: SessionDetail; practiceAgain: string }) {
  return (
    <PageHead
      title={session.title}
      back={{ to: sessionsPath, label: 'Sessions' }}
      context={
        <>
          <SessionFacts session={session} />
          <RenameSession session={session} />
        </>
      }
      actions={
        session.analysis && (
          <>
            <SessionActions session={session} analysis={session.analysis} practiceAgain={practiceAgain} />
            <OverallScore analysis={session.analysis} />
          </>
        )
      }
    />
  );
}
