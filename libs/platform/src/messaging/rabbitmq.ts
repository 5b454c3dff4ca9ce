import type { JobProgress } from '@lectern/contracts/live';
import type { CustomTransportStrategy, Server } from '@nestjs/microservices';
import type { ConfirmChannel, ConsumeMessage } from 'amqplib';
import { Condition, type Counters } from '../logging/counters.js';
import type { Logger } from '../logging/logger.js';
import {
  type BusTransport,
  type Deliver,
  type Envelope,
  type Message,
  type Reply,
  unavailable,
} from './bus.js';
import { askDirectly, type DirectLine, pingDirectly } from './direct-requests.js';
import { Callers } from './callers.js';
import { FactConsumer, parseEnvelope } from './rabbit-facts.js';
import { FACTS, PROGRESS, type RabbitChannel, RabbitLine } from './rabbit-line.js';
import type { Way } from './pulse.js';
import { RequestClient, RequestServer } from './rabbit-requests.js';
import type { ServiceKeys } from './service-keys.js';

interface Tools {
  logger: Logger;
  counters: Counters;
  keys: ServiceKeys;
  /** The way that requests take while the broker is away; without it they are refused. */
  direct?: DirectLine | undefined;
}

/** One process per service, over RabbitMQ 3.10 or newer. */
export class RabbitTransport implements BusTransport {
  readonly callers: Callers;
  private readonly line: RabbitLine;
  private readonly publisher: RabbitChannel;
  private readonly client: RequestClient;
  private readonly servers = new Map<string, RequestServer>();
  private readonly consumers: FactConsumer[] = [];
  private readonly conditions = new Map<string, Condition>();

  constructor(
    url: string,
    private readonly tools: Tools,
  ) {
    const { logger, counters, keys, direct } = tools;
    this.callers = new Callers(keys);
    this.line = new RabbitLine(url, new Condition('broker', logger, counters));
    this.publisher = this.line.channel(async (channel) => {
      await channel.assertExchange(FACTS, 'topic', { durable: true });
      await channel.assertExchange(PROGRESS, 'fanout', { durable: false });
    });
    const owner = decodeURIComponent(new URL(url).username);
    this.client = new RequestClient(
      this.line,
      owner,
      async (service, timeoutMs) => (direct === undefined ? false : pingDirectly(direct, service, timeoutMs)),
      (service, way) => this.tellOf(service, way),
    );
  }

  get direct(): DirectLine | undefined {
    return this.tools.direct;
  }

  serverFor(service: string): Server & CustomTransportStrategy {
    const server = new RequestServer(this.line, service, this.tools.counters);
    this.servers.set(service, server);
    return server;
  }

  /** Answers a request to a service of this process that came directly. */
  async answer(pattern: string, message: Message): Promise<Reply> {
    const server = this.servers.get(pattern.slice(0, pattern.indexOf('.')));
    if (server === undefined) throw new Error(`${pattern} is not answered here`);
    return server.answer(pattern, message);
  }

  async request(service: string, pattern: string, message: Message, timeoutMs: number): Promise<Reply> {
    const asking = this.conditionOf(`requests to ${service}`);
    try {
      const reply = await this.ask(service, pattern, message, timeoutMs);
      asking.works();
      return reply;
    } catch (error) {
      asking.failed(error);
      throw error;
    }
  }

  /** @throws AppError unavailable, with its cause */
  private async ask(service: string, pattern: string, message: Message, timeoutMs: number): Promise<Reply> {
    const way = this.client.isOpen ? this.client.wayTo(service) : 'direct';
    if (way === 'broker') return this.client.ask(service, pattern, message, timeoutMs);
    if (way === 'none')
      throw unavailable(service, new Error('it answers neither over the broker nor directly'));
    if (this.direct === undefined) throw unavailable(service, new Error('the broker is away'));
    return askDirectly(this.direct, service, pattern, message, timeoutMs);
  }

  private tellOf(service: string, way: Way): void {
    const overBroker = this.conditionOf(`${service} over the broker`);
    if (way === 'broker') overBroker.works();
    else overBroker.failed(new Error(way === 'direct' ? 'it answers only directly' : 'it does not answer'));
  }

  private conditionOf(what: string): Condition {
    let condition = this.conditions.get(what);
    if (condition === undefined) {
      condition = new Condition(what, this.tools.logger, this.tools.counters);
      this.conditions.set(what, condition);
    }
    return condition;
  }

  async publish(envelope: Envelope): Promise<void> {
    const body = Buffer.from(JSON.stringify(envelope));
    await this.publisher.publish(FACTS, envelope.name, body, { messageId: envelope.id });
  }

  async subscribe(service: string, names: string[], deliver: Deliver): Promise<void> {
    const consumer = new FactConsumer(this.line, service, names, deliver, this.tools);
    this.consumers.push(consumer);
    await this.line.ready(consumer.channel);
  }

  async listen(names: string[], deliver: (envelope: Envelope) => void): Promise<void> {
    await this.consumeOwn(FACTS, names, (message) => {
      const envelope = parseEnvelope(message);
      if (envelope !== undefined) deliver(envelope);
    });
  }

  broadcast(progress: JobProgress): void {
    this.publisher.tell(PROGRESS, '', Buffer.from(JSON.stringify(progress)));
  }

  async onBroadcast(listener: (progress: JobProgress) => void): Promise<void> {
    await this.consumeOwn(PROGRESS, [''], (message) =>
      listener(JSON.parse(message.content.toString()) as JobProgress),
    );
  }

  /** A queue of this process alone, gone with it: every replica hears everything. */
  private async consumeOwn(
    exchange: string,
    keys: string[],
    take: (message: ConsumeMessage) => void,
  ): Promise<void> {
    const channel = this.line.channel(async (raw: ConfirmChannel) => {
      await raw.assertExchange(FACTS, 'topic', { durable: true });
      await raw.assertExchange(PROGRESS, 'fanout', { durable: false });
      const { queue } = await raw.assertQueue('', { exclusive: true, autoDelete: true, durable: false });
      for (const key of keys) await raw.bindQueue(queue, exchange, key);
      await raw.consume(
        queue,
        (message) => {
          try {
            if (message !== null) take(message);
          } catch {
            // What only informs may be lost; the next one arrives all the same.
            this.tools.counters.add('messages: not understood');
          }
        },
        { noAck: true },
      );
    });
    await this.line.ready(channel);
  }

  async check(): Promise<void> {
    if (!this.line.isConnected || !this.client.isOpen) throw new Error('RabbitMQ is not reachable.');
  }

  async drain(service: string): Promise<void> {
    await this.servers.get(service)?.drain();
  }

  async close(): Promise<void> {
    await this.client.close();
    for (const consumer of this.consumers) await consumer.close();
    await this.line.close();
  }
}
