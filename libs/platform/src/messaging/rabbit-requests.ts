import { randomUUID } from 'node:crypto';
import type { CustomTransportStrategy } from '@nestjs/microservices';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { Counters } from '../logging/counters.js';
import { type Message, type Reply, unavailable } from './bus.js';
import { type Ping, Pulse, type Way } from './pulse.js';
import { type RabbitChannel, type RabbitLine, REPLIES, REQUESTS } from './rabbit-line.js';
import { RequestHandlers } from './request-handlers.js';

const queueOf = (service: string): string => `lectern.requests.${service}`;
const pingOf = (service: string): string => `${service}.ping`;

const declareExchanges = async (raw: Channel): Promise<void> => {
  await raw.assertExchange(REQUESTS, 'topic', { durable: true });
  await raw.assertExchange(REPLIES, 'direct', { durable: true });
};

/** What comes of a request: `nobody` was there to take it, or nothing came in time. */
type Outcome = Reply | 'nobody' | undefined;

interface Waiting {
  service: string;
  settle: (outcome: Outcome) => void;
}

/** Asks services over RabbitMQ. A request that finds nobody is refused at once, and one lives as long as its caller waits. */
export class RequestClient {
  private readonly waiting = new Map<string, Waiting>();
  private readonly pulses = new Map<string, Pulse>();
  private readonly channel: RabbitChannel;
  private replyTo = '';

  /**
   * @param owner names the queue of the answers
   * @param pingDirectly whether a service answers without the broker
   * @param turned hears when a service is reached another way than before
   */
  constructor(
    private readonly line: RabbitLine,
    owner: string,
    private readonly pingDirectly: (service: string, timeoutMs: number) => Promise<boolean>,
    private readonly turned: (service: string, way: Way) => void,
  ) {
    this.channel = line.unconfirmedChannel(async (raw) => {
      await declareExchanges(raw);
      // A name of its own for each connection: the queue of the last one may not be gone yet. Nobody can guess it.
      const queue = `lectern.replies.${owner}.${randomUUID()}`;
      await raw.assertQueue(queue, { exclusive: true, autoDelete: true, durable: false });
      await raw.bindQueue(queue, REPLIES, queue);
      await raw.consume(queue, (message) => message !== null && this.take(message), { noAck: true });
      raw.on('return', (message: ConsumeMessage) => this.settle(message, 'nobody'));
      raw.on('close', () => this.refuseAll());
      this.replyTo = queue;
    });
    line.connection.on('disconnect', () => this.refuseAll());
  }

  get isOpen(): boolean {
    return this.channel.raw !== undefined;
  }

  /** How the service is reached at present, while the broker is there. */
  wayTo(service: string): Way {
    return this.pulseOf(service).way;
  }

  /** @throws AppError unavailable when nobody answers in time, or nobody is there */
  async ask(service: string, pattern: string, message: Message, timeoutMs: number): Promise<Reply> {
    const pulse = this.pulseOf(service);
    pulse.begin();
    const outcome = await this.send(service, pattern, message, timeoutMs);
    const reply = outcome === 'nobody' ? undefined : outcome;
    pulse.end(reply !== undefined);
    if (reply !== undefined) return reply;
    const why = outcome === 'nobody' ? 'nobody takes its requests' : `no answer to ${pattern}`;
    throw unavailable(service, new Error(why));
  }

  private send(service: string, key: string, message: Partial<Message>, timeoutMs: number): Promise<Outcome> {
    return new Promise((resolve) => {
      const correlationId = randomUUID();
      const timer = setTimeout(() => settle(undefined), timeoutMs);
      const settle = (outcome: Outcome): void => {
        clearTimeout(timer);
        this.waiting.delete(correlationId);
        resolve(outcome);
      };
      const { raw } = this.channel;
      if (raw === undefined) return settle(undefined);
      this.waiting.set(correlationId, { service, settle });
      this.channel.tell(REQUESTS, key, Buffer.from(JSON.stringify(message)), {
        mandatory: true,
        replyTo: this.replyTo,
        correlationId,
        // What nobody has taken by then nobody waits for.
        expiration: String(Math.ceil(timeoutMs)),
      });
    });
  }

  private take(message: ConsumeMessage): void {
    try {
      this.settle(message, (JSON.parse(message.content.toString()) as Reply | null) ?? undefined);
    } catch {
      // No answer of ours: whoever waits for it hears that there was none.
      this.settle(message, undefined);
    }
  }

  private settle({ properties }: ConsumeMessage, outcome: Outcome): void {
    this.waiting.get(String(properties.correlationId))?.settle(outcome);
  }

  /** A lost channel takes the answers with it: what is under way ends now, not at its timeout. */
  private refuseAll(): void {
    for (const { settle } of this.waiting.values()) settle(undefined);
  }

  private pulseOf(service: string): Pulse {
    let pulse = this.pulses.get(service);
    if (pulse === undefined) {
      const broker = async (ms: number): Promise<Ping> => {
        const outcome = await this.send(service, pingOf(service), {}, ms);
        if (outcome === 'nobody') return 'nobody';
        return outcome === undefined ? 'silent' : 'answered';
      };
      const direct = (ms: number): Promise<boolean> => this.pingDirectly(service, ms);
      pulse = new Pulse({ broker, direct }, (way) => this.turned(service, way));
      this.pulses.set(service, pulse);
    }
    return pulse;
  }

  async close(): Promise<void> {
    for (const pulse of this.pulses.values()) pulse.close();
    this.refuseAll();
    await this.channel.close();
  }
}

/**
 * Answers the requests to one service. Its queue goes with its last consumer, so that a request to a service that is not
 * there comes back to the caller at once instead of waiting for it.
 */
export class RequestServer extends RequestHandlers implements CustomTransportStrategy {
  override readonly transportId = Symbol('rabbitmq');
  private channel: RabbitChannel | undefined;
  private readonly consumerTag = randomUUID();

  constructor(
    private readonly line: RabbitLine,
    private readonly service: string,
    private readonly counters: Counters,
  ) {
    super();
  }

  override async listen(done: (error?: unknown) => void): Promise<void> {
    this.channel = this.line.unconfirmedChannel(async (raw) => {
      await declareExchanges(raw);
      const queue = queueOf(this.service);
      // RabbitMQ 4.3 refuses shared queues that are not durable.
      await raw.assertQueue(queue, { durable: true, autoDelete: true });
      await raw.bindQueue(queue, REQUESTS, `${this.service}.#`);
      const { consumerTag } = this;
      await raw.consume(queue, (message) => message !== null && void this.serve(message), {
        noAck: true,
        consumerTag,
      });
    });
    await this.line.ready(this.channel);
    done();
  }

  /** Takes no more requests, and resolves when those that it has taken are answered. */
  async drain(): Promise<void> {
    await this.channel?.raw?.cancel(this.consumerTag).catch(() => undefined);
    await this.idle();
  }

  override async close(): Promise<void> {
    await this.channel?.close();
  }

  private async serve({ content, properties, fields }: ConsumeMessage): Promise<void> {
    const pattern = fields.routingKey;
    // What a handler throws is reported where it is bound; whoever asked only hears that there is no answer.
    let reply: Reply | null = null;
    try {
      if (pattern === pingOf(this.service)) reply = { value: null };
      else reply = (await this.answer(pattern, JSON.parse(content.toString()) as Message)) ?? null;
    } catch {
      this.counters.add('requests without an answer');
    }
    this.channel?.tell(REPLIES, String(properties.replyTo), Buffer.from(JSON.stringify(reply)), {
      correlationId: properties.correlationId as string,
    });
  }
}
