import { ExclamationCircleOutlined } from '@ant-design/icons';
import { PACE } from '@lectern/speech/bands';
import { Switch } from 'antd';
import { useMemo, useSyncExternalStore } from 'react';
import { timer } from '../../../lib/format.js';
import { wordFigures } from '../../../recorder/live-words.js';
import { useRecorder } from '../../../recorder/recorder-context.js';
import type { ServerWordsState } from '../../../recorder/server-words.js';
import type { RecorderState } from '../../../recorder/recorder-state.js';
import { PauseButton, RecordingDot, StopButton } from '../../../recorder/recording-controls.js';
import { ArgumentClock } from '../clock/argument-clock.js';
import { useCueSetting } from './cue.js';
import { useTakeDesk } from './take-context.js';
import {
  confidenceRow,
  fillerRow,
  hesitationRow,
  paceRow,
  pauseRow,
  STARTING,
  volumeRow,
  wordPaceRow,
  type LiveRow,
} from './live-rows.js';

/** Five ruled rows, each at most every 2 s, without motion. */
export function LiveFeedback({ state }: { state: RecorderState }) {
  const { monitor, words, serverWords } = useRecorder();
  const live = useSyncExternalStore(monitor.subscribeLive, monitor.getLive);
  const onDevice = useSyncExternalStore(words.subscribe, words.getWords);
  const onServer = useSyncExternalStore(serverWords.subscribe, serverWords.getState);
  const heard = onServer?.progress === 'listening' ? onServer : onDevice;
  const figures = useMemo(() => heard && wordFigures(heard.transcript, heard.seconds), [heard]);
  const [cue, setCue] = useCueSetting();
  const { choices } = useTakeDesk();
  const { plan } = choices;
  const speaking = state.phase === 'recording' || state.phase === 'stopping';
  const hesitations = hesitationRow(live);
  const pace = figures ? wordPaceRow(figures, live) : paceRow(live);
  const measured = pace.starting ? null : (figures?.wordsPerMinute ?? live?.wordsPerMinute ?? null);
  return (
    <div>
      {speaking && (
        <div className="row between">
          <RecordingDot label={state.phase === 'recording' && state.paused ? 'Paused' : 'Recording'} />
          <span className="live-clock num" role="timer" aria-label="Recording time">
            {timer(state.seconds)}
          </span>
        </div>
      )}
      {speaking && plan.on && <ArgumentClock plan={plan} seconds={state.seconds} />}
      <Row name="Speaking pace" row={pace} band={measured} />
      <Row name="Pauses" row={pauseRow(live)} />
      <Row name="Volume" row={volumeRow(live)} />
      {hesitations && <Row name="Hesitation sounds, likely" row={hesitations} />}
      {figures ? (
        <>
          <Row name="Filler words" row={fillerRow(figures)} />
          <Row name="Confidence" row={confidenceRow(figures)} />
          {heard && heard.transcript !== '' && (
            <p className="sm t2 last-words">… {lastWords(heard.transcript)}</p>
          )}
        </>
      ) : speaking || live !== null ? (
        <div className="live-row note">
          <ExclamationCircleOutlined aria-hidden="true" />
          <span className="sm t2">
            {withoutWords(onServer, choices.liveWords.offered && !choices.discardAudio)}
          </span>
        </div>
      ) : (
        <>
          <Row
            name="Filler words"
            row={{ figure: '–', unit: '', said: 'counted when the words are known', starting: true }}
          />
          <Row
            name="Confidence"
            row={{
              figure: String(STARTING.confidence),
              unit: '',
              said: 'starting value, not measured yet',
              starting: true,
            }}
          />
        </>
      )}
      <label className="switch-row">
        <Switch checked={cue} aria-label="One cue while I speak" onChange={setCue} />
        <span>One cue while I speak</span>
      </label>
      {speaking && <StopButton label="Stop Recording" state={state} />}
      {speaking && <PauseButton state={state} />}
    </div>
  );
}

/** Enough to see that one is heard, not so much that one reads along. */
const lastWords = (transcript: string): string => transcript.split(' ').slice(-10).join(' ');

function withoutWords(server: ServerWordsState | null, later: boolean): string {
  if (server?.progress === 'behind')
    return later
      ? 'This server does not keep up with you: fillers and confidence come with the analysis.'
      : 'This server does not keep up with you, so fillers and confidence are not shown.';
  if (later)
    return 'Fillers and confidence come with the analysis: this machine finds the words after the take.';
  return 'No transcript in this browser, so fillers and confidence are not shown. You can paste the words after recording.';
}

function Row({ name, row, band }: { name: string; row: LiveRow; band?: number | null }) {
  return (
    <div className={row.starting ? 'live-row starting' : 'live-row'}>
      <span>{name}</span>
      <span className="figure">
        {row.figure} {row.unit && <span className="unit">{row.unit}</span>}
      </span>
      {band !== undefined && band !== null && <PaceBand wordsPerMinute={band} />}
      <span className="said">{row.said}</span>
    </div>
  );
}

const FROM = 90;
const TO = 210;
const at = (wordsPerMinute: number) =>
  `${(Math.min(1, Math.max(0, (wordsPerMinute - FROM) / (TO - FROM))) * 100).toFixed(1)}%`;
const span = ([low, high]: readonly [number, number]) => ({
  insetInlineStart: at(low),
  width: `${((high - low) / (TO - FROM)) * 100}%`,
});

/** The words beside it say the same. */
function PaceBand({ wordsPerMinute }: { wordsPerMinute: number }) {
  return (
    <span className="pace-band" aria-hidden="true">
      <span className="fair" style={span(PACE.fair)} />
      <span className="good" style={span(PACE.good)} />
      <span className="at" style={{ insetInlineStart: at(wordsPerMinute) }} />
    </span>
  );
}
