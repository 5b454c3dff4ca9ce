import { connect, type ConfirmChannel, type GetMessage } from 'amqplib';
import { againOf, deadQueueOf, keepSetAside } from '../messaging/rabbit-facts.js';
import { DEAD } from '../messaging/rabbit-line.js';

/** A message that a service could not take. */
export interface DeadMessage {
  service: string;
  name: string;
  reason: string;
  at: string;
  bytes: number;
}

type Fate = 'list' | 'retry' | 'drop';

/** Goes through the messages that a service has set aside. @returns all of them */
export async function deadMessages(url: string, service: string, fate: Fate): Promise<DeadMessage[]> {
  const connection = await connect(url);
  try {
    const channel = await connection.createConfirmChannel();
    // A service that reacts to nothing has no such queue; asking for one that is not there closes the channel.
    channel.on('error', () => undefined);
    const queue = await channel.checkQueue(deadQueueOf(service)).catch(() => undefined);
    if (queue === undefined) return [];
    const { messageCount } = queue;
    const found: DeadMessage[] = [];
    for (let i = 0; i < messageCount; i++) {
      const message = await channel.get(deadQueueOf(service));
      if (message === false) break;
      found.push(described(service, message));
      await settle(channel, { service, message, fate });
    }
    await channel.close();
    return found;
  } finally {
    await connection.close();
  }
}

async function settle(
  channel: ConfirmChannel,
  { service, message, fate }: { service: string; message: GetMessage; fate: Fate },
): Promise<void> {
  if (fate === 'list') await keepSetAside(channel, service, message);
  if (fate === 'retry') {
    channel.publish(DEAD, againOf(service), message.content, { persistent: true });
    await channel.waitForConfirms();
  }
  channel.ack(message);
}

function described(service: string, { properties, content }: GetMessage): DeadMessage {
  const { name, reason, at } = (properties.headers ?? {}) as Record<string, string | undefined>;
  return { service, name: name ?? '', reason: reason ?? '', at: at ?? '', bytes: content.length };
}
