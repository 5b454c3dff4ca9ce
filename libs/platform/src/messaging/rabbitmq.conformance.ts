import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { userDeleted } from '@lectern/contracts/identity';
import { conformance } from '@lectern/testing/conformance';
import { eventually } from '@lectern/testing/eventually';
import { connect } from 'amqplib';
import { setTimeout as delay } from 'node:timers/promises';
import { Counters } from '../logging/counters.js';
import { createLogger } from '../logging/logger.js';
import { deadMessages } from '../operator/dead-messages.js';
import { announce, fact, type Line, message, newName, rabbit, serve } from './bus.fixtures.js';
import { RabbitTransport } from './rabbitmq.js';
import { ServiceKeys } from './service-keys.js';

conformance<Line>('faults of a broker', [rabbit], (line) => {
  it('sets aside what is no fact, and goes on with the next', async () => {
    const service = newName();
    const name = `${service}.happened`;
    const seen: string[] = [];
    await line().transport.subscribe(service, [name], async ({ id }) => void seen.push(id));
    const connection = await connect(line().url!);
    const channel = await connection.createConfirmChannel();
    for (const body of ['{', '[]', '{"id":1}', ''])
      channel.publish('lectern.facts', name, Buffer.from(body), { persistent: true });
    await channel.waitForConfirms();
    const good = fact(name, {});
    await announce(line().transport, good);
    await eventually(() => expect(seen).toEqual([good.id]));
    await eventually(async () =>
      expect((await channel.checkQueue(`lectern.dead.${service}`)).messageCount).toBe(4),
    );
    const aside = await channel.get(`lectern.dead.${service}`, { noAck: true });
    expect(aside && aside.properties.headers).toMatchObject({ reason: 'it is no fact', name });
    expect(aside && aside.properties.expiration).toBe(String(30 * 86_400_000));
    await connection.close();
  });

  it('keeps nothing set aside of an account that was deleted, and the rest in its order', async () => {
    const service = newName();
    const name = `${service}.happened`;
    const [leaver, stayer] = [randomUUID(), randomUUID()];
    const { transport } = line();
    await transport.subscribe(service, [name, userDeleted.name], async () => undefined);
    const connection = await connect(line().url!);
    const channel = await connection.createConfirmChannel();
    // Two at the end: while it goes through them, no more than the last leaves two in the queue.
    const bodies = [stayer, leaver, `${stayer} again`, leaver, leaver].map((about) => `{"about":"${about}"}`);
    for (const body of bodies)
      channel.publish('lectern.facts', name, Buffer.from(body), { persistent: true });
    await channel.waitForConfirms();
    const count = async () => (await channel.checkQueue(`lectern.dead.${service}`)).messageCount;
    await eventually(async () => expect(await count()).toBe(5));
    await announce(transport, fact(userDeleted.name, { userId: leaver }));
    await eventually(async () => expect(await count()).toBe(2));
    const kept = [0, 1].map(() => channel.get(`lectern.dead.${service}`, { noAck: true }));
    const left = (await Promise.all(kept)).map((message) => message && message.content.toString());
    expect(left).toEqual([bodies[0], bodies[2]]);
    await connection.close();
  });

  it('lists what was set aside as often as one likes: that counts as no delivery', async () => {
    const service = newName();
    const name = `${service}.happened`;
    await line().transport.subscribe(service, [name], async () => undefined);
    const connection = await connect(line().url!);
    const channel = await connection.createConfirmChannel();
    for (const body of ['first', 'second'])
      channel.publish('lectern.facts', name, Buffer.from(body), { persistent: true });
    const list = () => deadMessages(line().url!, service, 'list');
    await eventually(async () => expect(await list()).toHaveLength(2));
    const listed = await list();
    for (let i = 0; i < 3; i++) expect(await list()).toEqual(listed);
    for (const body of ['first', 'second']) {
      const aside = await channel.get(`lectern.dead.${service}`, { noAck: true });
      expect(aside && aside.content.toString()).toBe(body);
      const headers: Record<string, unknown> = (aside && aside.properties.headers) || {};
      expect(headers).toMatchObject({ reason: 'it is no fact', name, at: expect.any(String) });
      expect(headers['x-delivery-count'] ?? 0).toBe(0);
      expect(Number(aside && aside.properties.expiration)).toBeLessThanOrEqual(30 * 86_400_000);
    }
    await connection.close();
  });

  it('goes on after an answer or a message for browsers that is no JSON', async () => {
    const service = newName();
    await serve(line().transport, service, () => ({ value: 1 }));
    const connection = await connect(line().url!);
    const channel = await connection.createConfirmChannel();
    await line().transport.onBroadcast(() => undefined);
    channel.publish('lectern.progress', '', Buffer.from('{'));
    channel.publish('lectern.requests', `${service}.ask`, Buffer.from('{'), { replyTo: 'nobody' });
    await channel.waitForConfirms();
    expect(await line().transport.request(service, `${service}.ask`, message({}), 5000)).toEqual({
      value: 1,
    });
    await connection.close();
  });

  describe('a broker that is frozen for 20 seconds', () => {
    it('ends nobody: requests are refused meanwhile, facts arrive afterwards', async () => {
      const service = newName();
      const name = `${service}.happened`;
      const seen = new Set<string>();
      const { transport } = line();
      await serve(transport, service, () => ({ value: 'here' }));
      await transport.subscribe(service, [name], async ({ id }) => void seen.add(id));
      const ask = (timeoutMs: number) => transport.request(service, `${service}.ask`, message({}), timeoutMs);
      expect(await ask(1000)).toEqual({ value: 'here' });
      const told = fact(name, {});
      let announced: Promise<void> | undefined;
      await line().freeze!(async () => {
        announced = announce(transport, told);
        announced.catch(() => undefined);
        await expect(ask(1000)).rejects.toMatchObject({ code: 'unavailable' });
        await delay(19_000);
        const began = Date.now();
        await expect(ask(10_000)).rejects.toMatchObject({ code: 'unavailable' });
        expect(Date.now() - began).toBeLessThan(1000);
      });
      await eventually(async () => expect(await ask(1000)).toEqual({ value: 'here' }), 30_000);
      await announced?.catch(() => announce(transport, told));
      await eventually(() => expect([...seen]).toEqual([told.id]), 30_000);
    }, 120_000);
  });

  it('starts without a broker, and is complete once there is one', async () => {
    const away = new RabbitTransport('amqp://127.0.0.1:9', {
      logger: createLogger('silent'),
      counters: new Counters(),
      keys: ServiceKeys.random(),
    });
    const service = newName();
    await away.subscribe(service, [`${service}.happened`], async () => undefined);
    await away.listen([`${service}.happened`], () => undefined);
    await serve(away, service, () => ({ value: 1 }));
    await expect(away.check()).rejects.toThrow('RabbitMQ is not reachable.');
    await expect(away.request(service, `${service}.ask`, message({}), 20_000)).rejects.toMatchObject({
      code: 'unavailable',
    });
    await away.close();
  }, 20_000);
});
