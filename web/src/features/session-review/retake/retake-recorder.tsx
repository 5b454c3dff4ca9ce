import type { SessionDetail } from '@lectern/contracts/sessions';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../../../api/api-error.js';
import { errorMessage } from '../../../api/error-message.js';
import { useUser } from '../../../api/hooks.js';
import { deliverAudio, deliverNumbers } from '../../../recorder/deliver.js';
import { LeaveGuard } from '../../../recorder/leave-guard.js';
import { recordingFileName } from '../../../recorder/media-format.js';
import {
  recordingStore,
  RecorderProvider,
  useRecorder,
  useRecorderState,
} from '../../../recorder/recorder-context.js';
import { useRecordingTitle } from '../../../recorder/recording-controls.js';
import { onDeviceRecognition } from '../../../recorder/word-recognizer.js';
import { useEndpointConsent } from '../../../recorder/use-endpoint-consent.js';
import type { RetakePassage } from './fix-context.js';
import { useSubmitMeasuredTakeMutation, useSubmitTakeMutation } from './takes.api.js';
import { QUICK_PRACTICE } from '../../../lib/scenarios.js';
import { Beat, NotSent, Permission, Sending, Speaking } from './retake-views.js';

/** A passage takes at most this long, in seconds. */
const LONGEST = 60;
const BEAT_MS = 1_000;
const FAILED = 'The take could not be sent. Please try again.';

const wasLost = (error: unknown): boolean => isApiError(error) && error.code === 'network';

interface RetakeRecorderProps {
  session: SessionDetail;
  passage: RetakePassage;
  /** A retake that was spoken before and never sent: it goes without being recorded again. */
  recoveredId: string | null;
  onSent: (takeId: string) => void;
  onCancel: () => void;
}

/** Records a passage where it is reviewed: one beat, speak, stop, and it is on its way. */
export function RetakeRecorder(props: RetakeRecorderProps) {
  return (
    <RecorderProvider>
      <Recorder {...props} />
    </RecorderProvider>
  );
}

function Recorder({ session, passage: asked, recoveredId, onSent, onCancel }: RetakeRecorderProps) {
  const recorder = useRecorder();
  const state = useRecorderState();
  const user = useUser();
  const consent = useEndpointConsent();
  const [submitTake] = useSubmitTakeMutation();
  const [submitMeasured] = useSubmitMeasuredTakeMutation();
  // What changes on the page while speaking does not change what is being spoken.
  const [passage] = useState(asked);
  const [refused, setRefused] = useState(false);
  const [allowed, setAllowed] = useState<boolean | null>(null);
  const canceling = useRef(false);
  const sent = useRef(false);
  const begun = useRef(false);
  const discardAudio = session.audioUrl === null;
  const wantsWords = session.analysis?.engine.transcript === 'browser';
  useRecordingTitle(state);

  const start = async () => {
    begun.current = true;
    const recognizeWords = wantsWords && (await onDeviceRecognition()) === 'ready';
    await recorder.start({
      userId: user?.sub ?? '',
      sessionId: session.id,
      sessionTitle: `Retake: ${session.title}`,
      scenarioId: session.scenarioType ?? QUICK_PRACTICE,
      discardAudio,
      numbersOnly: discardAudio,
      recognizeWords,
      passage,
    });
  };
  const startAfterBeat = useEffectEvent(() => void start());

  const send = async () => {
    setRefused(false);
    const stopped = recorder.getState();
    if (stopped.phase !== 'stopped') return;
    const { held, recognized } = stopped.take;
    const leaves = held.kind === 'audio' ? 'audio' : recognized === null ? null : 'words';
    if (leaves !== null && !(await consent(leaves))) return setRefused(true);
    const words = recognized ? { transcript: recognized, transcriptSource: 'browser' as const } : {};
    const accepted = await recorder.analyze({
      hasWords: recognized !== null,
      totalBytes: held.kind === 'audio' ? held.blob.size : 0,
      deliver: (signal, watch) => {
        if (held.kind === 'numbers') {
          const measured = { sessionId: session.id, passage, speech: held.speech, ...words };
          return deliverNumbers({ send: () => submitMeasured(measured).unwrap(), wasLost }, signal, watch);
        }
        const { blob, fileName } = held;
        const sendAudio = (onProgress: (sent: number, total: number) => void, until: AbortSignal) =>
          submitTake({
            sessionId: session.id,
            passage: JSON.stringify(passage),
            ...words,
            upload: { file: blob, fileName, onProgress },
            signal: until,
          }).unwrap();
        return deliverAudio(blob, { send: sendAudio, wasLost }, signal, watch);
      },
      describe: (error) =>
        isApiError(error) ? errorMessage(error, FAILED) : error instanceof Error ? error.message : FAILED,
    });
    if (accepted) onSent(accepted.jobId);
  };
  const sendAtOnce = useEffectEvent(() => void send());

  // Where the microphone is allowed already, Say it again is the only press.
  const begin = useEffectEvent(async () => {
    if (recoveredId !== null) return takeUp(recoveredId);
    const granted = await navigator.permissions
      ?.query({ name: 'microphone' })
      .then((answer) => answer.state === 'granted')
      .catch(() => false);
    setAllowed(granted ?? false);
    if (granted && recorder.getState().phase === 'idle') await recorder.askForMicrophone();
  });
  async function takeUp(recordingId: string) {
    const store = await recordingStore();
    const kept = (await store.listFor(user?.sub ?? '')).find(({ id }) => id === recordingId);
    const audio = kept && (await store.audioOf(recordingId));
    if (!audio) return onCancel();
    recorder.takeRecovered(
      kept,
      audio,
      recordingFileName(kept.scenarioId, kept.mimeType, new Date(kept.startedAt)),
    );
  }
  useEffect(() => void begin(), []);

  const { phase } = state;
  useEffect(() => {
    // A take that could not be sent waits for a press.
    if (phase === 'stopped' && !canceling.current && !sent.current) {
      sent.current = true;
      sendAtOnce();
    }
    // Once only: a take of which nothing could be measured leads back here.
    if (phase !== 'ready' || begun.current) return;
    const beat = setTimeout(startAfterBeat, BEAT_MS);
    return () => clearTimeout(beat);
  }, [phase]);

  const tooLong = phase === 'recording' && state.seconds >= LONGEST;
  useEffect(() => {
    if (tooLong) void recorder.stop();
  }, [tooLong, recorder]);

  /** Nothing of a canceled take is sent or kept. */
  const cancel = async () => {
    canceling.current = true;
    if (recorder.getState().phase === 'recording') await recorder.stop();
    await recorder.discard();
    onCancel();
  };

  return (
    <div className="retake" data-own-keys="">
      <LeaveGuard discardAudio={discardAudio} />
      {(state.phase === 'idle' || state.phase === 'asking') &&
        (allowed === false || (state.phase === 'idle' && state.problem !== null)) && (
          <Permission
            asking={state.phase === 'asking'}
            problem={state.phase === 'idle' ? state.problem : null}
            discardAudio={discardAudio}
            onCancel={onCancel}
          />
        )}
      {state.phase === 'asking' && allowed === true && <p role="status">Opening the microphone...</p>}
      {state.phase === 'ready' && (
        <Beat again={begun.current} onAgain={() => void start()} onCancel={onCancel} />
      )}
      {(state.phase === 'recording' || state.phase === 'stopping') && (
        <Speaking
          state={state}
          longest={LONGEST}
          discardAudio={discardAudio}
          onCancel={() => void cancel()}
        />
      )}
      {(state.phase === 'uploading' || state.phase === 'analyzing') && (
        <Sending offline={state.phase === 'uploading' && state.upload.waitingForNetwork} />
      )}
      {state.phase === 'stopped' && (state.failure !== null || refused) && (
        <NotSent
          reason={state.failure?.message ?? null}
          kept={state.take.recordingId !== null}
          onRetry={() => void send()}
          onDelete={() => void cancel()}
        />
      )}
    </div>
  );
}
