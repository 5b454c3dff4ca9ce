import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { MicrophoneMeter } from '../../../recorder/microphone-meter.js';
import { browserOf, describeMicrophoneProblem } from '../../../recorder/microphone-problem.js';
import { useRecorder } from '../../../recorder/recorder-context.js';
import type { MicrophoneProblem, RecorderState } from '../../../recorder/recorder-state.js';
import { RecordingDot, StopButton } from '../../../recorder/recording-controls.js';
import { clock, timer } from '../../../lib/format.js';

interface PermissionProps {
  asking: boolean;
  problem: MicrophoneProblem | null;
  discardAudio: boolean;
  onCancel: () => void;
}

/** Says what will happen before the browser asks. */
export function Permission({ asking, problem, discardAudio, onCancel }: PermissionProps) {
  const recorder = useRecorder();
  const allow = useRef<HTMLButtonElement>(null);
  useEffect(() => allow.current?.focus({ preventScroll: true }), []);
  const trouble = problem && describeMicrophoneProblem(problem, browserOf(navigator.userAgent));
  return (
    <>
      {trouble && (
        <Alert type="error" showIcon role="alert" title={trouble.title} description={trouble.text} />
      )}
      <p>
        Lectern needs your microphone. Recording begins one second after you allow it.{' '}
        {discardAudio ? 'No audio is kept or sent: this browser measures it.' : ''}
      </p>
      <p className="sm t3">No voiceprint is made.</p>
      <div className="row">
        <Button
          type="primary"
          size="large"
          ref={allow}
          disabled={asking}
          onClick={() => void recorder.askForMicrophone()}
        >
          {problem === 'dismissed' ? 'Ask again' : 'Allow microphone'}
        </Button>
        <Button type="text" size="large" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {asking && (
        <p className="sm t2" role="status">
          Waiting for your answer to the browser's question.
        </p>
      )}
    </>
  );
}

interface BeatProps {
  /** Nothing could be measured of what was just said. */
  again: boolean;
  onAgain: () => void;
  onCancel: () => void;
}

/** One beat to breathe in. */
export function Beat({ again, onAgain, onCancel }: BeatProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p className="retake-beat" role="status">
        {again
          ? 'Nothing could be measured of that. Say it once more.'
          : 'Breathe in. Recording starts in one second.'}
      </p>
      {again && (
        <Button type="primary" size="large" onClick={onAgain}>
          Record
        </Button>
      )}
      <Button size="large" ref={cancel} onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}

interface SpeakingProps {
  state: Extract<RecorderState, { phase: 'recording' | 'stopping' }>;
  longest: number;
  discardAudio: boolean;
  onCancel: () => void;
}

export function Speaking({ state, longest, discardAudio, onCancel }: SpeakingProps) {
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus({ preventScroll: true }), []);
  const stopping = state.phase === 'stopping';
  return (
    <>
      <div className="row between">
        <RecordingDot label={stopping ? 'Stopping' : 'Recording'} />
        <span className="num">
          <span className="retake-time" role="timer" aria-label="Recording time">
            {timer(state.seconds)}
          </span>{' '}
          <span className="sm t3">of at most {clock(longest)}</span>
        </span>
      </div>
      <MicrophoneMeter />
      <StopButton label="Stop and compare" state={state} ref={stop} />
      <div className="row between">
        <p className="sm t3">
          {discardAudio
            ? 'Measured here as you speak. No audio is kept or sent.'
            : 'Stop sends this take to be measured beside the passage. Your score stays as it is.'}
        </p>
        <Button type="text" disabled={stopping} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {state.phase === 'recording' && state.storeProblem !== null && !discardAudio && (
        <p className="inline-warning">{state.storeProblem}</p>
      )}
    </>
  );
}

export function Sending({ offline }: { offline: boolean }) {
  return (
    <p className="loading-line" role="status">
      <span className="spinner" aria-hidden="true" />
      {offline
        ? 'Offline. The take is kept here and goes on when the connection is back.'
        : 'Sending the take...'}
    </p>
  );
}

interface NotSentProps {
  /** Null when the user did not agree to send it. */
  reason: string | null;
  kept: boolean;
  onRetry: () => void;
  onDelete: () => void;
}

export function NotSent({ reason, kept, onRetry, onDelete }: NotSentProps) {
  return (
    <>
      <Alert
        type={reason === null ? 'info' : 'error'}
        showIcon
        role="alert"
        title={reason === null ? 'The take was not sent' : 'The take could not be sent'}
        description={[reason, kept ? 'It is kept on this device.' : null].filter(Boolean).join(' ')}
      />
      <div className="row">
        <Button type="primary" size="large" onClick={onRetry}>
          {reason === null ? 'Send it' : 'Try again'}
        </Button>
        <Button size="large" onClick={onDelete}>
          Delete this take
        </Button>
      </div>
    </>
  );
}
