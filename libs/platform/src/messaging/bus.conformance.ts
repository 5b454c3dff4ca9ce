import { afterAll, describe, expect, it } from '@jest/globals';
import type { JobProgress } from '@lectern/contracts/live';
import { conformance } from '@lectern/testing/conformance';
import { startRabbitMq } from '@lectern/testing/containers';
import { eventually } from '@lectern/testing/eventually';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { BusTransport, Envelope, Message } from './bus.js';
import { InProcessTransport } from './in-process.js';
import { RabbitTransport } from './rabbitmq.js';

interface Line {
  transport: BusTransport;
  /** A transport of another process on the same line; in one process there is only the one. */
  another: () => BusTransport;
  /** Cuts the line for a moment, where it can be cut. */
  interrupt?: () => Promise<void>;
}

const inProcess = {
  name: 'in one process',
  start: async () => {
    const transport = new InProcessTransport();
    return { subject: { transport, another: () => transport } as Line, stop: () => transport.close() };
  },
};

const rabbit = {
  name: 'RabbitMQ',
  needsDocker: true,
  start: async () => {
    const { url, container, stop } = await startRabbitMq();
    const transports: RabbitTransport[] = [];
    const another = (): RabbitTransport => {
      const transport = new RabbitTransport(url);
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
    return {
      subject: { transport, another, interrupt } as Line,
      stop: async () => {
        for (const open of transports) await open.close();
        await stop();
      },
    };
  },
};

/** Every test has services of its own, so that no answer or fact of another test can pass for its own. */
const newName = (): string => `s${randomUUID().slice(0, 8)}`;
const message = (input: unknown): Message => ({ input, actor: null, traceId: 'trace-1' });
const fact = (name: string, payload: unknown): Envelope => ({
  id: randomUUID(),
  name,
  payload,
  traceId: 'trace-1',
});

const servers: { close: () => unknown }[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
});

async function serve(
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
async function announce(transport: BusTransport, envelope: Envelope): Promise<void> {
  await eventually(() => transport.publish(envelope), 30_000);
}

conformance<Line>('bus', [inProcess, rabbit], (line) => {
  const ask = (service: string, input: unknown, timeoutMs = 5000) =>
    line().transport.request(service, `${service}.ask`, message(input), timeoutMs);

  describe('requests', () => {
    it('carries the message there and the reply back, as JSON would', async () => {
      const service = newName();
      await serve(line().transport, service, ({ input, actor, traceId }) => ({
        value: { input, actor, traceId },
      }));
      const input = {
        text: 'Ærø §',
        missing: undefined,
        when: new Date(0),
        list: [1, null],
        deep: { a: { b: true } },
      };
      expect(await ask(service, input)).toEqual({
        value: {
          input: {
            text: 'Ærø §',
            when: '1970-01-01T00:00:00.000Z',
            list: [1, null],
            deep: { a: { b: true } },
          },
          actor: null,
          traceId: 'trace-1',
        },
      });
    });

    it('carries a refusal', async () => {
      const service = newName();
      await serve(line().transport, service, () => ({
        refusal: { code: 'conflict', message: 'Taken.', details: { by: 1 } },
      }));
      expect(await ask(service, {})).toEqual({
        refusal: { code: 'conflict', message: 'Taken.', details: { by: 1 } },
      });
    });

    it('gives everybody their own answer', async () => {
      const service = newName();
      await serve(line().transport, service, async ({ input }) => {
        await delay(Number(input) % 7);
        return { value: input };
      });
      const numbers = Array.from({ length: 100 }, (_, i) => i);
      const replies = await Promise.all(numbers.map((number) => ask(service, number)));
      expect(replies).toEqual(numbers.map((value) => ({ value })));
    });

    it('carries a long script', async () => {
      const service = newName();
      await serve(line().transport, service, ({ input }) => ({ value: String(input).length }));
      expect(await ask(service, 'word '.repeat(400_000))).toEqual({ value: 2_000_000 });
    });

    it('says that nobody answers: no service, no handler, a handler that fails, one that takes too long', async () => {
      const [absent, failing, slow] = [newName(), newName(), newName()];
      await serve(line().transport, failing, () => Promise.reject(new Error('secret detail')));
      await serve(line().transport, slow, () => delay(60_000, undefined, { ref: false }));
      const refusals = [
        ask(absent, {}, 500),
        line().transport.request(failing, `${failing}.nothing`, message({}), 500),
        ask(failing, {}, 500),
        ask(slow, {}, 500),
      ];
      for (const refusal of refusals)
        await expect(refusal).rejects.toMatchObject({
          code: 'unavailable',
          message: expect.not.stringContaining('secret'),
        });
    });
  });

  describe('facts', () => {
    it('reach every service that wants them, with id and trace, and nobody else', async () => {
      const [name, other] = [`${newName()}.happened`, `${newName()}.happened`];
      const heard: Record<string, Envelope[]> = { one: [], two: [], three: [] };
      const note = (who: string) => async (envelope: Envelope) => void heard[who]?.push(envelope);
      await line().transport.subscribe(newName(), [name, other], note('one'));
      await line().transport.subscribe(newName(), [name], note('two'));
      await line().transport.subscribe(newName(), [other], note('three'));
      const envelope = fact(name, { text: 'filed', missing: undefined });
      await announce(line().transport, envelope);
      await eventually(() =>
        expect([heard['one'], heard['two']].map((list) => list?.length)).toEqual([1, 1]),
      );
      expect(heard['two']).toEqual([{ ...envelope, payload: { text: 'filed' } }]);
      expect(heard['three']).toEqual([]);
    });

    it('come again with the same id until they are applied, and hold up no other service', async () => {
      const name = `${newName()}.happened`;
      const ids: string[] = [];
      const elsewhere: string[] = [];
      await line().transport.subscribe(newName(), [name], async ({ id }) => {
        ids.push(id);
        if (ids.length < 3) throw new Error('the database is away');
      });
      await line().transport.subscribe(newName(), [name], async ({ id }) => void elsewhere.push(id));
      const envelope = fact(name, {});
      await announce(line().transport, envelope);
      await eventually(() => expect(ids).toHaveLength(3));
      expect(new Set(ids)).toEqual(new Set([envelope.id]));
      expect(elsewhere).toContain(envelope.id);
    });

    it('all arrive when many are announced at once', async () => {
      const name = `${newName()}.happened`;
      const seen = new Set<string>();
      await line().transport.subscribe(newName(), [name], async ({ id }) => void seen.add(id));
      const facts = Array.from({ length: 300 }, (_, i) => fact(name, { i }));
      await Promise.all(facts.map((one) => announce(line().transport, one)));
      await eventually(() => expect(seen).toEqual(new Set(facts.map(({ id }) => id))));
    });

    it('are heard in passing by those who only listen, and by each of them', async () => {
      const name = `${newName()}.happened`;
      const heard: string[][] = [[], []];
      await line().transport.listen([name], ({ id }) => void heard[0]?.push(id));
      await line()
        .another()
        .listen([name], ({ id }) => void heard[1]?.push(id));
      const envelope = fact(name, {});
      await announce(line().transport, envelope);
      await eventually(() => expect(heard).toEqual([[envelope.id], [envelope.id]]));
    });
  });

  it('tells browsers how far a job is', async () => {
    const userId = randomUUID();
    const heard: JobProgress[] = [];
    await line().transport.onBroadcast(
      (progress) => void (progress.userId === userId && heard.push(progress)),
    );
    const progress: JobProgress = {
      jobId: randomUUID(),
      job: 'a.b',
      userId,
      status: 'running',
      stage: 'decoding',
      progress: 0.5,
    };
    line().transport.broadcast(progress);
    await eventually(() => expect(heard).toEqual([progress]));
  });

  it('is well', async () => {
    await expect(line().transport.check()).resolves.toBeUndefined();
  });

  it('goes on after an interruption, wherever there can be one', async () => {
    const service = newName();
    const name = `${service}.happened`;
    const seen: string[] = [];
    await serve(line().transport, service, () => ({ value: 'here' }));
    await line().transport.subscribe(service, [name], async ({ id }) => void seen.push(id));
    expect(await ask(service, {})).toEqual({ value: 'here' });
    await line().interrupt?.();
    const envelope = fact(name, {});
    await announce(line().transport, envelope);
    await eventually(() => expect(seen).toContain(envelope.id), 30_000);
    await eventually(async () => expect(await ask(service, {}, 1000)).toEqual({ value: 'here' }), 30_000);
  }, 90_000);
});

// What only several processes can have.
conformance<Line>('bus between processes', [rabbit], (line) => {
  it('keeps facts for a service that is down', async () => {
    const [service, name] = [newName(), `${newName()}.happened`];
    const before = line().another();
    await before.subscribe(service, [name], () => Promise.resolve());
    await before.close();
    const facts = [fact(name, { n: 1 }), fact(name, { n: 2 })];
    for (const one of facts) await announce(line().transport, one);
    const seen: string[] = [];
    await line()
      .another()
      .subscribe(service, [name], async ({ id }) => void seen.push(id));
    await eventually(() => expect(seen.sort()).toEqual(facts.map(({ id }) => id).sort()));
  });

  it('delivers again what a replica took and did not finish', async () => {
    const [service, name] = [newName(), `${newName()}.happened`];
    const dying = line().another();
    let taken = false;
    await dying.subscribe(service, [name], () => {
      taken = true;
      return new Promise(() => undefined); // hangs until its process is gone
    });
    const envelope = fact(name, {});
    await announce(line().transport, envelope);
    await eventually(() => expect(taken).toBe(true));
    const seen: string[] = [];
    await line()
      .another()
      .subscribe(service, [name], async ({ id }) => void seen.push(id));
    await dying.close();
    await eventually(() => expect(seen).toEqual([envelope.id]));
  });

  it('gives each fact to one replica, and each request to one', async () => {
    const [service, name] = [newName(), `${newName()}.happened`];
    const replicas = [line().another(), line().another()];
    const facts: string[][] = [[], []];
    const requests = [0, 0];
    for (const [i, replica] of replicas.entries()) {
      await replica.subscribe(service, [name], async ({ id }) => void facts[i]?.push(id));
      await serve(replica, service, () => {
        requests[i] = (requests[i] ?? 0) + 1;
        return { value: i };
      });
    }
    const sent = Array.from({ length: 60 }, () => fact(name, {}));
    await Promise.all(sent.map((one) => announce(line().transport, one)));
    await eventually(() => expect(facts.flat().sort()).toEqual(sent.map(({ id }) => id).sort()));
    const ask = () => line().transport.request(service, `${service}.ask`, message({}), 5000);
    await Promise.all(Array.from({ length: 60 }, ask));
    expect(requests.reduce((sum, n) => sum + n)).toBe(60);
    expect(Math.min(...requests)).toBeGreaterThan(0);
  });
});
