import type { Playback } from '../player/playback.js';

type State = 'paused' | 'playing' | 'failed';

/** The audio of a retake. Never heard at the same time as the take itself. */
export class TakeAudio {
  private readonly audio = new Audio();
  private state: State = 'paused';
  private readonly listeners = new Set<() => void>();
  private readonly leave: () => void;

  constructor(
    url: string,
    private readonly playback: Playback,
  ) {
    this.audio.preload = 'metadata';
    this.audio.src = url;
    this.audio.onplay = () => this.set('playing');
    this.audio.onpause = this.audio.onended = () => this.set('paused');
    this.audio.onerror = () => this.set('failed');
    this.leave = playback.subscribe(() => {
      if (playback.getState().playing) this.audio.pause();
    });
  }

  readonly getState = (): State => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  toggle(): void {
    if (this.state === 'playing') return this.audio.pause();
    this.playback.pause();
    if (this.audio.ended) this.audio.currentTime = 0;
    // Refused only when the audio cannot be loaded, which onerror reports.
    void this.audio.play().catch(() => undefined);
  }

  close(): void {
    this.leave();
    this.audio.onerror = null;
    this.audio.pause();
    this.audio.removeAttribute('src');
    this.audio.load();
  }

  private set(state: State): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
