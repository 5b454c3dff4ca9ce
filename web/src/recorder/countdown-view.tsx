import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useRecorder } from './recorder-context.js';
import type { RecordingFor } from './capture.js';
import './recorder.css';

interface CountdownViewProps {
  remaining: number;
  target: RecordingFor;
}

/** 3, 2, 1. Said once, in words, for those who do not see it. */
export function CountdownView({ remaining, target }: CountdownViewProps) {
  const recorder = useRecorder();
  const startNow = useRef<HTMLButtonElement>(null);
  useEffect(() => startNow.current?.focus({ preventScroll: true }), []);
  return (
    <div className="countdown">
      <p className="visually-hidden" role="status">
        Recording starts in 3 seconds
      </p>
      <div className="recording-time" aria-hidden="true">
        {remaining}
      </div>
      <div className="row">
        <Button type="primary" size="large" ref={startNow} onClick={() => void recorder.start(target)}>
          Start now
        </Button>
        <Button size="large" onClick={() => recorder.cancelCountdown()}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
