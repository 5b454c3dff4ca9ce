/** Playing on after a pause begins this much earlier, so that the thread is found again. */
const STEP_BACK = 1.5;

export interface PlaybackState {
  position: number;
  playing: boolean;
  rate: number;
  /** The audio cannot be loaded. */
  failed: boolean;
}

/** One audio element for everything on the page: whole takes, single findings, words. Times in seconds. */
export class Playback {
  readonly audio = new Audio();
  private state: PlaybackState = { position: 0, playing: false, rate: 1, failed: false };
  private readonly listeners = new Set<() => void>();
  private stopAt: number | null = null;
  private pausedByUser = false;
  private frame = 0;

  constructor(
    url: string | null,
    private readonly duration: number,
  ) {
    this.audio.preload = 'metadata';
    if (url !== null) this.audio.src = url;
    this.audio.onplay = () => this.update({ playing: true });
    this.audio.onpause = this.audio.onended = () => this.update({ playing: false });
    this.audio.onseeked = () => this.update({ position: this.audio.currentTime });
    this.audio.onerror = () => this.update({ failed: true, playing: false });
    this.audio.onplaying = () => this.follow();
  }

  readonly getState = (): PlaybackState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** A fresh link for the same audio; signed links expire. */
  renew(url: string): void {
    const { position } = this.state;
    this.audio.src = url;
    this.audio.currentTime = position;
    this.update({ failed: false });
  }

  toggle(): void {
    if (this.state.playing) {
      this.pausedByUser = true;
      this.audio.pause();
      return;
    }
    if (this.pausedByUser) this.audio.currentTime = Math.max(0, this.audio.currentTime - STEP_BACK);
    this.play(null);
  }

  pause(): void {
    this.audio.pause();
  }

  seek(seconds: number): void {
    const position = Math.min(this.duration, Math.max(0, seconds));
    this.pausedByUser = false;
    this.stopAt = null;
    this.audio.currentTime = position;
    this.update({ position });
  }

  /** Plays a stretch and stops at its end; without an end, plays on. */
  playFrom(from: number, to: number | null = null): void {
    this.seek(from);
    this.play(to);
  }

  setRate(rate: number): void {
    this.audio.playbackRate = rate;
    this.update({ rate });
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.audio.pause();
    this.audio.removeAttribute('src');
    this.audio.load();
  }

  private play(to: number | null): void {
    this.pausedByUser = false;
    this.stopAt = to;
    // Refused only when the audio cannot be loaded, which onerror reports.
    void this.audio.play().catch(() => undefined);
  }

  /** The element's own timeupdate comes four times a second: too coarse to stop at a word. */
  private follow(): void {
    cancelAnimationFrame(this.frame);
    const step = () => {
      if (this.audio.paused) return;
      const position = this.audio.currentTime;
      if (this.stopAt !== null && position >= this.stopAt) {
        this.stopAt = null;
        this.audio.pause();
      }
      this.update({ position });
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  private update(change: Partial<PlaybackState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
