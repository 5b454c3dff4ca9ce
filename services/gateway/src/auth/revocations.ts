import { identity, tokensRevoked } from '@lectern/contracts/identity';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Logger } from '@lectern/platform/logging/logger';
import type { Bus } from '@lectern/platform/messaging/bus';

const RELOAD_MS = 15_000;
const FIRST_LOAD_AGAIN_MS = 500;

/** Sign-ins whose access tokens must not be accepted any more, although they have not expired. */
export class Revocations {
  private revoked = new Map<string, number>();
  private readonly listeners: ((originJti: string) => void)[] = [];
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private state: 'not needed' | 'loading' | 'known' = 'not needed';

  constructor(
    private readonly bus: Bus,
    private readonly logger: Logger,
  ) {}

  /**
   * Hears of new revocations at once, and reads the whole list now and then in case a message was lost. Until it was read
   * once, no token can be checked.
   */
  async start(): Promise<void> {
    this.state = 'loading';
    await this.bus.transport.listen([tokensRevoked.name], ({ payload }) => {
      const { originJti, until } = tokensRevoked.payload.parse(payload);
      this.add(originJti, Date.parse(until));
    });
    await this.keepReading();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Whether a token of this sign-in was revoked. @throws AppError unavailable while that is not known */
  includes(originJti: string): boolean {
    if (this.state === 'loading') throw refuse('sign-in-not-checked-yet');
    return (this.revoked.get(originJti) ?? 0) > Date.now();
  }

  /** Calls `listener` once for each sign-in that ends from now on. */
  onRevoked(listener: (originJti: string) => void): void {
    this.listeners.push(listener);
  }

  private add(originJti: string, until: number): void {
    if (this.revoked.has(originJti)) return;
    this.revoked.set(originJti, until);
    for (const listener of this.listeners) listener(originJti);
  }

  private async keepReading(): Promise<void> {
    await this.reload();
    if (this.stopped) return;
    const wait = this.state === 'loading' ? FIRST_LOAD_AGAIN_MS : RELOAD_MS;
    this.timer = setTimeout(() => void this.keepReading(), wait);
  }

  private async reload(): Promise<void> {
    try {
      const list = await this.bus.ask(identity.listRevocations, {}, null);
      for (const { originJti, until } of list) this.add(originJti, Date.parse(until));
      this.state = 'known';
      for (const [originJti, until] of this.revoked) if (until < Date.now()) this.revoked.delete(originJti);
    } catch (error) {
      this.logger.warn({ error }, 'the list of revoked sign-ins could not be read');
    }
  }
}
