import { Button, Switch } from 'antd';
import { useState, type DragEvent } from 'react';
import { remember, remembered } from '../../../lib/device-memory.js';
import { PlanForm } from '../clock/plan-form.js';
import { MicrophoneMeter, MicrophoneSelect } from '../recorder/microphone-meter.js';
import { useRecorder } from '../recorder/recorder-context.js';
import { InputSettings } from './input-settings.js';
import { PrivacyLine } from './privacy-line.js';
import { useFocusIfLost } from '../use-focus-if-lost.js';
import type { PanelProps } from './panel-props.js';
import { WordsSwitch } from './words-switch.js';

interface ReadyViewProps extends PanelProps {
  onChooseFile: () => void;
  onFile: (file: File | undefined) => void;
}

const COUNTDOWN_KEY = 'lectern.countdown';

/** Microphone check and the start of a take. */
export function ReadyView(props: ReadyViewProps) {
  const { target, discardAudio, onDiscardAudio, recognizeWords, onRecognizeWords } = props;
  const recorder = useRecorder();
  const startButton = useFocusIfLost<HTMLButtonElement>();
  const [countdown, setCountdown] = useState(() => remembered(COUNTDOWN_KEY) !== 'off');
  const deaf = discardAudio && !recorder.monitor.isListening;
  const start = () => {
    if (!target || deaf) return;
    if (countdown) recorder.startCountdown(target);
    else void recorder.start(target);
  };
  return (
    <div className="ready">
      <p className="t2">
        Say a sentence as loud as you will speak. The word beside the bar should read Good.
      </p>
      <MicrophoneMeter />
      <MicrophoneSelect />
      <InputSettings settings={props.settings} onChange={props.onSettings} numbersOnly={discardAudio} />
      <Button
        type="primary"
        size="large"
        block
        ref={startButton}
        disabled={target === null || deaf}
        onClick={start}
      >
        Start Recording
      </Button>
      {deaf && (
        <p className="inline-warning">
          This browser cannot measure while you speak, so it needs the audio. Switch off “Keep the numbers,
          discard the audio” to record.
        </p>
      )}
      <div className="switches">
        <label className="switch-row">
          <Switch
            checked={countdown}
            aria-label="Count down from three"
            onChange={(on) => {
              setCountdown(on);
              remember(COUNTDOWN_KEY, on ? 'on' : 'off');
            }}
          />
          <span>Count down from three</span>
        </label>
        <label className="switch-row">
          <Switch
            checked={discardAudio}
            aria-label="Keep the numbers, discard the audio"
            onChange={onDiscardAudio}
          />
          <span>Keep the numbers, discard the audio</span>
        </label>
        <PlanForm plan={props.plan} onChange={props.onPlan} />
        <WordsSwitch on={recognizeWords} onChange={onRecognizeWords} />
      </div>
      <PrivacyLine numbersOnly={discardAudio} />
      <AudioDrop onChooseFile={props.onChooseFile} onFile={props.onFile} />
    </div>
  );
}

function AudioDrop({ onChooseFile, onFile }: Pick<ReadyViewProps, 'onChooseFile' | 'onFile'>) {
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={over ? 'drop-zone over' : 'drop-zone'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <span className="t2">Or drop an audio file here</span>
      <Button onClick={onChooseFile}>Choose a file</Button>
    </div>
  );
}
