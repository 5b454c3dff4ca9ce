import { useEffect, useRef, type RefObject } from 'react';
import { timer } from '../lib/format.js';
import { useRecorder } from './recorder-context.js';
import type { RecorderState } from './recorder-state.js';
import './recorder.css';

export type Speaking = Extract<RecorderState, { phase: 'recording' | 'stopping' }>;

/** Sets the window title to the running time, so that it is seen from another tab. */
export function useRecordingTitle(state: RecorderState): void {
  const seconds = state.phase === 'recording' ? Math.floor(state.seconds) : null;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (seconds === null) {
      if (before.current !== null) document.title = before.current;
      before.current = null;
      return;
    }
    before.current ??= document.title;
    document.title = `Recording ${timer(seconds)} | Lectern`;
  }, [seconds]);
}

export function RecordingDot({ label }: { label: string }) {
  return (
    <span className="recording-dot">
      <i aria-hidden="true" />
      {label}
    </span>
  );
}

/** Stops the recording for a while; what is said meanwhile is in no measure. */
export function PauseButton({ state, short }: { state: Speaking; short?: boolean }) {
  const recorder = useRecorder();
  const paused = state.phase === 'recording' && state.paused;
  const name = paused ? 'Resume recording' : 'Pause recording';
  return (
    <button
      type="button"
      className="btn pause-button"
      disabled={state.phase === 'stopping'}
      aria-label={name}
      onClick={() => (paused ? recorder.resume() : recorder.pause())}
    >
      {short ? (paused ? 'Resume' : 'Pause') : name}
    </button>
  );
}

export function StopButton({
  label,
  state,
  ref,
}: {
  label: string;
  state: Speaking;
  ref?: RefObject<HTMLButtonElement | null>;
}) {
  const recorder = useRecorder();
  return (
    <button
      type="button"
      className="stop-button"
      ref={ref}
      disabled={state.phase === 'stopping'}
      onClick={() => void recorder.stop()}
    >
      <i aria-hidden="true" />
      {label}
    </button>
  );
}
