import { LONGEST_TAKE_SECONDS } from './audio-file.js';
import { AudioMonitor } from './audio-monitor.js';
import { Capture, type RecordingFor } from './capture.js';
import { MeasuredCapture } from './measured-capture.js';
import { MicrophoneInput } from './microphone-input.js';
import type { RecordingSettings } from './recording-settings.js';
import { audioSeconds } from './media-format.js';
import { closeStream, onMicrophoneAllowed } from './microphone.js';
import type { KeptRecording, RecordingStore } from './recording-store.js';
import type { RecorderEvent, RecorderState, Take } from './recorder-state.js';
import { initialRecorderState, isSpeaking, recorderReducer } from './recorder.machine.js';
import type { Accepted, SendTake } from './deliver.js';
import { ServerWords } from './server-words.js';
import { WordRecognizer } from './word-recognizer.js';
import { lockRecording, releaseAllRecordings, releaseRecording } from './tab-lock.js';

const COUNTDOWN_FROM = 3;

/** The one recorder of the page: microphone, disk and network around the pure machine. */
export class RecorderController {
  readonly serverWords = new ServerWords();
  readonly monitor = new AudioMonitor((piece) => this.serverWords.add(piece));
  readonly words = new WordRecognizer();
  private state: RecorderState = initialRecorderState;
  private readonly listeners = new Set<() => void>();
  private readonly input = new MicrophoneInput(() => void this.microphoneLost());
  private capture: Capture | MeasuredCapture | null = null;
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
    const answer = await this.input.open(deviceId);
    if ('problem' in answer) {
      this.dispatch({ type: 'microphone-refused', problem: answer.problem });
      void onMicrophoneAllowed(this.closed.signal, () => this.dispatch({ type: 'microphone-allowed-again' }));
      return;
    }
    if (this.closed.signal.aborted) return closeStream(answer.stream);
    await this.monitor.listenTo(this.input.use(answer.stream));
    this.dispatch({ type: 'microphone-granted' });
  }

  /** Changes the device while nothing is being recorded. */
  async chooseMicrophone(deviceId: string | null): Promise<void> {
    if (this.state.phase !== 'ready') return;
    const answer = await this.input.open(deviceId);
    if ('problem' in answer) this.dispatch({ type: 'microphone-refused', problem: answer.problem });
    else await this.monitor.listenTo(this.input.use(answer.stream));
  }

  /** Quality and level of the input; takes effect at once, but never in the middle of a recording. */
  async applySettings(settings: RecordingSettings): Promise<void> {
    if (this.capture) return;
    const follows = this.input.apply(settings);
    if (follows === 'open-again') await this.chooseMicrophone(this.currentMicrophone);
    else if (follows !== null) await this.monitor.listenTo(follows);
  }

  get currentMicrophone(): string | null {
    return this.input.deviceId;
  }

  startCountdown(target: RecordingFor): void {
    this.dispatch({ type: 'countdown-started', from: COUNTDOWN_FROM });
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
    const { stream, track, bitsPerSecond } = this.input;
    if (!stream || this.capture) return;
    const onTime = (seconds: number) => {
      this.dispatch({ type: 'time-passed', seconds });
      if (seconds >= LONGEST_TAKE_SECONDS) void this.stop();
    };
    this.serverWords.start(target.hear, target.numbersOnly === true);
    if (target.numbersOnly) {
      this.capture = new MeasuredCapture(this.monitor, target, onTime);
      if (target.recognizeWords) this.words.start(track);
      return this.dispatch({ type: 'recording-started' });
    }
    this.monitor.restartLive({ measure: false, sound: target.hear !== undefined });
    const capture = (this.capture = new Capture(stream, target, bitsPerSecond, {
      onTime,
      onKept: (seconds) => this.dispatch({ type: 'chunk-kept', seconds }),
      onNotKept: (message) => this.dispatch({ type: 'chunk-not-kept', message }),
    }));
    if (target.recognizeWords) this.words.start(track);
    this.dispatch({ type: 'recording-started' });
    await capture.begin(this.openStore);
  }

  /** Nothing is recorded, measured or recognized until `resume`. */
  pause(): void {
    if (!this.capture || this.state.phase !== 'recording' || this.state.paused) return;
    this.monitor.holdLive(true);
    this.words.hold(true);
    this.dispatch({ type: 'paused', seconds: this.capture.pause() });
  }

  resume(): void {
    if (!this.capture || this.state.phase !== 'recording' || !this.state.paused) return;
    this.capture.resume();
    this.monitor.holdLive(false);
    this.words.hold(false);
    this.dispatch({ type: 'resumed' });
  }

  async stop(): Promise<void> {
    const capture = this.capture;
    if (!capture || this.state.phase !== 'recording') return;
    this.dispatch({ type: 'stop-asked' });
    if (capture instanceof Capture) this.monitor.stopLive();
    const recognized = this.words.stop();
    const take = await capture.finish();
    const heard = await this.serverWords.finish();
    this.capture = null;
    if (take) this.dispatch({ type: 'take-ready', take: { ...take, recognized, ...(heard && { heard }) } });
    else this.dispatch({ type: 'nothing-measured' });
  }

  async takeFile(file: File, sessionId: string): Promise<void> {
    const take: Take = {
      recordingId: null,
      source: 'file',
      sessionId,
      held: { kind: 'audio', blob: file, fileName: file.name },
      recognized: null,
      seconds: null,
      gaps: [],
    };
    this.dispatch({ type: 'take-ready', take });
    const seconds = await audioSeconds(file);
    if (seconds !== null) this.dispatch({ type: 'take-measured', seconds });
  }

  /** Takes up a recording that a closed tab or a crash left behind. */
  takeRecovered(recording: KeptRecording, blob: Blob, fileName: string): void {
    const { id: recordingId, sessionId, seconds, gaps = [] } = recording;
    lockRecording(recordingId);
    this.dispatch({
      type: 'take-ready',
      take: {
        recordingId,
        source: 'recovered',
        sessionId,
        held: { kind: 'audio', blob, fileName },
        recognized: null,
        seconds,
        gaps,
      },
    });
  }

  /** Sends the take for analysis; the local copy goes only when `sending` is satisfied with the server's answer. */
  async analyze(sending: SendTake): Promise<Accepted | null> {
    if (this.state.phase !== 'stopped') return null;
    const { take } = this.state;
    const upload = (this.upload = new AbortController());
    this.dispatch({ type: 'upload-started', totalBytes: sending.totalBytes });
    try {
      const accepted = await sending.deliver(upload.signal, {
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
    this.dispatch({ type: 'take-discarded', microphoneOpen: this.input.isOpen });
    if (recordingId !== null) await this.forget(recordingId);
  }

  startOver(): void {
    this.dispatch({ type: 'started-over', microphoneOpen: this.input.isOpen });
  }

  /** The page is left: a running recording stays on the device as far as it was kept. */
  close(): void {
    this.closed.abort();
    clearInterval(this.countdown);
    this.upload?.abort();
    this.serverWords.stop();
    this.capture?.abandon();
    this.capture = null;
    this.monitor.close();
    this.input.close();
    releaseAllRecordings();
  }

  private async microphoneLost(): Promise<void> {
    clearInterval(this.countdown);
    // First the take, as far as it was heard: the monitor may be measuring it.
    if (this.state.phase === 'recording') await this.stop();
    this.monitor.close();
    if (isSpeaking(this.state)) this.dispatch({ type: 'countdown-canceled' });
    this.dispatch({ type: 'microphone-refused', problem: 'lost' });
  }

  private async forget(recordingId: string): Promise<void> {
    const store = await this.openStore();
    await store.delete(recordingId);
    releaseRecording(recordingId);
  }
}
