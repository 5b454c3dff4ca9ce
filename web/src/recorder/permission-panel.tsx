import { Button } from 'antd';
import { Suspense } from 'react';
import { useToast, type Toast } from '../ui/toast.js';
import { useFocusIfLost } from '../ui/use-focus-if-lost.js';
import { useOnPhase, useRecorder } from './recorder-context.js';
import type { MicrophoneProblem } from './recorder-state.js';
import './recorder.css';
import { lazyPart } from '../lib/lazy-part.js';

const MicrophoneTrouble = lazyPart(() => import('./microphone-trouble.js'), 'MicrophoneTrouble');

interface PermissionPanelProps {
  asking: boolean;
  /** It is the next press of the page. */
  leads: boolean;
  problem: MicrophoneProblem | null;
  /** What the toast says when there is no microphone. */
  failure: Toast;
  onUploadInstead?: () => void;
}

/** Says what will happen before the browser asks. */
export function PermissionPanel({ asking, leads, problem, failure, onUploadInstead }: PermissionPanelProps) {
  const recorder = useRecorder();
  const toast = useToast();
  const allow = useFocusIfLost<HTMLButtonElement>();
  // A closed question is no failure: the panel asks again.
  useOnPhase((state, before) => {
    const refused = before === 'asking' && state.phase === 'idle' && state.problem !== null;
    if (refused && state.problem !== 'dismissed') toast({ ...failure, kind: 'error' });
  });
  return (
    <div className="permission">
      {problem && (
        <Suspense fallback={null}>
          <MicrophoneTrouble problem={problem} />
        </Suspense>
      )}
      <p>
        Lectern needs your microphone. Your browser will ask once. The recording stays on this device until
        you press Analyze.
      </p>
      <p className="sm t3">No voiceprint is made.</p>
      <div className="row">
        <Button
          type={leads ? 'primary' : 'default'}
          ref={allow}
          disabled={asking}
          onClick={() => void recorder.askForMicrophone()}
        >
          {problem === 'dismissed' ? 'Ask again' : 'Allow microphone'}
        </Button>
        {onUploadInstead && <Button onClick={onUploadInstead}>Upload a file instead</Button>}
      </div>
      {asking && (
        <p className="sm t2" role="status">
          Waiting for your answer to the browser's question.
        </p>
      )}
    </div>
  );
}
