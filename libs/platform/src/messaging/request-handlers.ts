import { BaseRpcContext, type MessageHandler, Server } from '@nestjs/microservices';
import { firstValueFrom, isObservable } from 'rxjs';
import type { Message, Reply } from './bus.js';

/** The handlers that Nest has bound for one service, whichever way requests reach them. */
export abstract class RequestHandlers extends Server {
  private underWay = 0;
  private whenIdle: (() => void) | undefined;

  constructor() {
    super();
    this.initializeSerializer({});
    this.initializeDeserializer({});
  }

  override addHandler(pattern: string, callback: MessageHandler, isEvent = false): void {
    // Facts take our own way, with an inbox; Nest's event handlers would bypass it.
    if (!isEvent) super.addHandler(pattern, callback, false);
  }

  /** @throws Error when there is no handler, or it threw */
  async answer(pattern: string, message: Message): Promise<Reply> {
    // Found as it is written: what Nest offers first takes each name for JSON, and throws.
    const handler = this.messageHandlers.get(pattern);
    if (handler === undefined) throw new Error(`no handler for ${pattern}`);
    this.underWay += 1;
    try {
      const reply: unknown = await handler(message, new BaseRpcContext([{ pattern }]));
      return (isObservable(reply) ? await firstValueFrom(reply) : reply) as Reply;
    } finally {
      this.underWay -= 1;
      if (this.underWay === 0) this.whenIdle?.();
    }
  }

  /** Resolves when every request that was taken is answered. */
  async idle(): Promise<void> {
    if (this.underWay === 0) return;
    await new Promise<void>((resolve) => {
      this.whenIdle = resolve;
    });
  }

  override on(): void {}

  override unwrap<T>(): T {
    return this as unknown as T;
  }
}
