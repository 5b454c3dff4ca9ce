import { describe, expect, it } from '@jest/globals';
import { sessions } from '@lectern/contracts/sessions';
import { analysis } from '@lectern/contracts/analysis';
import { anActor } from '@lectern/testing/actors';
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { Bus } from './bus.js';
import { Callers } from './callers.js';
import { InProcessTransport } from './in-process.js';
import { forRequest } from './request-scope.js';
import { ServiceKeys } from './service-keys.js';

/** The keys of two services that run alone, as they are handed out: to each its own and the public ones. */
function handedOut(): Record<'gateway' | 'content', ServiceKeys> {
  const pairs = { gateway: generateKeyPairSync('ed25519'), content: generateKeyPairSync('ed25519') };
  const everybody = Object.entries(pairs)
    .map(
      ([name, pair]) =>
        `${name}=${pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64url')}`,
    )
    .join(',');
  const of = (name: 'gateway' | 'content') =>
    ServiceKeys.of(String(pairs[name].privateKey.export({ format: 'jwk' }).d), everybody);
  return { gateway: of('gateway'), content: of('content') };
}

describe('who a request is made for', () => {
  const actor = { ...anActor(), originJti: 'family' };
  const keys = handedOut();

  it('is what the gateway has signed', async () => {
    const caller = await new Callers(keys.gateway).sign(actor);
    expect(await new Callers(keys.content).actorOf(caller)).toEqual(actor);
  });

  it('is checked once for all that ask at the same time, and afresh where it was refused', async () => {
    const verified: string[] = [];
    const counting = Object.assign(Object.create(keys.content) as ServiceKeys, {
      verify: (...given: Parameters<ServiceKeys['verify']>) => {
        verified.push(given[0]);
        return keys.content.verify(...given);
      },
    });
    const callers = new Callers(counting);
    const caller = await new Callers(keys.gateway).sign(actor);
    const asked = await Promise.all(Array.from({ length: 10 }, () => callers.actorOf(caller)));
    expect(asked).toEqual(Array.from({ length: 10 }, () => actor));
    expect(verified).toEqual([caller]);
    for (let again = 0; again < 2; again += 1) await expect(callers.actorOf('x.y.z')).rejects.toThrow();
    expect(verified).toEqual([caller, 'x.y.z', 'x.y.z']);
  });

  it('cannot be signed by another service, nor with another statement of the gateway', async () => {
    await expect(new Callers(keys.content).sign(actor)).rejects.toThrow('has not the key of gateway');
    const claims = { sub: actor.userId };
    const forged = await keys.content.sign('content', { type: 'lectern-actor', claims, seconds: 60 });
    const other = await keys.gateway.sign('gateway', { type: 'lectern-request', claims, seconds: 60 });
    const old = await keys.gateway.sign('gateway', { type: 'lectern-actor', claims, seconds: -60 });
    for (const token of [
      forged,
      other,
      old,
      '',
      'x.y.z',
      `${(await new Callers(keys.gateway).sign(actor)).slice(0, -4)}AAAA`,
    ])
      await expect(new Callers(keys.content).actorOf(token)).rejects.toThrow();
  });

  it('is passed on by a service only while it works for that user', async () => {
    const transport = new InProcessTransport();
    const caller = await transport.callers.sign(actor);
    const ask = (userId: string) =>
      new Bus(transport, 'content').ask(sessions.get, { sessionId: crypto.randomUUID() }, { userId });
    await expect(ask(actor.userId)).rejects.toThrow('has not asked it for anything');
    await expect(forRequest({ caller }, () => ask(anActor().userId))).rejects.toThrow(
      'has not asked it for anything',
    );
    // Allowed, and then nobody is there to answer.
    await expect(forRequest({ caller }, () => ask(actor.userId))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('does not matter for what a service may not ask at all', async () => {
    const bus = new Bus(new InProcessTransport(), 'content');
    await expect(bus.ask(analysis.getReport, { sessionId: crypto.randomUUID() }, null)).rejects.toThrow(
      'not among its calls',
    );
  });

  it('has keys that are told apart by what they are', () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const d = String(privateKey.export({ format: 'jwk' }).d);
    const spki = createPublicKey(createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' })))
      .export({ format: 'der', type: 'spki' })
      .toString('base64url');
    expect(() => ServiceKeys.of(d, `content=${spki}`)).not.toThrow();
    expect(() => ServiceKeys.of('short', `content=${spki}`)).toThrow();
    expect(() => ServiceKeys.of(d, 'content=nothing')).toThrow();
  });
});
