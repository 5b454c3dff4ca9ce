import type { TimedWords } from '@lectern/contracts/local-words';
import type { StageCode } from '@lectern/contracts/stages';
import type { SpeechFeatures } from '@lectern/speech/measurements';

/** Why no sound can be had from the microphone. */
export type MicrophoneProblem =
  'dismissed' | 'denied' | 'no-device' | 'in-use' | 'insecure' | 'lost' | 'unsupported' | 'unknown';

/** What there is of a take: its audio, or in no-recording mode only what was measured of it. */
export type Held =
  { kind: 'audio'; blob: Blob; fileName: string } | { kind: 'numbers'; speech: SpeechFeatures };

/** A take that is ready to be analyzed. */
export interface Take {
  /** Where it lies in the local store; null when it is a chosen file or the audio is not to be kept. */
  recordingId: string | null;
  source: 'microphone' | 'file' | 'recovered';
  sessionId: string;
  held: Held;
  /** Words that this browser recognized along with it, on this device. */
  recognized: string | null;
  /** Words that the installation found along with it, where its sound is not kept. */
  heard?: TimedWords;
  /** Null until the browser has read it. */
  seconds: number | null;
  /** Where the recording was paused, in its own seconds: the time between is in no measure. */
  gaps: number[];
}

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
  /** Offline: the audio is kept and goes on when the connection is back. */
  waitingForNetwork: boolean;
}

export interface AnalysisRun {
  sessionId: string;
  jobId: string;
  /** Do words go with the audio, so that fillers can be found? */
  hasWords: boolean;
  stage: StageCode | null;
  fraction: number | null;
}

export type RecorderState =
  | { phase: 'idle'; problem: MicrophoneProblem | null }
  | { phase: 'asking' }
  | { phase: 'ready' }
  | { phase: 'countdown'; remaining: number }
  | {
      phase: 'recording';
      paused: boolean;
      /** Where it was paused so far. */
      gaps: number[];
      seconds: number;
      safeSeconds: number;
      storeProblem: string | null;
    }
  | { phase: 'stopping'; seconds: number }
  | { phase: 'stopped'; take: Take; failure: Failure | null }
  | { phase: 'uploading'; take: Take; upload: UploadProgress }
  | { phase: 'analyzing'; take: Take; run: AnalysisRun }
  | { phase: 'done'; sessionId: string };

export interface Failure {
  during: 'upload' | 'analysis';
  stage: StageCode | null;
  message: string;
}

/** What can happen to the recorder; each is reported by recorder.controller.ts. */
export type RecorderEvent =
  | { type: 'microphone-asked' }
  | { type: 'microphone-granted' }
  | { type: 'microphone-refused'; problem: MicrophoneProblem }
  | { type: 'microphone-allowed-again' }
  | { type: 'countdown-started'; from: number }
  | { type: 'countdown-ticked' }
  | { type: 'countdown-canceled' }
  | { type: 'recording-started' }
  | { type: 'paused'; seconds: number }
  | { type: 'resumed' }
  | { type: 'time-passed'; seconds: number }
  | { type: 'chunk-kept'; seconds: number }
  | { type: 'chunk-not-kept'; message: string }
  | { type: 'stop-asked' }
  | { type: 'take-ready'; take: Take }
  | { type: 'nothing-measured' }
  | { type: 'take-measured'; seconds: number }
  | { type: 'take-discarded'; microphoneOpen: boolean }
  | { type: 'upload-started'; totalBytes: number }
  | { type: 'upload-progressed'; sentBytes: number; totalBytes: number }
  | { type: 'upload-waiting' }
  | { type: 'upload-canceled' }
  | { type: 'upload-failed'; message: string }
  | { type: 'analysis-queued'; sessionId: string; jobId: string; hasWords: boolean }
  | { type: 'analysis-progressed'; jobId: string; stage: StageCode; fraction: number }
  | { type: 'analysis-failed'; jobId: string; stage: StageCode | null; message: string }
  | { type: 'analysis-completed'; jobId: string }
  | { type: 'upload-completed'; sessionId: string }
  | { type: 'started-over'; microphoneOpen: boolean };
