import { Button, Switch } from 'antd';
import { useState, type DragEvent } from 'react';
import { PlanForm } from '../clock/plan-form.js';
import { MicrophoneMeter, MicrophoneSelect } from '../../../recorder/microphone-meter.js';
import { InputSettings } from '../../../recorder/input-settings.js';
import { PrivacyLine } from './privacy-line.js';
import { useFocusIfLost } from '../../../ui/use-focus-if-lost.js';
import { useTakeDesk } from './take-context.js';
import { LiveWordsSwitch } from './live-words-switch.js';
import { WordsSwitch } from './words-switch.js';

interface ReadyViewProps {
  onChooseFile: () => void;
  onFile: (file: File | undefined) => void;
}

/** Microphone check and the start of a take. */
export function ReadyView(props: ReadyViewProps) {
  const { bench, choices, start, deaf } = useTakeDesk();
  const { discardAudio } = choices;
  const startButton = useFocusIfLost<HTMLButtonElement>();
  return (
    <div className="ready">
      <p className="t2">
        Say a sentence as loud as you will speak. The word beside the bar should read Good.
      </p>
      <MicrophoneMeter />
      <MicrophoneSelect />
      <InputSettings settings={choices.settings} onChange={choices.setSettings} numbersOnly={discardAudio} />
      <Button
        type={bench.canSpeak ? 'primary' : 'default'}
        size="large"
        block
        className="panel-primary"
        ref={startButton}
        disabled={deaf}
        onClick={() => void start()}
      >
        {bench.number === null ? 'Start Recording' : `Record take ${bench.number}`}
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
            checked={choices.countdown}
            aria-label="Count down from three"
            onChange={choices.setCountdown}
          />
          <span>Count down from three</span>
        </label>
        <label className="switch-row">
          <Switch
            checked={discardAudio}
            aria-label="Keep the numbers, discard the audio"
            onChange={choices.setDiscardAudio}
          />
          <span>Keep the numbers, discard the audio</span>
        </label>
        <PlanForm plan={choices.plan} onChange={choices.setPlan} />
        <LiveWordsSwitch words={choices.liveWords} discardAudio={discardAudio} />
        <WordsSwitch on={choices.recognizeWords} onChange={choices.setRecognizeWords} />
      </div>
      <PrivacyLine numbersOnly={discardAudio} hears={choices.liveWords.offered && choices.liveWords.on} />
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
