import type { JobProgress } from '@lectern/contracts/live';
import {
  ClientRMQ,
  type CustomTransportStrategy,
  type MessageHandler,
  RmqContext,
  type Server,
  ServerRMQ,
} from '@nestjs/microservices';
import { type AmqpConnectionManager, type ChannelWrapper, connect } from 'amqp-connection-manager';
import type { ConfirmChannel, ConsumeMessage } from 'amqplib';
import { setTimeout as delay } from 'node:timers/promises';
import { catchError, firstValueFrom, fromEvent, merge, mergeMap, throwError, timeout } from 'rxjs';
import { AppError } from '../errors/app-error.js';
import type { BusTransport, Deliver, Envelope, Message, Reply } from './bus.js';
import { askDirectly, type DirectLine } from './direct-requests.js';

const FACTS = 'lectern.facts';
const PROGRESS = 'lectern.progress';
const MAX_REQUEST_AGE_MS = 300_000;
/** Small frames leave at once: held back for the acknowledgement of the last one, each hop would cost 40 ms. */
const SOCKET = { noDelay: true };

/**
 * A request that nobody took in its time must not run later: messages are not kept over a restart of the broker, and old
 * ones are dropped. The queue itself is durable, because RabbitMQ 4.3 refuses shared queues that are not.
 */
const requestQueue = (service: string, url: string) => ({
  urls: [url],
  queue: `lectern.requests.${service}`,
  noAck: true,
  persistent: false,
  queueOptions: { durable: true, messageTtl: MAX_REQUEST_AGE_MS },
  socketOptions: { connectionOptions: SOCKET },
});

/**
 * A channel that cannot be set up again while the broker goes up and down reports it as an error event. Nest does not
 * listen to it, and unheard it would end the process; the manager tries again by itself.
 */
function withPatientChannels<C extends AmqpConnectionManager>(connection: C): C {
  const createChannel = connection.createChannel.bind(connection);
  connection.createChannel = (options) => {
    const channel = createChannel(options);
    channel.on('error', () => undefined);
    return channel;
  };
  return connection;
}

class RequestServer extends ServerRMQ {
  /** Runs a handler for a request that came another way. */
  async answer(pattern: string, message: Message): Promise<Reply> {
    const handler = this.getHandlerByPattern(pattern);
    if (handler === null) throw new Error(`no handler for ${pattern}`);
    const context = new RmqContext([{ properties: {} }, {}, pattern]);
    return firstValueFrom(this.transformToObservable(await handler(message, context))) as Promise<Reply>;
  }

  override async createClient<T>(): Promise<T> {
    return withPatientChannels(await super.createClient<AmqpConnectionManager>()) as T;
  }

  override addHandler(pattern: string, callback: MessageHandler, isEvent = false): void {
    // Facts take our own way, with an inbox; Nest's event handlers would bypass it.
    if (!isEvent) super.addHandler(pattern, callback, false);
  }
}

class RequestClient extends ClientRMQ {
  override createClient(): AmqpConnectionManager {
    return withPatientChannels(super.createClient() as AmqpConnectionManager);
  }
}

const parse = (message: ConsumeMessage): unknown => JSON.parse(message.content.toString());

/** One process per service, over RabbitMQ 3.10 or newer. */
export class RabbitTransport implements BusTransport {
  private readonly connection: AmqpConnectionManager;
  private readonly publisher: ChannelWrapper;
  private readonly clients = new Map<string, RequestClient>();
  private readonly servers = new Map<string, RequestServer>();
  private readonly consumers: ChannelWrapper[] = [];
  private closed = false;

  /** @param direct the way that requests take while the broker is away; without it they are refused */
  constructor(
    private readonly url: string,
    readonly direct?: DirectLine,
  ) {
    this.connection = withPatientChannels(
      connect([url], { heartbeatIntervalInSeconds: 5, reconnectTimeInSeconds: 1, connectionOptions: SOCKET }),
    );
    // Without a listener a lost connection would end the process; the manager reconnects by itself.
    this.connection.on('connectFailed', () => undefined);
    this.publisher = this.connection.createChannel({
      confirm: true,
      publishTimeout: 5000,
      setup: async (channel: ConfirmChannel) => {
        await channel.assertExchange(FACTS, 'topic', { durable: true });
        await channel.assertExchange(PROGRESS, 'fanout', { durable: false });
      },
    });
  }

  serverFor(service: string): Server & CustomTransportStrategy {
    const server = new RequestServer(requestQueue(service, this.url));
    this.servers.set(service, server);
    return server as unknown as Server & CustomTransportStrategy;
  }

  /** Answers a request to a service of this process that came directly. */
  async answer(pattern: string, message: Message): Promise<Reply> {
    const server = this.servers.get(pattern.slice(0, pattern.indexOf('.')));
    if (server === undefined) throw new Error(`${pattern} is not answered here`);
    return server.answer(pattern, message);
  }

  async request(service: string, pattern: string, message: Message, timeoutMs: number): Promise<Reply> {
    const unavailable = new AppError(
      'unavailable',
      `The ${service} service does not answer. Please try again.`,
    );
    if (!this.connection.isConnected() && this.direct !== undefined)
      return askDirectly(this.direct, service, pattern, message, timeoutMs);
    // A lost connection takes the answers with it: what was under way ends now, not at its timeout.
    const lost = fromEvent(this.connection, 'disconnect').pipe(mergeMap(() => throwError(() => unavailable)));
    return firstValueFrom(
      merge(this.clientFor(service).send<Reply>(pattern, message), lost).pipe(
        timeout(timeoutMs),
        // Nest rejects in several shapes (string, object, error): all mean that no reply of ours came.
        catchError(() => throwError(() => unavailable)),
      ),
    );
  }

  private clientFor(service: string): RequestClient {
    let client = this.clients.get(service);
    if (client === undefined) {
      client = new RequestClient(requestQueue(service, this.url));
      this.clients.set(service, client);
    }
    return client;
  }

  async publish(envelope: Envelope): Promise<void> {
    const body = Buffer.from(JSON.stringify(envelope));
    await this.publisher.publish(FACTS, envelope.name, body, { messageId: envelope.id, persistent: true });
  }

  async subscribe(service: string, names: string[], deliver: Deliver): Promise<void> {
    const queue = `lectern.facts.${service}`;
    const channel = this.connection.createChannel({
      setup: async (raw: ConfirmChannel) => {
        await raw.assertExchange(FACTS, 'topic', { durable: true });
        await raw.assertQueue(queue, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
        for (const name of names) await raw.bindQueue(queue, FACTS, name);
        await raw.prefetch(20);
        await raw.consume(queue, (message) => {
          if (message !== null) void this.settle(raw, message, deliver);
        });
      },
    });
    this.consumers.push(channel);
    await channel.waitForConnect();
  }

  /**
   * Keeps the message unacknowledged while it is retried here: a requeue would spin, and would count towards the
   * broker's delivery limit during an outage of ours. If this process dies the broker delivers it again.
   */
  private async settle(channel: ConfirmChannel, message: ConsumeMessage, deliver: Deliver): Promise<void> {
    const envelope = parse(message) as Envelope;
    for (let wait = 250; !this.closed; wait = Math.min(wait * 2, 15_000)) {
      try {
        await deliver(envelope);
        break;
      } catch {
        await delay(wait, undefined, { ref: false });
      }
    }
    try {
      if (!this.closed) channel.ack(message);
    } catch {
      // The channel went away meanwhile: the broker delivers again, and the inbox drops it.
    }
  }

  async listen(names: string[], deliver: (envelope: Envelope) => void): Promise<void> {
    await this.consumeOwn(FACTS, names, (message) => deliver(parse(message) as Envelope));
  }

  broadcast(progress: JobProgress): void {
    const body = Buffer.from(JSON.stringify(progress));
    void this.publisher
      .publish(PROGRESS, '', body, { persistent: false, timeout: 1000 })
      .catch(() => undefined);
  }

  async onBroadcast(listener: (progress: JobProgress) => void): Promise<void> {
    await this.consumeOwn(PROGRESS, [''], (message) => listener(parse(message) as JobProgress));
  }

  /** A queue of this process alone, gone with it: every replica hears everything. */
  private async consumeOwn(
    exchange: string,
    keys: string[],
    take: (message: ConsumeMessage) => void,
  ): Promise<void> {
    const channel = this.connection.createChannel({
      setup: async (raw: ConfirmChannel) => {
        await raw.assertExchange(FACTS, 'topic', { durable: true });
        await raw.assertExchange(PROGRESS, 'fanout', { durable: false });
        const { queue } = await raw.assertQueue('', { exclusive: true, autoDelete: true });
        for (const key of keys) await raw.bindQueue(queue, exchange, key);
        await raw.consume(queue, (message) => message !== null && take(message), { noAck: true });
      },
    });
    this.consumers.push(channel);
    await channel.waitForConnect();
  }

  async check(): Promise<void> {
    if (!this.connection.isConnected()) throw new Error('RabbitMQ is not reachable.');
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const client of this.clients.values()) await client.close();
    for (const channel of [...this.consumers, this.publisher]) await channel.close().catch(() => undefined);
    await this.connection.close();
  }
}
