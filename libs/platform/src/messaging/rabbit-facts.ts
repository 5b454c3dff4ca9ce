import { userDeleted } from '@lectern/contracts/identity';
import type { ConfirmChannel, ConsumeMessage, GetMessage } from 'amqplib';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Counters } from '../logging/counters.js';
import type { Logger } from '../logging/logger.js';
import type { Deliver, Envelope } from './bus.js';
import { DEAD, FACTS, type RabbitChannel, type RabbitLine } from './rabbit-line.js';

const FactMessage = z.object({ id: z.uuid(), name: z.string(), payload: z.unknown(), traceId: z.string() });

/** RabbitMQ 4 throws away what it has delivered twenty times; before that it is set aside. */
const MOST_DELIVERIES = 15;
const AT_A_TIME = 20;
/** Nothing that was set aside stays longer: it may name a person. */
const KEPT_MS = 30 * 86_400_000;

/** The queue of a service's facts, and the one of those that were set aside. */
export const factQueueOf = (service: string): string => `lectern.facts.${service}`;
export const deadQueueOf = (service: string): string => `lectern.dead.${service}`;

/** Key under which a message that was set aside goes back to its service. */
export const againOf = (service: string): string => `${service}.again`;

/** Exchanges and queues of a service's facts: those on their way, and those set aside. */
export async function declareFactQueues(raw: ConfirmChannel, service: string): Promise<void> {
  await raw.assertExchange(FACTS, 'topic', { durable: true });
  await raw.assertExchange(DEAD, 'topic', { durable: true });
  const quorum = { durable: true, arguments: { 'x-queue-type': 'quorum' } };
  await raw.assertQueue(factQueueOf(service), quorum);
  await raw.assertQueue(deadQueueOf(service), quorum);
  await raw.bindQueue(deadQueueOf(service), DEAD, service);
  await raw.bindQueue(factQueueOf(service), DEAD, againOf(service));
}

/**
 * Puts a message that was set aside to the end of its queue, for as long as it was to stay. What is given back instead counts
 * as delivered, and the broker throws away what it has delivered too often.
 */
export async function keepSetAside(
  raw: ConfirmChannel,
  service: string,
  { content, properties }: GetMessage,
): Promise<void> {
  const { reason, at, name } = (properties.headers ?? {}) as Record<string, string | undefined>;
  const age = Date.now() - Date.parse(at ?? new Date().toISOString());
  const expiration = Math.max(1, KEPT_MS - age);
  const headers = { reason, at, name };
  raw.publish(DEAD, service, content, { persistent: true, headers, expiration });
  await raw.waitForConfirms();
}

/** Takes the messages that name an account out of those set aside. The others stay, in their order. */
async function dropSetAside(raw: ConfirmChannel, service: string, userId: string): Promise<void> {
  const { messageCount } = await raw.checkQueue(deadQueueOf(service));
  for (let left = messageCount; left > 0; left -= 1) {
    const message = await raw.get(deadQueueOf(service));
    if (message === false) return;
    if (!message.content.includes(userId)) await keepSetAside(raw, service, message);
    raw.ack(message);
  }
}

/** Delivers the facts of a service's queue, each until it is applied. */
export class FactConsumer {
  readonly channel: RabbitChannel;
  private closed = false;

  constructor(
    line: RabbitLine,
    private readonly service: string,
    names: string[],
    private readonly deliver: Deliver,
    private readonly tools: { counters: Counters; logger: Logger },
  ) {
    this.channel = line.channel(async (raw) => {
      await declareFactQueues(raw, service);
      for (const name of names) await raw.bindQueue(factQueueOf(service), FACTS, name);
      await raw.prefetch(AT_A_TIME);
      await raw.consume(factQueueOf(service), (message) => {
        if (message !== null) void this.take(raw, message);
      });
    });
  }

  private async take(raw: ConfirmChannel, message: ConsumeMessage): Promise<void> {
    const envelope = parseEnvelope(message);
    const deliveries = Number(message.properties.headers?.['x-delivery-count'] ?? 0);
    const reason =
      envelope === undefined
        ? 'it is no fact'
        : deliveries >= MOST_DELIVERIES
          ? `it was delivered ${deliveries} times and never ended`
          : undefined;
    if (envelope !== undefined && reason === undefined) await this.untilApplied(envelope);
    else if (!(await this.setAside(message, reason ?? ''))) return;
    if (envelope?.name === userDeleted.name) await this.forget(raw, envelope);
    if (!this.closed) this.channel.acknowledge(message, raw);
  }

  /**
   * Keeps the message unacknowledged while it is tried again here: a requeue would spin, and would count towards the
   * broker's delivery limit during an outage of ours. If this process dies the broker delivers it again.
   */
  private async untilApplied(envelope: Envelope): Promise<void> {
    for (let wait = 250; !this.closed; wait = Math.min(wait * 2, 15_000)) {
      try {
        return await this.deliver(envelope);
      } catch {
        // The inbox has logged why.
        this.tools.counters.add('facts: to be tried again');
        await delay(wait, undefined, { ref: false });
      }
    }
  }

  /** @returns false when the broker has not taken it: then it comes again */
  private async setAside(message: ConsumeMessage, reason: string): Promise<boolean> {
    const { service, tools } = this;
    tools.counters.add('messages: set aside');
    tools.logger.error({ service, reason, bytes: message.content.length }, 'a message was set aside');
    const headers = { reason, at: new Date().toISOString(), name: message.fields.routingKey };
    try {
      await this.channel.publish(DEAD, service, message.content, { headers, expiration: KEPT_MS });
      return true;
    } catch (error) {
      tools.logger.error({ service, error }, 'a message could not be set aside');
      return false;
    }
  }

  /** What was set aside of a person goes with the account. What cannot be looked through now ends by itself. */
  private async forget(raw: ConfirmChannel, { payload }: Envelope): Promise<void> {
    const { service, tools } = this;
    try {
      await dropSetAside(raw, service, userDeleted.payload.parse(payload).userId);
    } catch (error) {
      tools.logger.error({ service, error }, 'what was set aside could not be looked through');
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.channel.close();
  }
}

/** The fact in a message; nothing if it holds none. */
export function parseEnvelope(message: ConsumeMessage): Envelope | undefined {
  try {
    return FactMessage.parse(JSON.parse(message.content.toString()));
  } catch {
    return undefined;
  }
}
