import { useEffect } from 'react';
import { useJobProgress } from '../../api/hooks.js';
import { useGetSessionQuery } from '../../api/sessions.api.js';
import { useToast } from '../../ui/toast.js';
import { useRecorder, useRecorderState } from '../../recorder/recorder-context.js';

/** The socket brings each stage at once; this often the server is asked in case it does not. */
const POLL_MS = 3_000;

/** Follows the analysis that the recorder is waiting for, and reports its end to it. */
export function useAnalysisRun(): void {
  const recorder = useRecorder();
  const state = useRecorderState();
  const toast = useToast();
  const run = state.phase === 'analyzing' ? state.run : null;
  const jobId = run?.jobId ?? null;
  const live = useJobProgress(jobId);
  const { data } = useGetSessionQuery(
    { sessionId: run?.sessionId ?? '' },
    { skip: run === null, pollingInterval: POLL_MS, refetchOnMountOrArgChange: true },
  );
  const stored = data?.analysisRun?.jobId === jobId ? data?.analysisRun : null;

  useEffect(() => {
    if (jobId === null) return;
    if (stored?.status === 'failed') {
      const message = stored.error ?? 'Failed to analyze audio. Please try again.';
      recorder.dispatch({ type: 'analysis-failed', jobId, stage: stored.stage, message });
      toast({ kind: 'error', title: 'Analysis failed', text: message });
      return;
    }
    if (stored?.status === 'completed') {
      recorder.dispatch({ type: 'analysis-completed', jobId });
      toast({ kind: 'success', title: 'Analysis complete' });
      return;
    }
    const newest = live ?? stored;
    if (newest && newest.stage !== null) {
      recorder.dispatch({
        type: 'analysis-progressed',
        jobId,
        stage: newest.stage,
        fraction: newest.progress,
      });
    }
  }, [jobId, live, stored, recorder, toast]);
}
