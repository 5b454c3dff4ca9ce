import type { SpeechFeatures } from '@lectern/speech/measurements';
import { LevelJudge, type LevelReading } from './level-judge.js';
import type { FromWorklet, LiveFigures, ToWorklet } from './live-messages.js';
import type { SoundPiece } from './sound-pieces.js';
// oxlint-disable-next-line import/default -- Vite answers with the address of the built worklet
import workletUrl from './live.worklet.ts?worker&url';

/** An hour is measured in about a second; a worklet that says nothing for this long is gone. */
const MEASURED_WITHIN_MS = 60_000;

/** Listens to the microphone without recording: level always, live figures while a recording runs. */
export class AudioMonitor {
  private context: AudioContext | null = null;
  private node: AudioWorkletNode | null = null;
  private judge = new LevelJudge();
  private readonly levelListeners = new Set<(reading: LevelReading) => void>();
  private readonly liveListeners = new Set<() => void>();
  private live: LiveFigures | null = null;
  private awaited: ((speech: SpeechFeatures | null) => void) | null = null;

  /** @param onSound hears what is spoken, piece by piece, where a take is begun so */
  constructor(private readonly onSound: (piece: SoundPiece) => void = () => undefined) {}

  /** False when this browser cannot measure while recording; recording itself does not depend on it. */
  async listenTo(stream: MediaStream): Promise<boolean> {
    this.close();
    // At the device's own rate: Firefox connects no microphone to a context of another one. The worklet resamples.
    const context = new AudioContext();
    try {
      await context.audioWorklet.addModule(workletUrl);
      const source = context.createMediaStreamSource(stream);
      const node = new AudioWorkletNode(context, 'lectern-live', {
        numberOfOutputs: 0,
        channelCount: 1,
        channelCountMode: 'explicit',
      });
      node.port.onmessage = ({ data }: MessageEvent<FromWorklet>) => this.receive(data);
      source.connect(node);
      await context.resume();
      this.context = context;
      this.node = node;
      this.judge = new LevelJudge();
      return true;
    } catch {
      await context.close();
      return false;
    }
  }

  /** False in a browser that cannot measure while recording. */
  get isListening(): boolean {
    return this.node !== null;
  }

  /** A recording begins: figures start from nothing. With `measure` the whole take is measured, with `sound` it is told. */
  restartLive(told: { measure: boolean; sound: boolean }): void {
    this.setLive(null);
    this.post({ type: 'restart', ...told });
  }

  /** While held, the level is shown and nothing is measured. */
  holdLive(held: boolean): void {
    this.post({ type: 'hold', held });
  }

  stopLive(): void {
    this.post({ type: 'stop' });
  }

  /** Ends a take that was measured as a whole; null when nothing could be measured. */
  async stopMeasuring(): Promise<SpeechFeatures | null> {
    if (!this.node) return null;
    const answer = new Promise<SpeechFeatures | null>((resolve) => {
      const giveUp = setTimeout(() => resolve(null), MEASURED_WITHIN_MS);
      this.awaited = (speech) => {
        clearTimeout(giveUp);
        resolve(speech);
      };
    });
    this.stopLive();
    return answer;
  }

  readonly getLive = (): LiveFigures | null => this.live;

  readonly subscribeLive = (listener: () => void): (() => void) => {
    this.liveListeners.add(listener);
    return () => this.liveListeners.delete(listener);
  };

  /** About 25 readings a second, outside React: the meter draws them itself. */
  readonly onLevel = (listener: (reading: LevelReading) => void): (() => void) => {
    this.levelListeners.add(listener);
    return () => this.levelListeners.delete(listener);
  };

  close(): void {
    this.awaited?.(null);
    this.awaited = null;
    this.node?.port.close();
    this.node?.disconnect();
    void this.context?.close();
    this.context = null;
    this.node = null;
  }

  private post(message: ToWorklet): void {
    this.node?.port.postMessage(message);
  }

  private receive(message: FromWorklet): void {
    if (message.type === 'live') return this.setLive(message.figures);
    if (message.type === 'sound') return this.onSound(message.piece);
    if (message.type === 'measured') return this.awaited?.(message.speech);
    const reading = this.judge.add({ rmsDb: message.rmsDb, peak: message.peak, atMs: performance.now() });
    for (const listener of this.levelListeners) listener(reading);
  }

  private setLive(figures: LiveFigures | null): void {
    this.live = figures;
    for (const listener of this.liveListeners) listener();
  }
}
