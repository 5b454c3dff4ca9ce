import { EventEmitter } from 'node:events';
import type { JobProgress } from '@lectern/contracts/live';
import {
  BaseRpcContext,
  type CustomTransportStrategy,
  Server,
  type WritePacket,
} from '@nestjs/microservices';
import { throwError } from 'rxjs';
import { AppError } from '../errors/app-error.js';
import type { BusTransport, Deliver, Envelope, Message, Reply } from './bus.js';

// The copy that a broker would make: it shows at once what would not survive the wire.
const wire = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

class InProcessServer extends Server implements CustomTransportStrategy {
  override readonly transportId = Symbol('in-process');

  constructor(
    private readonly servers: Map<string, InProcessServer>,
    private readonly service: string,
  ) {
    super();
    this.initializeSerializer({});
    this.initializeDeserializer({});
  }

  listen(done: () => void): void {
    if (this.servers.has(this.service)) throw new Error(`${this.service} is served twice`);
    this.servers.set(this.service, this);
    done();
  }

  close(): void {
    this.servers.delete(this.service);
  }

  on(): void {}

  unwrap<T>(): T {
    return this.servers as T;
  }

  answer(pattern: string, message: Message, respond: (packet: WritePacket) => void): void {
    const handler = this.getHandlerByPattern(pattern);
    if (handler === null) return respond({ err: 'no handler' });
    const context = new BaseRpcContext([{ pattern }]);
    this.handleRequest(
      context,
      // As over a broker, a handler that rejects is an error for the caller, never the end of the process.
      async () =>
        this.transformToObservable(await handler(message, context).catch((error) => throwError(() => error))),
      respond,
    );
  }
}

/** All services in one process: same meaning as over a broker, JSON round trip included. */
export class InProcessTransport implements BusTransport {
  private readonly servers = new Map<string, InProcessServer>();
  private readonly subscribers = new Map<string, { names: Set<string>; deliver: Deliver }>();
  private readonly listeners: { names: Set<string>; deliver: (envelope: Envelope) => void }[] = [];
  private readonly progress = new EventEmitter();

  serverFor(service: string): Server & CustomTransportStrategy {
    return new InProcessServer(this.servers, service);
  }

  request(service: string, pattern: string, message: Message, timeoutMs: number): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const unavailable = (): void =>
        reject(new AppError('unavailable', `The ${service} service does not answer. Please try again.`));
      // As over a broker: no server means no answer, and the caller's timeout ends it. Only here we know at once.
      const server = this.servers.get(service);
      if (server === undefined) return unavailable();
      const timer = setTimeout(unavailable, timeoutMs);
      const copy = wire(message);
      setImmediate(() =>
        server.answer(pattern, copy, (packet) => {
          if (packet.err !== undefined && packet.err !== null) {
            clearTimeout(timer);
            unavailable();
          } else if (packet.response !== undefined) {
            clearTimeout(timer);
            resolve(wire(packet.response) as Reply);
          }
        }),
      );
    });
  }

  async publish(envelope: Envelope): Promise<void> {
    const copy = wire(envelope);
    for (const listener of this.listeners) if (listener.names.has(copy.name)) listener.deliver(copy);
    await Promise.all(
      [...this.subscribers.values()]
        .filter((subscriber) => subscriber.names.has(copy.name))
        .map((subscriber) => subscriber.deliver(copy)),
    );
  }

  async subscribe(service: string, names: string[], deliver: Deliver): Promise<void> {
    this.subscribers.set(service, { names: new Set(names), deliver });
  }

  async listen(names: string[], deliver: (envelope: Envelope) => void): Promise<void> {
    this.listeners.push({ names: new Set(names), deliver });
  }

  broadcast(progress: JobProgress): void {
    this.progress.emit('progress', wire(progress));
  }

  async onBroadcast(listener: (progress: JobProgress) => void): Promise<void> {
    this.progress.on('progress', listener);
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {
    this.subscribers.clear();
    this.listeners.length = 0;
    this.progress.removeAllListeners();
  }
}
