/** How long a service may be silent while somebody waits for it, and how long its answer to a ping may take. */
const SILENCE_MS = 3000;
const AGAIN_MS = 1000;

/** `direct`: it does not answer over the broker, and does directly. `none`: it does not answer at all. */
export type Way = 'broker' | 'direct' | 'none';

/** `nobody`: the broker knows at once that nobody takes requests for the service. */
export type Ping = 'answered' | 'silent' | 'nobody';

export interface Pings {
  /** Asks over the broker, and waits for that time. */
  broker(timeoutMs: number): Promise<Ping>;
  /** Resolves true when the service answers directly within that time. */
  direct(timeoutMs: number): Promise<boolean>;
}

/**
 * The breaker in front of one service. A slow answer is no fault: only a service that has been silent towards everybody
 * and does not answer a ping either is given up, and asked again every second until it answers.
 */
export class Pulse {
  way: Way = 'broker';
  private waiting = 0;
  private quietSince = 0;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  /** @param turned hears of every change of the way */
  constructor(
    private readonly pings: Pings,
    private readonly turned: (way: Way) => void,
  ) {}

  /** Somebody has begun to wait. */
  begin(): void {
    if (this.waiting++ === 0) this.quietSince = Date.now();
    this.timer ??= setTimeout(() => void this.look(), SILENCE_MS).unref();
  }

  /** Somebody waits no longer. @param heard the service has said something */
  end(heard: boolean): void {
    this.waiting -= 1;
    if (heard) this.heard();
  }

  /** The service has said something over the broker. */
  heard(): void {
    this.quietSince = Date.now();
    this.turn('broker');
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private turn(way: Way): void {
    if (way === this.way) return;
    this.way = way;
    this.turned(way);
  }

  private async look(): Promise<void> {
    const isGivenUp = this.way !== 'broker';
    const isSilent = this.waiting > 0 && Date.now() - this.quietSince >= SILENCE_MS;
    if (isGivenUp || isSilent) {
      const asked = Date.now();
      const [overBroker, directly] = await Promise.all([
        this.pings.broker(isGivenUp ? AGAIN_MS : SILENCE_MS),
        this.pings.direct(AGAIN_MS),
      ]);
      if (overBroker === 'answered' || this.quietSince > asked) this.heard();
      else if (directly) this.turn('direct');
      // Where the broker refuses at once, requests go on trying it: the first one after its start reaches the service.
      else this.turn(overBroker === 'nobody' ? 'broker' : 'none');
    }
    this.timer = undefined;
    if (this.closed || (this.way === 'broker' && this.waiting === 0)) return;
    this.timer = setTimeout(() => void this.look(), AGAIN_MS).unref();
  }
}
