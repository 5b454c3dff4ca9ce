import { ANALYSIS_STAGES } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useJobProgress } from '../../api/hooks.js';
import { useGetSessionQuery } from '../../api/sessions.api.js';
import { Panel } from '../../ui/panel.js';
import { StageList, type Stage } from '../../ui/stage-list.js';
import { EmptyState } from '../../ui/states.js';

const POLL_MS = 3_000;
const LABELS: Record<(typeof ANALYSIS_STAGES)[number], string> = {
  reading: 'Reading the audio',
  measuring: 'Pauses, pace and level',
  words: 'Words and fillers',
  finishing: 'Putting it together',
};

interface NoReviewProps {
  session: SessionDetail;
  practiceAgain: string;
}

/** A session without a report: not recorded yet, being analyzed, or failed. */
export function NoReview({ session, practiceAgain }: NoReviewProps) {
  const run = session.analysisRun;
  if (run && run.status !== 'failed') return <Running session={session} jobId={run.jobId} />;
  if (run) {
    return (
      <EmptyState
        title="Analysis failed"
        text={run.error ?? 'The recording could not be analyzed.'}
        action={
          <Link className="btn" to={practiceAgain}>
            Record another take
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No recording yet"
      text="This session has not been recorded, so there is nothing to review."
      action={
        <Link className="btn primary" to={practiceAgain}>
          Start Practice
        </Link>
      }
    />
  );
}

function Running({ session, jobId }: { session: SessionDetail; jobId: string }) {
  const live = useJobProgress(jobId);
  const { data, refetch } = useGetSessionQuery({ sessionId: session.id }, { pollingInterval: POLL_MS });
  const stored = data?.analysisRun;
  const current = live ?? stored ?? null;
  const ended = live?.status === 'completed' || live?.status === 'failed';
  useEffect(() => {
    if (ended) void refetch();
  }, [ended, refetch]);
  const at = ANALYSIS_STAGES.findIndex((stage) => stage === current?.stage);
  const stages: Stage[] = ANALYSIS_STAGES.map((stage, index) => ({
    key: stage,
    label: LABELS[stage],
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
