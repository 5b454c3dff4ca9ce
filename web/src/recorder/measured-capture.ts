import type { AudioMonitor } from './audio-monitor.js';
import type { RecordingFor } from './capture.js';
import type { Take } from './recorder-state.js';
import { ScreenLock } from './screen-lock.js';
import { Stopwatch } from './stopwatch.js';

/** A take in no-recording mode: no recorder runs, nothing is written; only what the worklet measured is left. */
export class MeasuredCapture {
  private readonly watch = new Stopwatch();
  private readonly clock: ReturnType<typeof setInterval>;
  private readonly screen = new ScreenLock();

  constructor(
    private readonly monitor: AudioMonitor,
    private readonly target: RecordingFor,
    onTime: (seconds: number) => void,
  ) {
    monitor.restartLive({ measure: true, sound: target.hear !== undefined });
    this.clock = setInterval(() => onTime(this.seconds()), 250);
  }

  /** Null when the browser could not measure; then there is nothing left of the take. */
  async finish(): Promise<Take | null> {
    this.abandon();
    const seconds = this.seconds();
    const speech = await this.monitor.stopMeasuring();
    if (!speech || speech.durationSeconds === 0) return null;
    return {
      recordingId: null,
      source: 'microphone',
      sessionId: this.target.sessionId,
      held: { kind: 'numbers', speech },
      recognized: null,
      seconds,
      gaps: this.watch.gaps,
    };
  }

  /** What is said until `resume` is not measured. Answers where it stopped. */
  pause(): number {
    return this.watch.pause();
  }

  resume(): void {
    this.watch.resume();
  }

  abandon(): void {
    clearInterval(this.clock);
    this.screen.release();
  }

  private seconds(): number {
    return this.watch.seconds;
  }
}
