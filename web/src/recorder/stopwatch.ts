/** Counts the seconds of a recording, without those in which it was paused. */
export class Stopwatch {
  private readonly paused: number[] = [];
  private countedMs = 0;
  /** Null while paused. */
  private sinceMs: number | null;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.sinceMs = now();
  }

  get seconds(): number {
    return (this.countedMs + (this.sinceMs === null ? 0 : this.now() - this.sinceMs)) / 1_000;
  }

  /** Where it was paused, in counted seconds. */
  get gaps(): number[] {
    return [...this.paused];
  }

  /** Stops counting; answers where. A second pause changes nothing. */
  pause(): number {
    const { seconds } = this;
    if (this.sinceMs !== null) {
      this.countedMs = seconds * 1_000;
      this.sinceMs = null;
      this.paused.push(seconds);
    }
    return seconds;
  }

  resume(): void {
    this.sinceMs ??= this.now();
  }
}
