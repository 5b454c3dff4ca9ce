import { afterAll } from '@jest/globals';
import { startRabbitMq } from '@lectern/testing/containers';
import { eventually } from '@lectern/testing/eventually';
import { randomUUID } from 'node:crypto';
import { getContainerRuntimeClient } from 'testcontainers';
import { Counters } from '../logging/counters.js';
import { createLogger } from '../logging/logger.js';
import type { BusTransport, Envelope, Message } from './bus.js';
import { InProcessTransport } from './in-process.js';
import { ServiceKeys } from './service-keys.js';
import { RabbitTransport } from './rabbitmq.js';

export interface Line {
  transport: BusTransport;
  /** A transport of another process on the same line; in one process there is only the one. */
  another: () => BusTransport;
  /** Cuts the line for a moment, where it can be cut. */
  interrupt?: () => Promise<void>;
  /** The broker's address, where there is a broker. */
  url?: string;
  /** Stops the broker's processor for a while: connections stay open and nothing answers. */
  freeze?: (whileFrozen: () => Promise<void>) => Promise<void>;
}

export const inProcess = {
  name: 'in one process',
  start: async () => {
    const transport = new InProcessTransport();
    return { subject: { transport, another: () => transport } as Line, stop: () => transport.close() };
  },
};

export const rabbit = {
  name: 'RabbitMQ',
  needsDocker: true,
  start: async () => {
    const { url, container, stop } = await startRabbitMq();
    const transports: RabbitTransport[] = [];
    const another = (): RabbitTransport => {
      const transport = new RabbitTransport(url, {
        logger: createLogger('silent'),
        counters: new Counters(),
        keys: ServiceKeys.random(),
      });
      transports.push(transport);
      return transport;
    };
    const transport = another();
    await eventually(() => transport.check(), 60_000);
    const interrupt = async (): Promise<void> => {
      for (const command of ['stop_app', 'start_app']) {
        const { exitCode, output } = await container.exec(['rabbitmqctl', command]);
        if (exitCode !== 0) throw new Error(output);
      }
    };
    const freeze = async (whileFrozen: () => Promise<void>): Promise<void> => {
      const client = await getContainerRuntimeClient();
      const frozen = client.container.getById(container.getId());
      await frozen.pause();
      try {
        await whileFrozen();
      } finally {
        await frozen.unpause();
      }
    };
    return {
      subject: { transport, another, interrupt, freeze, url } as Line,
      stop: async () => {
        for (const open of transports) await open.close();
        await stop();
      },
    };
  },
};

/** Every test has services of its own, so that no answer or fact of another test can pass for its own. */
export const newName = (): string => `s${randomUUID().slice(0, 8)}`;
export const message = (input: unknown): Message => ({ input, caller: null, traceId: 'trace-1' });
export const fact = (name: string, payload: unknown): Envelope => ({
  id: randomUUID(),
  name,
  payload,
  traceId: 'trace-1',
});

const servers: { close: () => unknown }[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
});

export async function serve(
  transport: BusTransport,
  service: string,
  answer: (message: Message) => unknown,
): Promise<void> {
  const server = transport.serverFor(service);
  server.addHandler(
    `${service}.ask`,
    (received: Message) => Promise.resolve(answer(received)) as Promise<never>,
  );
  await new Promise<void>((resolve) => void server.listen(() => resolve()));
  servers.push(server);
}

/** As the outbox does it: the same fact until the transport has taken it. */
export async function announce(transport: BusTransport, envelope: Envelope): Promise<void> {
  await eventually(() => transport.publish(envelope), 30_000);
}
