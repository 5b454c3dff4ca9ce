import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { fileSize } from '../../../lib/format.js';
import { paths } from '../../../lib/paths.js';
import { StageList } from '../../../ui/stage-list.js';
import { useRecorder } from '../../../recorder/recorder-context.js';
import type { AnalysisRun, UploadProgress } from '../../../recorder/recorder-state.js';
import { useFocusIfLost } from '../../../ui/use-focus-if-lost.js';
import { analysisStages } from './analysis-stages.js';

export function UploadView({ upload }: { upload: UploadProgress }) {
  const recorder = useRecorder();
  const { sentBytes, totalBytes, waitingForNetwork } = upload;
  const cancel = useFocusIfLost<HTMLButtonElement>();
  const fraction = totalBytes === 0 ? 0 : sentBytes / totalBytes;
  return (
    <div className="upload">
      <p role="status" className={waitingForNetwork ? undefined : 'visually-hidden'}>
        {waitingForNetwork ? 'No connection. The recording is kept here and goes on by itself.' : 'Uploading'}
      </p>
      {!waitingForNetwork && (
        <p className="num">
          {fileSize(sentBytes)} of {fileSize(totalBytes)}
        </p>
      )}
      <div
        className="bar"
        role="progressbar"
        aria-label="Upload"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(fraction * 100)}
      >
        <span style={{ transform: `scaleX(${fraction})` }} />
      </div>
      <Button ref={cancel} onClick={() => recorder.cancelUpload()}>
        Cancel
      </Button>
    </div>
  );
}

export function AnalysisView({ run }: { run: AnalysisRun }) {
  const heading = useFocusIfLost<HTMLHeadingElement>();
  return (
    <div className="analysis-run">
      <h3 ref={heading} tabIndex={-1}>
        Analyzing
      </h3>
      <StageList
        label="Analysis"
        stages={analysisStages(run.stage, run.hasWords)}
        progress={run.fraction ?? undefined}
      />
      <p className="sm t2">About 10 seconds. You can leave; a notification will tell you.</p>
    </div>
  );
}

export function DoneView({ sessionId }: { sessionId: string }) {
  const recorder = useRecorder();
  const navigate = useNavigate();
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => open.current?.focus({ preventScroll: true }), []);
  return (
    <div className="analysis-done">
      <h3>Analysis complete</h3>
      <p className="t2">Every figure in the review can be played back.</p>
      <div className="row">
        <Button
          type="primary"
          size="large"
          ref={open}
          onClick={() => void navigate(paths.session(sessionId))}
        >
          Open the review
        </Button>
        <Button size="large" onClick={() => recorder.startOver()}>
          Record another take
        </Button>
      </div>
    </div>
  );
}
