import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '../config/environment.js';
import { Counters } from '../logging/counters.js';
import { createLogger } from '../logging/logger.js';
import { directLine } from './direct-requests.js';
import { RabbitTransport } from './rabbitmq.js';
import { ServiceKeys } from './service-keys.js';

describe('requests to a service that does not answer', () => {
  let status = 503;
  let server: Server;
  let transport: RabbitTransport;
  const counters = new Counters();
  const lines: { msg: string; [field: string]: unknown }[] = [];
  const told = () => lines.filter(({ msg }) => msg.startsWith('requests to notes'));
  beforeAll(async () => {
    server = createServer((_request, response) =>
      response.writeHead(status).end(JSON.stringify({ value: 1 })),
    ).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const keys = ServiceKeys.random();
    const environment = readEnvironment({ SERVICE_ADDRESSES: `notes=${address}` });
    transport = new RabbitTransport('amqp://127.0.0.1:9', {
      logger: createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) }),
      counters,
      keys,
      direct: directLine(environment, 'gateway', { keys, counters }),
    });
  });
  afterAll(async () => {
    await transport.close();
    await new Promise((resolve) => server.close(resolve));
  });
  const ask = () => transport.request('notes', 'notes.take', { input: {}, caller: null, traceId: 't' }, 5000);

  it('are told of once with the reason, counted, and told of once when it answers again', async () => {
    for (let asked = 0; asked < 3; asked += 1)
      await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    expect(told()).toMatchObject([
      {
        msg: 'requests to notes: failed',
        error: { cause: { message: 'it answered notes.take with 503' } },
      },
    ]);
    expect(counters.all()).toMatchObject({ 'requests to notes: failed': 3 });
    status = 200;
    for (let asked = 0; asked < 3; asked += 1) expect(await ask()).toEqual({ value: 1 });
    expect(told().slice(1)).toMatchObject([{ msg: 'requests to notes: works again', failures: 3 }]);
  });
});
