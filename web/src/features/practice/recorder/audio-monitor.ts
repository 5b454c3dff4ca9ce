import { LevelJudge, type LevelReading } from './level-judge.js';
import type { FromWorklet, LiveFigures, ToWorklet } from './live-messages.js';
// oxlint-disable-next-line import/default -- Vite answers with the address of the built worklet
import workletUrl from './live.worklet.ts?worker&url';

/** The rate that the analyser works at; the browser resamples the microphone to it. */
const SAMPLE_RATE = 16_000;

/** Listens to the microphone without recording: level always, live figures while a recording runs. */
export class AudioMonitor {
  private context: AudioContext | null = null;
  private node: AudioWorkletNode | null = null;
  private judge = new LevelJudge();
  private readonly levelListeners = new Set<(reading: LevelReading) => void>();
  private readonly liveListeners = new Set<() => void>();
  private live: LiveFigures | null = null;

  /** False when this browser cannot measure while recording; recording itself does not depend on it. */
  async listenTo(stream: MediaStream): Promise<boolean> {
    this.close();
    const context = new AudioContext({ sampleRate: SAMPLE_RATE });
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

  /** A recording begins: figures start from nothing. */
  restartLive(): void {
    this.setLive(null);
    this.post({ type: 'restart' });
  }

  stopLive(): void {
    this.post({ type: 'stop' });
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
    const reading = this.judge.add({ rmsDb: message.rmsDb, peak: message.peak, atMs: performance.now() });
    for (const listener of this.levelListeners) listener(reading);
  }

  private setLive(figures: LiveFigures | null): void {
    this.live = figures;
    for (const listener of this.liveListeners) listener();
  }
}
