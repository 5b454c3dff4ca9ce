import { setTimeout as delay } from 'node:timers/promises';
import type { Attorney } from '../../services/embedded/src/journey/attorney.js';
import type { Stack } from './stack.js';

export interface Post {
  title: string;
  sentAt: number;
  answeredAt: number;
  status: number;
  id: string | undefined;
}

/** Posts sessions at a steady pace, whatever became of those before, each once and under a title of its own. */
export class Posting {
  readonly posts: Post[] = [];
  private readonly underWay: Promise<void>[] = [];
  private stopped = false;
  private readonly running: Promise<void>;

  constructor(
    private readonly attorneys: Attorney[],
    private readonly mark: string,
    private readonly perSecond: number,
  ) {
    this.running = this.run();
  }

  private async run(): Promise<void> {
    for (let i = 0; !this.stopped; i++) {
      this.underWay.push(this.post(this.attorneys[i % this.attorneys.length]!, `${this.mark} ${i}`));
      await delay(1000 / this.perSecond);
    }
  }

  private async post(attorney: Attorney, title: string): Promise<void> {
    const sentAt = Date.now();
    const { status, id } = await attorney.call('POST', '/api/sessions', { title }).then(
      ({ status: code, body }) => ({ status: code, id: body['id'] as string | undefined }),
      () => ({ status: 0, id: undefined }),
    );
    this.posts.push({ title, sentAt, answeredAt: Date.now(), status, id });
  }

  /** Sends no more, and resolves when every post is answered. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
    await Promise.all(this.underWay);
  }

  /** What the database holds of it, against what was answered. */
  async balance(stack: Stack): Promise<{
    sent: number;
    acknowledged: number;
    lost: number;
    duplicate: number;
    'made after a refusal': number;
  }> {
    const rows = await stack.query<{ title: string; at: Date }>(
      `select title, created_at as at from sessions.session where title like $1`,
      [`${this.mark} %`],
    );
    const made = new Map(rows.map(({ title, at }) => [title, at.getTime()]));
    const isKept = ({ status }: Post): boolean => status >= 200 && status < 300;
    const refused = this.posts.filter((post) => !isKept(post));
    return {
      sent: this.posts.length,
      acknowledged: this.posts.filter(isKept).length,
      lost: this.posts.filter((post) => isKept(post) && !made.has(post.title)).length,
      duplicate: rows.length - made.size,
      'made after a refusal': refused.filter(({ title, answeredAt }) => (made.get(title) ?? 0) > answeredAt)
        .length,
    };
  }

  /** The longest wait for a refusal of a post sent in that time, in milliseconds. */
  slowestRefusal(from: number, to: number): number {
    return Math.max(
      0,
      ...this.posts
        .filter(({ status, sentAt }) => (status === 0 || status >= 500) && sentAt >= from && sentAt < to)
        .map(({ sentAt, answeredAt }) => answeredAt - sentAt),
    );
  }

  /** When the first post was acknowledged that was sent after that. */
  firstSuccess(after: number): number {
    return Math.min(
      ...this.posts
        .filter(({ status, sentAt }) => status >= 200 && status < 300 && sentAt >= after)
        .map(({ answeredAt }) => answeredAt),
    );
  }
}
