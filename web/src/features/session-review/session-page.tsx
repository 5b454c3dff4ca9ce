import { Tabs } from 'antd';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { useGetSessionQuery } from '../../api/sessions.api.js';
import { hasPage, paths } from '../../lib/paths.js';
import { QUICK_PRACTICE } from '../../lib/scenarios.js';
import { PageHead } from '../../ui/page-head.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { AnalysisTab } from './analysis-tab.js';
import { DeleteSession } from './delete-session.js';
import { FixProvider, type RetakeRecorder, type UnsentRetake } from './fix-context.js';
import { FindingsRail } from './findings-rail.js';
import { NoReview, type MayAnalyze } from './no-review.js';
import { Player } from './player.js';
import { ReviewProvider } from './review-context.js';
import { ReviewKeys } from './review-keys.js';
import { SessionActions } from './session-actions.js';
import { OverallScore, SessionFacts } from './session-head.js';
import { StrategiesTab } from './strategies-tab.js';
import { TimelineTab } from './timeline-tab.js';
import { TranscriptTab } from './transcript-tab.js';
import './session-review.css';

/** Where earlier sessions are listed. */
const sessionsPath = hasPage(paths.progress()) ? paths.progress() : paths.dashboard();

interface SessionPageProps {
  /** Records a passage again. */
  Recorder: RetakeRecorder;
  mayAnalyze: MayAnalyze;
  /** A retake that was spoken before and never sent. */
  unsent?: UnsentRetake | null;
}

/** `/sessions/{id}`: everything that was found in a session's newest take. */
export function SessionPage({ Recorder, mayAnalyze, unsent = null }: SessionPageProps) {
  const { sessionId = '' } = useParams();
  // Asked anew on each visit: the link to the audio expires.
  const { data, error, isLoading, refetch } = useGetSessionQuery(
    { sessionId },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading) {
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
      <ErrorState
        message={errorMessage(error, 'This session could not be loaded.')}
        traceId={isApiError(error) ? error.traceId : undefined}
        onRetry={() => void refetch()}
      />
    );
  }
  return <Session key={data.id} session={data} Recorder={Recorder} mayAnalyze={mayAnalyze} unsent={unsent} />;
}

function SessionNotFound() {
  return (
    <div className="session-missing">
      <PageHead title="Session Not Found" context="The session you're looking for doesn't exist." />
      <Link to={sessionsPath}>
        {sessionsPath === paths.progress() ? 'See your sessions' : 'Back to the dashboard'}
      </Link>
    </div>
  );
}

interface SessionProps extends Required<SessionPageProps> {
  session: SessionDetail;
}

function Session({ session, Recorder, mayAnalyze, unsent }: SessionProps) {
  const { analysis } = session;
  const [tab, setTab] = useState('analysis');
  const showFix = useCallback(() => setTab('analysis'), []);
  const scenario =
    session.scenarioType === null || session.scenarioType === 'quick-practice'
      ? QUICK_PRACTICE
      : session.scenarioType;
  const practiceAgain = paths.practice(scenario);
  return (
    <>
      <Head session={session} />
      {analysis === null ? (
        <NoReview
          session={session}
          practice={paths.practice(scenario, session.id)}
          practiceAgain={practiceAgain}
          mayAnalyze={mayAnalyze}
        />
      ) : (
        <ReviewProvider sessionId={session.id} analysis={analysis} audioUrl={session.audioUrl}>
          <FixProvider session={session} Recorder={Recorder} unsent={unsent} onShow={showFix}>
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

function Head({ session }: { session: SessionDetail }) {
  return (
    <PageHead
      title={session.title}
      back={{ to: sessionsPath, label: 'Sessions' }}
      context={<SessionFacts session={session} />}
      actions={
        session.analysis && (
          <>
            <SessionActions session={session} analysis={session.analysis} />
            <OverallScore analysis={session.analysis} />
          </>
        )
      }
    />
  );
}
