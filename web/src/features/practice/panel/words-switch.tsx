import { Switch } from 'antd';
import { useEffect, useState } from 'react';
import { installRecognition, onDeviceRecognition } from '../../../recorder/word-recognizer.js';

interface WordsSwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Asks for a yes of its own; shown only where the browser can recognize words without sending the voice away. */
export function WordsSwitch({ on, onChange }: WordsSwitchProps) {
  const [can, setCan] = useState<'ready' | 'downloadable' | 'none'>('none');
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle');
  useEffect(() => {
    let left = false;
    void onDeviceRecognition().then((answer) => !left && setCan(answer));
    return () => {
      left = true;
    };
  }, []);
  if (can === 'none') return null;

  const change = async (wanted: boolean) => {
    if (!wanted || can === 'ready') return onChange(wanted);
    setState('fetching');
    const installed = await installRecognition();
    setState(installed ? 'idle' : 'failed');
    if (installed) setCan('ready');
    onChange(installed);
  };

  return (
    <div>
      <label className="switch-row">
        <Switch
          checked={on}
          disabled={state === 'fetching'}
          aria-label="Recognize my words on this device"
          aria-describedby="words-switch"
          onChange={(wanted) => void change(wanted)}
        />
        <span>Recognize my words on this device</span>
      </label>
      <p id="words-switch" className="sm t3">
        {state === 'failed'
          ? 'The browser could not fetch its language pack. Everything else works without it.'
          : state === 'fetching'
            ? 'The browser is fetching its language pack.'
            : can === 'ready'
              ? 'For fillers and confidence while you speak. Your voice does not leave this device.'
              : 'The browser first fetches its language pack. Your voice does not leave this device.'}
      </p>
    </div>
  );
}
