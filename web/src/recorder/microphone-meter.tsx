import { useEffect, useState } from 'react';
import { ChoiceField } from '../ui/fields.js';
import { LevelMeter } from '../ui/level-meter.js';
import type { LevelReading } from './level-judge.js';
import { listMicrophones, type Microphone } from './microphone.js';
import { useRecorder } from './recorder-context.js';
import './recorder.css';

/** The newest level; under reduced motion only when its word changes. */
function useLevel(): LevelReading | null {
  const recorder = useRecorder();
  const [reading, setReading] = useState<LevelReading | null>(null);
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return recorder.monitor.onLevel((next) =>
      setReading((now) =>
        still && now !== null && now.word === next.word && now.silent === next.silent ? now : next,
      ),
    );
  }, [recorder]);
  return reading;
}

/** Level with its word, and a line when no sound arrives or it clips. */
export function MicrophoneMeter() {
  const reading = useLevel();
  return (
    <div className="microphone-meter">
      <div className="row between">
        <span className="label">Level</span>
        <b className="sm">{reading?.silent ? 'No sound' : (reading?.word ?? 'Listening')}</b>
      </div>
      <LevelMeter
        level={reading?.fraction ?? 0}
        words={reading?.silent ? 'No sound' : (reading?.word ?? 'Listening')}
      />
      {reading?.silent && <p className="inline-warning">No sound is arriving. Is the microphone muted?</p>}
      {reading?.clipping && !reading.silent && (
        <p className="inline-warning">
          The level is too high and the sound breaks up. Move back or lower the input.
        </p>
      )}
    </div>
  );
}

/** Twelve segments for the dock of small screens. */
export function SmallMeter() {
  const reading = useLevel();
  return <LevelMeter level={reading?.fraction ?? 0} words={reading?.word ?? 'Listening'} segments={12} />;
}

export function MicrophoneSelect() {
  const recorder = useRecorder();
  const [microphones, setMicrophones] = useState<Microphone[]>([]);
  const [current, setCurrent] = useState<string | null>(recorder.currentMicrophone);
  useEffect(() => {
    const refresh = () => void listMicrophones().then(setMicrophones);
    refresh();
    navigator.mediaDevices.addEventListener('devicechange', refresh);
    return () => navigator.mediaDevices.removeEventListener('devicechange', refresh);
  }, [recorder]);
  if (microphones.length < 2) return null;
  return (
    <div className="field">
      <label className="field-label" htmlFor="microphone">
        Microphone
      </label>
      <ChoiceField
        id="microphone"
        value={current ?? undefined}
        options={microphones.map(({ deviceId, label }) => ({ value: deviceId, label }))}
        onChange={(deviceId) => {
          setCurrent(deviceId);
          void recorder.chooseMicrophone(deviceId);
        }}
      />
    </div>
  );
}
