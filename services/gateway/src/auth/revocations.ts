import { identity, tokensRevoked } from '@lectern/contracts/identity';
import type { Logger } from '@lectern/platform/logging/logger';
import type { Bus } from '@lectern/platform/messaging/bus';

const RELOAD_MS = 15_000;

/** Sign-ins whose access tokens must not be accepted any more, although they have not expired. */
export class Revocations {
  private revoked = new Map<string, number>();
  private readonly listeners: ((originJti: string) => void)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly bus: Bus,
    private readonly logger: Logger,
  ) {}

  /** Hears of new revocations at once, and reads the whole list now and then in case a message was lost. */
  async start(): Promise<void> {
    await this.bus.transport.listen([tokensRevoked.name], ({ payload }) => {
      const { originJti, until } = tokensRevoked.payload.parse(payload);
      this.add(originJti, Date.parse(until));
    });
    await this.reload();
    this.timer = setInterval(() => void this.reload(), RELOAD_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  includes(originJti: string): boolean {
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

  private async reload(): Promise<void> {
    try {
      const list = await this.bus.ask(identity.listRevocations, {}, null);
      for (const { originJti, until } of list) this.add(originJti, Date.parse(until));
      for (const [originJti, until] of this.revoked) if (until < Date.now()) this.revoked.delete(originJti);
    } catch (error) {
      this.logger.warn({ error }, 'the list of revoked sign-ins could not be read');
    }
  }
}
