import { setTimeout as delay } from 'node:timers/promises';
import type { Attorney } from '../../services/embedded/src/journey/attorney.js';

/** Asks every service at a steady pace, whatever becomes of the requests before, and counts the answers. */
export class Asking {
  /** Answers by status; 0 is a connection without one. */
  readonly answers = new Map<number, number>();
  slowestMs = 0;
  /** What was asked in vain. */
  readonly failed: string[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private stopped = false;
  private readonly running: Promise<void>;

  private constructor(
    private readonly attorneys: Attorney[],
    private readonly sessionIds: string[],
    private readonly perSecond: number,
  ) {
    this.running = this.run();
  }

  static async begin(attorneys: Attorney[], perSecond: number): Promise<Asking> {
    const sessionIds = await Promise.all(
      attorneys.map(async (attorney) =>
        String((await attorney.call('POST', '/api/sessions', { title: 'Asked for' })).body['id']),
      ),
    );
    return new Asking(attorneys, sessionIds, perSecond);
  }

  private async run(): Promise<void> {
    const began = Date.now();
    for (let i = 0; !this.stopped; i++) {
      const asked = this.ask(i);
      this.underWay.add(asked);
      void asked.finally(() => this.underWay.delete(asked));
      await delay(Math.max(0, began + ((i + 1) * 1000) / this.perSecond - Date.now()));
    }
  }

  private async ask(i: number): Promise<void> {
    const at = Math.floor(i / 7) % this.attorneys.length;
    const session = `/api/sessions/${this.sessionIds[at]}`;
    const [method, path, body] = (
      [
        ['POST', '/api/sessions', { title: `Rolling ${i}` }],
        ['GET', '/api/sessions/page'],
        // Of sessions, which asks analysis.
        ['GET', session],
        ['GET', `${session}/document`],
        ['GET', '/api/user/sign-ins'],
        ['GET', '/api/notifications/page'],
        ['GET', '/api/leaderboard'],
      ] as [string, string, object?][]
    )[i % 7]!;
    const sentAt = Date.now();
    const status = await this.attorneys[at]!.call(method, path, body).then(
      (answer) => answer.status,
      () => 0,
    );
    this.slowestMs = Math.max(this.slowestMs, Date.now() - sentAt);
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    if (status === 0 || status >= 500) this.failed.push(`${status} ${method} ${path}`);
  }

  get count(): number {
    return [...this.answers.values()].reduce((sum, n) => sum + n, 0);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
    await Promise.all(this.underWay);
  }
}
