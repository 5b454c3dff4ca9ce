import { UPLOAD_PART_BYTES } from '@lectern/contracts/file-limits';
import type { Failure, RecorderEvent, RecorderState, Take } from './recorder-state.js';

/**
 * The recorder as a pure function of what happened. Everything with a side effect (microphone, disk,
 * network) lives in recorder.controller.ts and only reports here.
 */

export const initialRecorderState: RecorderState = { phase: 'idle', problem: null };

/** An event that does not belong to the present phase changes nothing: late callbacks are normal here. */
export function recorderReducer(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (state.phase) {
    case 'idle':
    case 'asking':
      return whileClosed(state, event);
    case 'ready':
    case 'countdown':
      return beforeRecording(state, event);
    case 'recording':
    case 'stopping':
      return whileRecording(state, event);
    case 'stopped':
    case 'uploading':
      return withTake(state, event);
    case 'analyzing':
      return whileAnalyzing(state, event);
    case 'done':
      return event.type === 'take-ready'
        ? { phase: 'stopped', take: event.take, failure: null }
        : event.type === 'started-over'
          ? restart(event.microphoneOpen)
          : state;
  }
}

const restart = (microphoneOpen: boolean): RecorderState =>
  microphoneOpen ? { phase: 'ready' } : initialRecorderState;

const stopped = (take: Take, failure: Failure | null = null): RecorderState => ({
  phase: 'stopped',
  take,
  failure,
});

type In<P extends RecorderState['phase']> = Extract<RecorderState, { phase: P }>;

function whileClosed(state: In<'idle' | 'asking'>, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'microphone-asked':
      return { phase: 'asking' };
    case 'microphone-granted':
      return state.phase === 'asking' ? { phase: 'ready' } : state;
    case 'microphone-refused':
      return { phase: 'idle', problem: event.problem };
    case 'microphone-allowed-again':
      return state.phase === 'idle' ? initialRecorderState : state;
    case 'take-ready':
      return stopped(event.take);
    default:
      return state;
  }
}

function beforeRecording(state: In<'ready' | 'countdown'>, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'microphone-refused':
      return { phase: 'idle', problem: event.problem };
    case 'countdown-started':
      return state.phase === 'ready' ? { phase: 'countdown', remaining: event.from } : state;
    case 'countdown-ticked':
      return state.phase === 'countdown' ? { ...state, remaining: Math.max(0, state.remaining - 1) } : state;
    case 'countdown-canceled':
      return { phase: 'ready' };
    case 'recording-started':
      return {
        phase: 'recording',
        paused: false,
        gaps: [],
        seconds: 0,
        safeSeconds: 0,
        storeProblem: null,
      };
    case 'take-ready':
      return state.phase === 'ready' ? stopped(event.take) : state;
    case 'started-over':
      return restart(event.microphoneOpen);
    default:
      return state;
  }
}

function whileRecording(state: In<'recording' | 'stopping'>, event: RecorderEvent): RecorderState {
  if (event.type === 'take-ready') return stopped(event.take);
  if (event.type === 'nothing-measured') return { phase: 'ready' };
  if (state.phase === 'stopping') return state;
  switch (event.type) {
    case 'time-passed':
      return { ...state, seconds: Math.max(state.seconds, event.seconds) };
    case 'chunk-kept':
      return { ...state, safeSeconds: Math.max(state.safeSeconds, event.seconds), storeProblem: null };
    case 'chunk-not-kept':
      return { ...state, storeProblem: event.message };
    case 'stop-asked':
      return { phase: 'stopping', seconds: state.seconds };
    case 'paused':
      return state.paused ? state : { ...state, paused: true, gaps: [...state.gaps, event.seconds] };
    case 'resumed':
      return { ...state, paused: false };
    default:
      return state;
  }
}

function withTake(state: In<'stopped' | 'uploading'>, event: RecorderEvent): RecorderState {
  if (event.type === 'take-measured') return { ...state, take: { ...state.take, seconds: event.seconds } };
  if (state.phase === 'stopped') {
    switch (event.type) {
      case 'take-ready':
        return stopped(event.take);
      case 'take-discarded':
      case 'started-over':
        return restart(event.microphoneOpen);
      case 'upload-started':
        return {
          phase: 'uploading',
          take: state.take,
          upload: { sentBytes: 0, totalBytes: event.totalBytes, waitingForNetwork: false },
        };
      default:
        return state;
    }
  }
  switch (event.type) {
    case 'upload-progressed':
      return {
        ...state,
        upload: { sentBytes: event.sentBytes, totalBytes: event.totalBytes, waitingForNetwork: false },
      };
    case 'upload-waiting':
      return {
        ...state,
        upload: { ...state.upload, sentBytes: wholeParts(state.upload.sentBytes), waitingForNetwork: true },
      };
    case 'upload-canceled':
      return stopped(state.take);
    case 'upload-failed':
      return stopped(state.take, { during: 'upload', stage: null, message: event.message });
    case 'analysis-queued':
      return {
        phase: 'analyzing',
        take: state.take,
        run: {
          sessionId: event.sessionId,
          jobId: event.jobId,
          hasWords: event.hasWords,
          stage: null,
          fraction: null,
        },
      };
    case 'upload-completed':
      return { phase: 'done', sessionId: event.sessionId };
    default:
      return state;
  }
}

function whileAnalyzing(state: In<'analyzing'>, event: RecorderEvent): RecorderState {
  // A second tab or an earlier attempt reports under its own job id.
  if (!('jobId' in event) || event.jobId !== state.run.jobId) return state;
  switch (event.type) {
    case 'analysis-progressed':
      return { ...state, run: { ...state.run, stage: event.stage, fraction: event.fraction } };
    case 'analysis-failed':
      return stopped(state.take, { during: 'analysis', stage: event.stage, message: event.message });
    case 'analysis-completed':
      return { phase: 'done', sessionId: state.run.sessionId };
    default:
      return state;
  }
}

/** True while leaving the page would lose words or stop a transfer. */
export const holdsUnsentAudio = (state: RecorderState): boolean =>
  state.phase === 'countdown' ||
  state.phase === 'recording' ||
  state.phase === 'stopping' ||
  state.phase === 'uploading' ||
  (state.phase === 'stopped' && state.take.recordingId === null);

export const isSpeaking = (state: RecorderState): state is In<'countdown' | 'recording' | 'stopping'> =>
  state.phase === 'countdown' || state.phase === 'recording' || state.phase === 'stopping';

/** Of what was sent, what the server keeps when the connection is lost. */
const wholeParts = (bytes: number): number => bytes - (bytes % UPLOAD_PART_BYTES);
