import { ANALYSIS_STAGES } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { Button } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { START_NOW } from '../../../lib/start-now.js';
import { errorMessage } from '../../../api/error-message.js';
import { useEndpointConsent } from '../../../recorder/use-endpoint-consent.js';
import { useJobProgress } from '../../../api/hooks.js';
import { useGetSessionQuery } from '../../../api/sessions.api.js';
import { stageWords } from '@lectern/contracts/english/stages';
import { Panel } from '../../../ui/panel.js';
import { StageList, type Stage } from '../../../ui/stage-list.js';
import { EmptyState } from '../../../ui/states.js';
import { useAnalyzeStoredMutation } from '../review.api.js';

const POLL_MS = 3_000;

interface WaitingProps {
  session: SessionDetail;
  /** Goes on with this session. */
  practice: string;
  /** Begins another one. */
  practiceAgain: string;
}

/** A session without a report: not recorded yet, stored only, being analyzed, or failed. */
export function NoReview({ session, practice, practiceAgain }: WaitingProps) {
  const run = session.analysisRun;
  const failed = run?.status === 'failed';
  // The run of a recording that was only just handed over may not be known yet.
  if (session.status === 'analyzing' || (run && !failed))
    return <Running session={session} jobId={run && !failed ? run.jobId : null} />;
  const again = (label: string, look: string) => (
    <Link className={look} to={practiceAgain} state={START_NOW}>
      {label}
    </Link>
  );
  if (session.audioUrl === null)
    return failed ? (
      <EmptyState
        title="Analysis failed"
        text={run.error ?? 'The recording could not be analyzed.'}
        action={again('Record another take', 'btn')}
      />
    ) : (
      <EmptyState
        title="No recording yet"
        text="This session has not been recorded, so there is nothing to review."
        action={
          <Link className="btn primary" to={practice}>
            Start Practice
          </Link>
        }
      />
    );
  return (
    <>
      <Stored
        session={session}
        title={failed ? 'Analysis failed' : 'Not analyzed yet'}
        text={
          failed
            ? `${run.error ?? 'The recording could not be analyzed.'} The recording is kept.`
            : 'The recording of this session is stored. Nothing has been measured of it.'
        }
        action={failed ? 'Try again' : 'Analyze'}
        other={again('Record another take', 'btn')}
      />
      {session.transcript && (
        <section className="stored-words" aria-labelledby="stored-words">
          <h2 id="stored-words">Transcript</h2>
          <p className="transcript plain">{session.transcript}</p>
        </section>
      )}
    </>
  );
}

interface StoredProps {
  session: SessionDetail;
  title: string;
  text: string;
  action: string;
  other: ReactNode;
}

/** A recording that can be heard, and analyzed where it lies. */
function Stored({ session, title, text, action, other }: StoredProps) {
  const [analyze, { isLoading }] = useAnalyzeStoredMutation();
  const consent = useEndpointConsent();
  const [problem, setProblem] = useState('');
  const start = async () => {
    setProblem('');
    if (!(await consent('audio'))) return;
    const { error } = await analyze({ sessionId: session.id });
    if (error) setProblem(errorMessage(error, 'Failed to analyze audio. Please try again.'));
  };
  return (
    <Panel labelledBy="stored">
      <h2 id="stored">{title}</h2>
      <p className="t2">{text}</p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words are below it, or nobody knows them */}
      <audio
        className="stored-audio"
        controls
        preload="metadata"
        src={session.audioUrl ?? undefined}
        aria-label={`Recording of ${session.title}`}
      />
      <div className="row">
        <Button type="primary" disabled={isLoading} onClick={() => void start()}>
          {action}
        </Button>
        {other}
      </div>
      {problem && (
        <p className="sm problem" role="alert">
          {problem}
        </p>
      )}
    </Panel>
  );
}

function Running({ session, jobId }: { session: SessionDetail; jobId: string | null }) {
  const live = useJobProgress(jobId);
  const { data, refetch } = useGetSessionQuery({ sessionId: session.id }, { pollingInterval: POLL_MS });
  // The run that failed before this one says nothing of it.
  const stored = data?.analysisRun?.status === 'failed' ? null : data?.analysisRun;
  const current = live ?? stored ?? null;
  const ended = live?.status === 'completed' || live?.status === 'failed';
  useEffect(() => {
    if (ended) void refetch();
  }, [ended, refetch]);
  const at = ANALYSIS_STAGES.findIndex((stage) => stage === current?.stage);
  const stages: Stage[] = ANALYSIS_STAGES.map((stage, index) => ({
    key: stage,
    label: stageWords(stage),
    state: index < at ? 'done' : index === at ? 'current' : 'waiting',
  }));
  return (
    <Panel labelledBy="analyzing">
      <h2 id="analyzing">Analyzing</h2>
      <div className="analyzing-stages">
        <StageList label="Analysis" stages={stages} progress={current?.progress} />
      </div>
      <p className="sm t2">About 10 seconds. You can leave; a notification will tell you.</p>
    </Panel>
  );
}
