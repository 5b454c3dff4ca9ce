import { AudioMonitor } from './audio-monitor.js';
import { Capture, type RecordingFor } from './capture.js';
import { audioSeconds } from './media-format.js';
import {
  closeStream,
  listMicrophones,
  onMicrophoneAllowed,
  openMicrophone,
  type Microphone,
} from './microphone.js';
import type { KeptRecording, RecordingStore } from './recording-store.js';
import type { RecorderEvent, RecorderOwner, RecorderState, Take } from './recorder-state.js';
import { initialRecorderState, isSpeaking, recorderReducer } from './recorder.machine.js';
import { deliver, type Accepted, type SendTake } from './deliver.js';
import { WordRecognizer } from './word-recognizer.js';
import { lockRecording, releaseAllRecordings, releaseRecording } from './tab-lock.js';

const COUNTDOWN_FROM = 3;

/** The one recorder of the page: microphone, disk and network around the pure machine. */
export class RecorderController {
  readonly monitor = new AudioMonitor();
  readonly words = new WordRecognizer();
  private state: RecorderState = initialRecorderState;
  private readonly listeners = new Set<() => void>();
  private stream: MediaStream | null = null;
  private capture: Capture | null = null;
  private upload: AbortController | null = null;
  private countdown: ReturnType<typeof setInterval> | undefined;
  private readonly closed = new AbortController();

  constructor(private readonly openStore: () => Promise<RecordingStore>) {}

  readonly getState = (): RecorderState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  dispatch(event: RecorderEvent): void {
    const next = recorderReducer(this.state, event);
    if (next === this.state) return;
    this.state = next;
    for (const listener of this.listeners) listener();
  }

  /** Opens the microphone; the browser asks once. Call it only on the user's press of a button. */
  async askForMicrophone(deviceId: string | null = null): Promise<void> {
    this.dispatch({ type: 'microphone-asked' });
    const answer = await openMicrophone(deviceId);
    if ('problem' in answer) {
      this.dispatch({ type: 'microphone-refused', problem: answer.problem });
      void onMicrophoneAllowed(this.closed.signal, () => this.dispatch({ type: 'microphone-allowed-again' }));
      return;
    }
    if (this.closed.signal.aborted) return closeStream(answer.stream);
    await this.useStream(answer.stream);
    this.dispatch({ type: 'microphone-granted' });
  }

  /** Changes the device while nothing is being recorded. */
  async chooseMicrophone(deviceId: string): Promise<void> {
    if (this.state.phase !== 'ready') return;
    const answer = await openMicrophone(deviceId);
    if ('problem' in answer) this.dispatch({ type: 'microphone-refused', problem: answer.problem });
    else await this.useStream(answer.stream);
  }

  microphones(): Promise<Microphone[]> {
    return listMicrophones();
  }

  get currentMicrophone(): string | null {
    return this.stream?.getAudioTracks()[0]?.getSettings().deviceId ?? null;
  }

  startCountdown(target: RecordingFor): void {
    this.dispatch({ type: 'countdown-started', owner: target.owner, from: COUNTDOWN_FROM });
    this.countdown = setInterval(() => {
      this.dispatch({ type: 'countdown-ticked' });
      if (this.state.phase === 'countdown' && this.state.remaining === 0) void this.start(target);
    }, 1_000);
  }

  cancelCountdown(): void {
    clearInterval(this.countdown);
    this.dispatch({ type: 'countdown-canceled' });
  }

  async start(target: RecordingFor): Promise<void> {
    clearInterval(this.countdown);
    if (!this.stream || this.capture) return;
    this.monitor.restartLive();
    this.capture = new Capture(this.stream, target, {
      onTime: (seconds) => this.dispatch({ type: 'time-passed', seconds }),
      onKept: (seconds) => this.dispatch({ type: 'chunk-kept', seconds }),
      onNotKept: (message) => this.dispatch({ type: 'chunk-not-kept', message }),
    });
    if (target.recognizeWords) this.words.start(this.stream.getAudioTracks()[0]);
    this.dispatch({ type: 'recording-started', owner: target.owner });
    await this.capture.begin(this.openStore);
  }

  async stop(): Promise<void> {
    const capture = this.capture;
    if (!capture || this.state.phase !== 'recording') return;
    this.dispatch({ type: 'stop-asked' });
    this.monitor.stopLive();
    const recognized = this.words.stop();
    const take = await capture.finish();
    this.capture = null;
    this.dispatch({ type: 'take-ready', take: { ...take, recognized } });
  }

  async takeFile(file: File, sessionId: string, owner: RecorderOwner): Promise<void> {
    const take: Take = {
      recordingId: null,
      source: 'file',
      owner,
      sessionId,
      blob: file,
      fileName: file.name,
      recognized: null,
      seconds: null,
    };
    this.dispatch({ type: 'take-ready', take });
    const seconds = await audioSeconds(file);
    if (seconds !== null) this.dispatch({ type: 'take-measured', seconds });
  }

  /** Takes up a recording that a closed tab or a crash left behind. */
  takeRecovered(recording: KeptRecording, blob: Blob, fileName: string): void {
    const { id: recordingId, sessionId, seconds } = recording;
    lockRecording(recordingId);
    this.dispatch({
      type: 'take-ready',
      take: {
        recordingId,
        source: 'recovered',
        owner: 'panel',
        sessionId,
        blob,
        fileName,
        recognized: null,
        seconds,
      },
    });
  }

  /** Sends the take for analysis; the local copy goes only when the server holds the very same bytes. */
  async analyze(sending: SendTake): Promise<Accepted | null> {
    if (this.state.phase !== 'stopped') return null;
    const { take } = this.state;
    const upload = (this.upload = new AbortController());
    this.dispatch({ type: 'upload-started', totalBytes: take.blob.size });
    try {
      const accepted = await deliver(take.blob, sending, upload.signal, {
        onProgress: (sentBytes, totalBytes) =>
          this.dispatch({ type: 'upload-progressed', sentBytes, totalBytes }),
        onWaiting: () => this.dispatch({ type: 'upload-waiting' }),
      });
      const { sessionId, jobId } = accepted;
      this.dispatch({ type: 'analysis-queued', sessionId, jobId, hasWords: sending.hasWords });
      if (take.recordingId !== null) await this.forget(take.recordingId);
      return accepted;
    } catch (error) {
      if (upload.signal.aborted) this.dispatch({ type: 'upload-canceled' });
      else this.dispatch({ type: 'upload-failed', message: sending.describe(error) });
      return null;
    } finally {
      this.upload = null;
    }
  }

  cancelUpload(): void {
    this.upload?.abort();
  }

  /** Deletes the take on this device. */
  async discard(): Promise<void> {
    if (this.state.phase !== 'stopped') return;
    const { recordingId } = this.state.take;
    this.dispatch({ type: 'take-discarded', microphoneOpen: this.stream !== null });
    if (recordingId !== null) await this.forget(recordingId);
  }

  startOver(): void {
    this.dispatch({ type: 'started-over', microphoneOpen: this.stream !== null });
  }

  /** The page is left: a running recording stays on the device as far as it was kept. */
  close(): void {
    this.closed.abort();
    clearInterval(this.countdown);
    this.upload?.abort();
    this.capture?.abandon();
    this.capture = null;
    this.monitor.close();
    closeStream(this.stream);
    this.stream = null;
    releaseAllRecordings();
  }

  private async useStream(stream: MediaStream): Promise<void> {
    closeStream(this.stream);
    this.stream = stream;
    stream.getAudioTracks()[0]?.addEventListener('ended', () => void this.microphoneLost(stream));
    await this.monitor.listenTo(stream);
  }

  private async microphoneLost(stream: MediaStream): Promise<void> {
    if (stream !== this.stream) return;
    this.stream = null;
    this.monitor.close();
    if (this.state.phase === 'recording') await this.stop();
    else {
      clearInterval(this.countdown);
      if (isSpeaking(this.state)) this.dispatch({ type: 'countdown-canceled' });
      this.dispatch({ type: 'microphone-refused', problem: 'lost' });
    }
  }

  private async forget(recordingId: string): Promise<void> {
    const store = await this.openStore();
    await store.delete(recordingId);
    releaseRecording(recordingId);
  }
}
