import { Alert, Button, Radio } from 'antd';
import { TextArea } from '../../../ui/fields.js';
import { isTooLong } from '../../../recorder/audio-file.js';
import { useRecorder } from '../../../recorder/recorder-context.js';
import type { Failure, Held, RecorderState } from '../../../recorder/recorder-state.js';
import { stageWords } from '@lectern/contracts/english/stages';
import { saveBlob } from '../../../lib/save-blob.js';
import { useAnalyzeTake, type Words } from '../use-analyze-take.js';
import { useFocusIfLost } from '../../../ui/use-focus-if-lost.js';
import { PrivacyLine } from './privacy-line.js';
import { useTakeDesk } from './take-context.js';
import { DiscardButton, TakeSummary } from './take-summary.js';

type Stopped = Extract<RecorderState, { phase: 'stopped' }>;

/** Audio is ready: listen, say which words belong to it, analyze. */
export function TakeView({ state }: { state: Stopped }) {
  const { bench, choices } = useTakeDesk();
  const { script } = bench;
  const { discardAudio, words, setWords } = choices;
  const recorder = useRecorder();
  const analyze = useAnalyzeTake();
  const analyzeButton = useFocusIfLost<HTMLButtonElement>();
  const { take, failure } = state;
  const tooLong = isTooLong(take.seconds);
  const heard = take.heard?.map(({ text }) => text).join(' ') ?? '';
  const texts = { none: '', heard, recognized: take.recognized ?? '', script, pasted: '' };
  const found = choices.liveWords.offered && take.held.kind === 'audio' && !discardAudio;
  const choose = (source: Words['source']) => setWords({ source, text: texts[source] });
  return (
    <div className="take">
      {failure && <FailureAlert failure={failure} held={take.held} />}
      <TakeSummary take={take} />
      {take.source === 'recovered' && <p className="sm t3">The last 2 seconds may be missing.</p>}
      {tooLong && (
        <p className="inline-warning">
          This recording is longer than two hours, the longest that is analyzed. Choose a part of it.
        </p>
      )}
      <fieldset className="take-words">
        <legend className="field-label">Words</legend>
        <Radio.Group
          value={words.source}
          onChange={({ target }) => choose(target.value)}
          options={[
            ...(take.recognized === null
              ? []
              : [{ value: 'recognized', label: 'As recognized on this device' }]),
            ...(take.heard ? [{ value: 'heard', label: 'As found on this server' }] : []),
            {
              value: 'none',
              label: found
                ? 'Found on this machine, after Analyze'
                : 'None: measure pace, pauses and level only',
            },
            ...(script === '' ? [] : [{ value: 'script', label: 'I spoke the generated script' }]),
            { value: 'pasted', label: 'Paste the words I spoke' },
          ]}
        />
        {words.source === 'pasted' && (
          <TextArea
            aria-label="The words you spoke"
            className="growing"
            rows={4}
            maxLength={200_000}
            value={words.text}
            onChange={(event) => setWords({ source: 'pasted', text: event.target.value })}
          />
        )}
      </fieldset>
      <div className="row">
        <Button
          type="primary"
          size="large"
          ref={analyzeButton}
          className="panel-primary"
          disabled={tooLong}
          onClick={() => void analyze({ words, discardAudio })}
        >
          {failure ? 'Try again' : 'Analyze'}
        </Button>
        {take.held.kind === 'audio' && (failure || take.source !== 'file') && (
          <Button size="large" onClick={() => saveHeld(take.held)}>
            Save to disk
          </Button>
        )}
        <DiscardButton take={take} onDiscard={() => void recorder.discard()} />
      </div>
      <PrivacyLine
        numbersOnly={discardAudio || take.held.kind === 'numbers'}
        hears={take.source === 'microphone' && recorder.serverWords.getState() !== null}
      />
    </div>
  );
}

function FailureAlert({ failure, held }: { failure: Failure; held: Held }) {
  const kept = held.kind === 'audio' ? 'The audio is kept.' : 'What was measured is kept here.';
  const where = failure.stage === null ? '' : ` It stopped at: ${stageWords(failure.stage)}.`;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={failure.during === 'upload' ? 'The recording could not be sent' : 'Analysis failed'}
      description={`${failure.message}${where} ${kept}`}
    />
  );
}

const saveHeld = (held: Held) => held.kind === 'audio' && saveBlob(held.blob, held.fileName);
