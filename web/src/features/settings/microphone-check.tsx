import type { RecordingSettings } from '../../recorder/recording-settings.js';
import { Button } from 'antd';
import { useEffect } from 'react';
import { MicrophoneMeter } from '../../recorder/microphone-meter.js';
import { RecorderProvider, useRecorder, useRecorderState } from '../../recorder/recorder-context.js';

/** The level as it arrives under the chosen sensitivity; nothing is recorded. */
export function MicrophoneCheck({ settings }: { settings: RecordingSettings }) {
  return (
    <RecorderProvider>
      <Check settings={settings} />
    </RecorderProvider>
  );
}

function Check({ settings }: { settings: RecordingSettings }) {
  const recorder = useRecorder();
  const state = useRecorderState();
  const { phase } = state;
  useEffect(() => void recorder.applySettings(settings), [recorder, settings]);
  if (phase === 'ready') return <MicrophoneMeter />;
  return (
    <div>
      <Button disabled={phase !== 'idle'} onClick={() => void recorder.askForMicrophone()}>
        Check the level
      </Button>
      {state.phase === 'idle' && state.problem !== null && (
        <p className="inline-warning" role="alert">
          The microphone is not allowed for this site, or there is none.
        </p>
      )}
    </div>
  );
}
