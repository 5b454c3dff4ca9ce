import { ChunkKeeper } from './chunk-keeper.js';
import { recordingFileName, recordingFormat } from './media-format.js';
import type { Take } from './recorder-state.js';
import type { RecordingStore, RetakenPassage } from './recording-store.js';
import { ScreenLock } from './screen-lock.js';
import { Stopwatch } from './stopwatch.js';
import type { HearPiece } from './server-words.js';
import { lockRecording } from './tab-lock.js';

/** What a recording belongs to. */
export interface RecordingFor {
  userId: string;
  sessionId: string;
  sessionTitle: string;
  scenarioId: string;
  /** Nothing is written to this device. */
  discardAudio: boolean;
  /** "Keep the numbers, discard the audio": nothing is recorded at all, the take is only measured. */
  numbersOnly?: boolean;
  /** The user's yes to recognizing words on this device. */
  recognizeWords: boolean;
  /** Set where this installation is to find the words while they are spoken. */
  hear?: HearPiece;
  /** Set when only a passage of the session is said again. */
  passage?: RetakenPassage;
}

const CHUNK_MS = 2_000;

export interface CaptureListener {
  onTime: (seconds: number) => void;
  /** The recording is on this device up to here. */
  onKept: (seconds: number) => void;
  onNotKept: (message: string) => void;
}

/** One recording from the first word to the last: chunks every 2 s, to the disk before anything else. */
export class Capture {
  private readonly recorder: MediaRecorder;
  private readonly chunks: Blob[] = [];
  private readonly startedAt = new Date();
  private readonly watch = new Stopwatch();
  private readonly clock: ReturnType<typeof setInterval>;
  private keeper: ChunkKeeper | null = null;
  private store: RecordingStore | null = null;
  private recordingId: string | null = null;
  private readonly screen = new ScreenLock();

  constructor(
    stream: MediaStream,
    private readonly target: RecordingFor,
    bitsPerSecond: number,
    private readonly listener: CaptureListener,
  ) {
    const mimeType = recordingFormat((type) => MediaRecorder.isTypeSupported(type));
    this.recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: bitsPerSecond,
      ...(mimeType !== null && { mimeType }),
    });
    this.recorder.ondataavailable = ({ data }) => this.add(data);
    this.recorder.start(CHUNK_MS);
    this.clock = setInterval(() => listener.onTime(this.seconds()), 250);
  }

  /** Opens the place on this device; chunks that came before it was open are kept first. */
  async begin(openStore: () => Promise<RecordingStore>): Promise<void> {
    if (this.target.discardAudio) return;
    const { userId, sessionId, sessionTitle, scenarioId, passage } = this.target;
    try {
      this.store = await openStore();
      const { mimeType } = this.recorder;
      const kept = await this.store.begin({
        userId,
        sessionId,
        sessionTitle,
        scenarioId,
        mimeType,
        ...(passage && { passage }),
      });
      this.recordingId = kept.id;
      lockRecording(kept.id);
      this.keeper = new ChunkKeeper(this.store, kept.id, this.listener.onKept, this.listener.onNotKept);
      this.chunks.forEach((chunk, index) =>
        this.keeper?.add(chunk, { seconds: ((index + 1) * CHUNK_MS) / 1_000, gaps: this.watch.gaps }),
      );
    } catch {
      this.listener.onNotKept(
        'A copy could not be kept on this device. Recording goes on; do not close the tab.',
      );
    }
  }

  async finish(): Promise<Take> {
    const seconds = this.seconds();
    clearInterval(this.clock);
    await this.stopped();
    await this.keeper?.drained();
    if (this.recordingId !== null)
      await this.store?.finish(this.recordingId, { seconds, gaps: this.watch.gaps }).catch(() => undefined);
    this.screen.release();
    const { mimeType } = this.recorder;
    return {
      recordingId: this.recordingId,
      source: 'microphone',
      sessionId: this.target.sessionId,
      held: {
        kind: 'audio',
        blob: new Blob(this.chunks, { type: mimeType }),
        fileName: recordingFileName(this.target.scenarioId, mimeType, this.startedAt),
      },
      recognized: null,
      seconds,
      gaps: this.watch.gaps,
    };
  }

  /** What is said until `resume` is not in the recording. Answers where it stopped. */
  pause(): number {
    this.recorder.pause();
    return this.watch.pause();
  }

  resume(): void {
    this.recorder.resume();
    this.watch.resume();
  }

  /** Ends without a take; what was kept stays for recovery. */
  abandon(): void {
    clearInterval(this.clock);
    if (this.recorder.state !== 'inactive') this.recorder.stop();
    this.screen.release();
  }

  private add(data: Blob): void {
    if (data.size === 0) return;
    this.chunks.push(data);
    this.keeper?.add(data, { seconds: this.seconds(), gaps: this.watch.gaps });
  }

  private seconds(): number {
    return this.watch.seconds;
  }

  private stopped(): Promise<void> {
    if (this.recorder.state === 'inactive') return Promise.resolve();
    return new Promise((resolve) => {
      this.recorder.addEventListener('stop', () => resolve(), { once: true });
      this.recorder.stop();
    });
  }
}
