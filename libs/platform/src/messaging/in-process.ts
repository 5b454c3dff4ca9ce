import { EventEmitter } from 'node:events';
import type { JobProgress } from '@lectern/contracts/live';
import type { CustomTransportStrategy, Server } from '@nestjs/microservices';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type BusTransport,
  type Deliver,
  type Envelope,
  type Message,
  type Reply,
  unavailable,
} from './bus.js';
import { Callers } from './callers.js';
import { RequestHandlers } from './request-handlers.js';
import { ServiceKeys } from './service-keys.js';

// The copy that a broker would make: it shows at once what would not survive the wire.
const wire = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

class InProcessServer extends RequestHandlers implements CustomTransportStrategy {
  override readonly transportId = Symbol('in-process');

  constructor(
    private readonly servers: Map<string, InProcessServer>,
    private readonly service: string,
  ) {
    super();
  }

  override listen(done: () => void): void {
    if (this.servers.has(this.service)) throw new Error(`${this.service} is served twice`);
    this.servers.set(this.service, this);
    done();
  }

  override close(): void {
    this.servers.delete(this.service);
  }
}

/** All services in one process: same meaning as over a broker, JSON round trip included. */
export class InProcessTransport implements BusTransport {
  readonly callers: Callers;
  private readonly servers = new Map<string, InProcessServer>();
  private readonly subscribers = new Map<string, { names: Set<string>; deliver: Deliver }>();
  private readonly listeners: { names: Set<string>; deliver: (envelope: Envelope) => void }[] = [];
  private readonly progress = new EventEmitter();

  constructor(keys = ServiceKeys.random()) {
    this.callers = new Callers(keys);
  }

  serverFor(service: string): Server & CustomTransportStrategy {
    return new InProcessServer(this.servers, service);
  }

  async request(service: string, pattern: string, message: Message, timeoutMs: number): Promise<Reply> {
    const server = this.servers.get(service);
    if (server === undefined) throw unavailable(service);
    const copy = wire(message);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(unavailable(service)), timeoutMs);
    });
    try {
      // As over a broker: what a handler throws is no answer, and the caller's timeout ends the wait.
      return wire(await Promise.race([nextTurn().then(() => server.answer(pattern, copy)), late]));
    } catch (error) {
      throw unavailable(service, error);
    } finally {
      clearTimeout(timer);
    }
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

  async drain(service: string): Promise<void> {
    await this.servers.get(service)?.idle();
  }

  async close(): Promise<void> {
    this.subscribers.clear();
    this.listeners.length = 0;
    this.progress.removeAllListeners();
  }
}
