import { type AmqpConnectionManager, type ChannelWrapper, connect } from 'amqp-connection-manager';
import type { Channel, ConfirmChannel, ConsumeMessage } from 'amqplib';
import type { Condition } from '../logging/counters.js';

export const REQUESTS = 'lectern.requests';
export const REPLIES = 'lectern.replies';
export const FACTS = 'lectern.facts';
export const DEAD = 'lectern.dead';
export const PROGRESS = 'lectern.progress';

/** A broker that takes the connection and says nothing more is given up after this long. */
const HANDSHAKE_MS = 5000;
const AGAIN_MS = 1000;
/** Small frames leave at once: held back for the acknowledgement of the last one, each hop would cost 40 ms. */
const SOCKET = { noDelay: true, timeout: HANDSHAKE_MS };

type Setup<C extends Channel> = (channel: C) => Promise<void>;

/** The connection of one process to RabbitMQ. It is made again for as long as the process lives, and never ends it. */
export class RabbitLine {
  readonly connection: AmqpConnectionManager;
  private readonly channels: RabbitChannel[] = [];
  private readonly settled: Promise<void>;
  closed = false;

  constructor(
    url: string,
    readonly condition: Condition,
  ) {
    this.connection = connect([url], {
      heartbeatIntervalInSeconds: 5,
      reconnectTimeInSeconds: AGAIN_MS / 1000,
      connectionOptions: SOCKET,
    });
    this.connection.on('connect', () => condition.works());
    this.connection.on('disconnect', ({ err }) => this.closed || condition.failed(err));
    this.settled = new Promise((resolve) => {
      this.connection.once('connect', () => resolve());
      this.connection.once('connectFailed', () => resolve());
    });
    // An event nobody listens to would end the process.
    this.connection.on('connectFailed', ({ err }) => condition.failed(err));
  }

  get isConnected(): boolean {
    return this.connection.isConnected();
  }

  /** Opens a channel that is set up again after every interruption. The broker confirms what it has taken. */
  channel(setup: Setup<ConfirmChannel>): RabbitChannel {
    return this.keep(new RabbitChannel(this, setup, true));
  }

  /** As {@link channel}, for messages that may be lost: the broker confirms none, which costs it and us half as much. */
  unconfirmedChannel(setup: Setup<Channel>): RabbitChannel {
    return this.keep(new RabbitChannel(this, setup, false));
  }

  private keep(channel: RabbitChannel): RabbitChannel {
    this.channels.push(channel);
    return channel;
  }

  /** Resolves when the channel is set up; at once if the broker cannot be reached, and then it will be set up later. */
  async ready(channel: RabbitChannel): Promise<void> {
    await this.settled;
    if (this.isConnected) await channel.setUp;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const channel of this.channels) await channel.close();
    await this.connection.close();
  }
}

/**
 * One channel. The connection manager opens it again with the connection; one that the broker closes by itself, while
 * the connection lives, is opened again here.
 */
export class RabbitChannel {
  /** The open channel, once it is set up; nothing while there is none. */
  raw: Channel | undefined;
  /** Resolves when the channel has been set up for the first time, or its set-up has failed. */
  readonly setUp: Promise<void>;
  private wrapper: ChannelWrapper;
  private settle: () => void = () => undefined;
  private isClosed = false;

  constructor(
    private readonly line: RabbitLine,
    private readonly setup: Setup<ConfirmChannel>,
    private readonly confirm: boolean,
  ) {
    this.setUp = new Promise((resolve) => {
      this.settle = resolve;
    });
    this.wrapper = this.open();
  }

  private open(): ChannelWrapper {
    const wrapper = this.line.connection.createChannel({
      confirm: this.confirm,
      publishTimeout: 5000,
      setup: async (raw: ConfirmChannel) => {
        raw.on('error', (error: unknown) => this.line.condition.failed(error));
        raw.on('close', () => {
          this.raw = undefined;
          setTimeout(() => this.replace(wrapper), AGAIN_MS).unref();
        });
        await this.setup(raw);
        this.raw = raw;
        this.settle();
      },
    });
    wrapper.on('error', (error: unknown) => {
      this.line.condition.failed(error);
      this.settle();
    });
    return wrapper;
  }

  private replace(closed: ChannelWrapper): void {
    if (this.isClosed || !this.line.isConnected || this.wrapper !== closed || this.raw !== undefined) return;
    void closed.close().catch(() => undefined);
    this.wrapper = this.open();
  }

  /** Publishes a message that must arrive. Resolves when the broker has it. @throws Error when it has not within 5 s */
  async publish(
    exchange: string,
    key: string,
    body: Buffer,
    options: { messageId?: string; headers?: object; expiration?: number } = {},
  ): Promise<void> {
    await this.wrapper.publish(exchange, key, body, { ...options, persistent: true });
  }

  /** Publishes a message that may be lost. */
  tell(exchange: string, key: string, body: Buffer, options: object = {}): void {
    try {
      this.raw?.publish(exchange, key, body, options);
    } catch (error) {
      // The channel has closed a moment ago.
      this.line.condition.failed(error);
    }
  }

  /** Acknowledges. A channel that has closed meanwhile has given the message back: it comes again. */
  acknowledge(message: ConsumeMessage, raw: ConfirmChannel): void {
    try {
      raw.ack(message);
    } catch (error) {
      this.line.condition.failed(error);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.raw = undefined;
    await this.wrapper.close().catch(() => undefined);
  }
}
