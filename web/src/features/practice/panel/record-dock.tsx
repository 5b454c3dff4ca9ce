import { AudioOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense } from 'react';
import { clock } from '../../../lib/format.js';
import { lazyPart } from '../../../lib/lazy-part.js';
import { isTooLong } from '../../../recorder/audio-file.js';
import { useRecorder, useRecorderState } from '../../../recorder/recorder-context.js';
import { Dock } from '../../../ui/dock.js';
import { useAnalyzeTake } from '../use-analyze-take.js';
import { useTakeDesk } from './take-context.js';

const LengthToSay = lazyPart(() => import('./length-to-say.js'), 'LengthToSay');

/** The next press, at the bottom edge of small screens: the panel itself lies below the script. */
export function RecordDock() {
  const recorder = useRecorder();
  const state = useRecorderState();
  const analyze = useAnalyzeTake();
  const { bench, choices, start, deaf } = useTakeDesk();
  const record = bench.number === null ? 'Record' : `Record take ${bench.number}`;
  const act = () => {
    switch (state.phase) {
      case 'idle':
      case 'asking':
        // Before there is something to speak, the next press is another one.
        if (!bench.canSpeak) return null;
        return (
          <Button
            type="primary"
            size="large"
            icon={<AudioOutlined aria-hidden="true" />}
            disabled={state.phase === 'asking'}
            onClick={() => void recorder.askForMicrophone()}
          >
            Allow microphone
          </Button>
        );
      case 'ready':
        return (
          <Button
            type="primary"
            size="large"
            icon={<AudioOutlined aria-hidden="true" />}
            disabled={deaf}
            onClick={() => void start()}
          >
            {record}
          </Button>
        );
      case 'stopped':
        return (
          <Button
            type="primary"
            size="large"
            disabled={isTooLong(state.take.seconds)}
            onClick={() => void analyze({ words: choices.words, discardAudio: choices.discardAudio })}
          >
            {state.failure ? 'Try again' : 'Analyze'}
          </Button>
        );
      default:
        return null;
    }
  };
  const button = act();
  if (button === null) return null;
  return (
    <div className="record-dock">
      <Dock label="Next step">
        <span className="dock-length num">
          {state.phase === 'stopped' ? (
            <>
              <b>{state.take.seconds === null ? '' : clock(state.take.seconds)}</b>
              <span className="line2">recorded</span>
            </>
          ) : (
            bench.script !== '' && (
              <Suspense fallback={null}>
                <LengthToSay script={bench.script} />
              </Suspense>
            )
          )}
        </span>
        {button}
      </Dock>
    </div>
  );
}
