import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useJobProgress } from '../../../api/hooks.js';
import { timer } from '../../../lib/format.js';
import { stageWords } from '@lectern/contracts/english/stages';
import { useFocusIfLost } from '../../../ui/use-focus-if-lost.js';

interface JobLineProps {
  /** The request id that was sent with the call. */
  jobId: string;
  /** What is going on until the server names a stage. */
  doing: string;
  /** Bytes on the wire, while a file is still being sent; 0 to 1. */
  sent?: number;
  /** By the server's clock, where it goes on without this page. */
  begunSecondsAgo?: number;
  /** Ends the wait for a model; offered while it writes. */
  onFinishByRules?: () => Promise<boolean>;
  onCancel: () => void;
}

/** A call that is being waited for: its stage as the server reports it, elapsed time, Cancel. */
export function JobLine({ jobId, doing, sent, begunSecondsAgo, onFinishByRules, onCancel }: JobLineProps) {
  const progress = useJobProgress(jobId);
  const elapsed = useElapsedSeconds(begunSecondsAgo);
  const cancel = useFocusIfLost<HTMLButtonElement>();
  const sending = sent !== undefined && sent < 1;
  const stage = sending
    ? 'Sending the file'
    : progress?.stage
      ? stageWords(progress.stage, progress.counted)
      : doing;
  const fraction = sending ? sent : progress?.progress;
  return (
    <div className="job-line">
      <div className="row">
        <span className="spinner" aria-hidden="true" />
        <span role="status">{stage}</span>
        <span className="sm t3 num">{timer(elapsed)}</span>
        {onFinishByRules && !sending && progress?.stage === 'model-writing' && (
          <FinishByRules onFinish={onFinishByRules} />
        )}
        <Button size="small" ref={cancel} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {fraction !== undefined && (
        <div
          className="bar"
          role="progressbar"
          aria-label={stage}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(fraction * 100)}
        >
          <span style={{ transform: `scaleX(${fraction})` }} />
        </div>
      )}
    </div>
  );
}

function FinishByRules({ onFinish }: { onFinish: () => Promise<boolean> }) {
  const [asked, setAsked] = useState(false);
  const finish = async (): Promise<void> => {
    setAsked(true);
    setAsked(await onFinish());
  };
  return (
    <Button
      size="small"
      loading={asked}
      title="What the model has not written by now is drafted by the built-in rules"
      onClick={() => void finish()}
    >
      Use the rules’ draft now
    </Button>
  );
}

function useElapsedSeconds(already = 0): number {
  const [seconds, setSeconds] = useState(already);
  useEffect(() => {
    const started = performance.now() - already * 1_000;
    const tick = () => setSeconds((performance.now() - started) / 1_000);
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [already]);
  return seconds;
}
