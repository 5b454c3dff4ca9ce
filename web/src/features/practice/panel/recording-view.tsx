import { CheckCircleOutlined, LockOutlined, WarningOutlined } from '@ant-design/icons';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from 'antd';
import { clock, timer } from '../../../lib/format.js';
import { Dock } from '../../../ui/dock.js';
import { ArgumentClock, ClockLight } from '../clock/argument-clock.js';
import { lightAt, type ArgumentPlan } from '../clock/argument-plan.js';
import { MicrophoneMeter, SmallMeter } from '../../../recorder/microphone-meter.js';
import { useRecorder } from '../../../recorder/recorder-context.js';
import {
  PauseButton,
  RecordingDot,
  StopButton,
  type Speaking,
} from '../../../recorder/recording-controls.js';
import { timeBudget, type TimeRange } from '../../../recorder/time-budget.js';

interface RecordingViewProps {
  state: Speaking;
  scenarioTitle: string;
  range: TimeRange | null;
  plan: ArgumentPlan;
  discardAudio: boolean;
  /** A single word for the speaker, when they asked for it. */
  cue?: ReactNode;
}

/** While speaking: time, its budget, level and Stop. Nothing else moves. */
export function RecordingView({ state, scenarioTitle, range, plan, discardAudio, cue }: RecordingViewProps) {
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus({ preventScroll: true }), []);
  const { serverWords } = useRecorder();
  const heard = useSyncExternalStore(serverWords.subscribe, serverWords.getState);
  const planned = range && `${range.fromSeconds / 60}-${range.toSeconds / 60} min`;
  return (
    <div className="recording-view">
      <div className="row between">
        <RecordingDot label={dotLabel(state)} />
        <span className="sm t3">{[scenarioTitle, planned].filter(Boolean).join(' · ')}</span>
      </div>
      <div className="recording-time" role="timer" aria-label="Recording time">
        {timer(state.seconds)}
      </div>
      {cue}
      {plan.on ? (
        <ArgumentClock plan={plan} seconds={state.seconds} />
      ) : (
        range && <Budget seconds={state.seconds} range={range} />
      )}
      <MicrophoneMeter />
      <StopButton label="Stop Recording" state={state} ref={stop} />
      <PauseButton state={state} />
      {state.phase === 'stopping' && heard && heard.waiting > 0 && (
        <div className="row between" role="status">
          <span className="sm">
            The last words are being found: {Math.ceil(heard.waiting)} s of sound left.
          </span>
          <Button onClick={() => serverWords.giveUp()}>Do without words</Button>
        </div>
      )}
      <ul className="recorder-notes">
        <li>
          <Safety state={state} discardAudio={discardAudio} />
        </li>
        <li>
          <LockOutlined aria-hidden="true" />
          <span>
            {heard
              ? 'For its words the sound passes through the memory of this server. Nothing is stored until you press Analyze.'
              : 'Nothing is sent until you press Analyze.'}
          </span>
        </li>
      </ul>
    </div>
  );
}

const dotLabel = (state: Speaking): string =>
  state.phase === 'stopping' ? 'Stopping' : state.paused ? 'Paused' : 'Recording';

function Safety({ state, discardAudio }: { state: Speaking; discardAudio: boolean }) {
  if (discardAudio) {
    return (
      <>
        <WarningOutlined aria-hidden="true" />
        <span>The audio is not kept. If the browser closes now, this take is gone.</span>
      </>
    );
  }
  if (state.phase === 'recording' && state.storeProblem !== null) {
    return (
      <>
        <WarningOutlined aria-hidden="true" />
        <span>{state.storeProblem}</span>
      </>
    );
  }
  const safe = state.phase === 'recording' ? state.safeSeconds : state.seconds;
  return (
    <>
      <CheckCircleOutlined aria-hidden="true" />
      <span>Kept on this device as you speak. {clock(safe)} is safe if the browser closes.</span>
    </>
  );
}

function Budget({ seconds, range }: { seconds: number; range: TimeRange }) {
  const { fraction, tick, over } = timeBudget(seconds, range);
  return (
    <div className="time-budget">
      <div className="track" aria-hidden="true">
        <i style={{ transform: `scaleX(${fraction})` }} />
        <b style={{ insetInlineStart: `${tick * 100}%` }} />
      </div>
      <div className="scale num" aria-hidden="true">
        <span>0</span>
        <span style={{ insetInlineStart: `${tick * 100}%` }}>{range.fromSeconds / 60} min</span>
        <span>{over ?? `${range.toSeconds / 60} min`}</span>
      </div>
      {over && <p className="visually-hidden">{over}</p>}
    </div>
  );
}

/** The same controls at the bottom edge of small screens. */
export function RecordingDock({ state, plan }: { state: Speaking; plan: ArgumentPlan }) {
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (stop.current?.checkVisibility()) stop.current.focus({ preventScroll: true });
  }, []);
  return (
    <div className="recording-dock">
      <Dock label="Recording">
        {plan.on ? <ClockLight light={lightAt(state.seconds, plan)} /> : <RecordingDot label="" />}
        <span className="dock-time num" role="timer" aria-label="Recording time">
          {timer(state.seconds)}
        </span>
        <SmallMeter />
        <PauseButton state={state} short />
        <StopButton label="Stop" state={state} ref={stop} />
      </Dock>
    </div>
  );
}
