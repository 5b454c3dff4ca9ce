import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '../config/environment.js';
import { Counters } from '../logging/counters.js';
import { ServiceKeys } from './service-keys.js';
import { answerDirectly, askDirectly, directLine, type DirectLine } from './direct-requests.js';

const LINK_SECRET = 'a secret of at least 32 characters';
const message = { input: { text: 'hello' }, caller: 'signed', traceId: 't' };

let server: Server;
let line: DirectLine;
let notes: DirectLine;
let address: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    void answerDirectly(notes, request, response, async (pattern, { input, caller }) => {
      if (pattern === 'notes.break') throw new Error('secret detail');
      return { value: { pattern, input, caller } };
    }).then((wasOurs) => wasOurs || response.writeHead(404).end());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = readEnvironment({ LINK_SECRET, SERVICE_ADDRESSES: `notes=${address}` });
  const keys = ServiceKeys.derivedFrom(() => LINK_SECRET);
  line = directLine(environment, 'gateway', { keys, counters: new Counters() });
  notes = directLine(environment, 'notes', { keys, counters: new Counters() });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (pattern: string, over: DirectLine = line) => askDirectly(over, 'notes', pattern, message, 2000);

describe('requests without a broker', () => {
  it('arrive with input and actor, and are answered', async () => {
    const { input, caller } = message;
    expect(await ask('notes.take')).toEqual({ value: { pattern: 'notes.take', input, caller } });
  });

  it('say nothing of what went wrong, and are counted', async () => {
    await expect(ask('notes.break')).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: 'it answered notes.break with 503' },
    });
    expect(notes.counters.all()).toEqual({ 'requests without an answer': 1 });
  });

  it('are answered to nobody who does not know the secret', async () => {
    const forged = { ...line, keys: ServiceKeys.random() };
    await expect(ask('notes.take', forged)).rejects.toMatchObject({ code: 'unavailable' });
    const post = (headers: Record<string, string>) =>
      fetch(`${address}/requests/notes.take`, { method: 'POST', headers, body: '{}' });
    expect((await post({})).status).toBe(401);
    expect((await post({ authorization: 'Bearer guess' })).status).toBe(401);
    expect(notes.counters.all()).toMatchObject({
      'direct requests: refused, no service has signed them': 3,
    });
  });

  it('are answered to no service that has no business with it, and under no other name', async () => {
    const asContent = { ...line, self: 'content' };
    await expect(ask('notes.take', asContent)).rejects.toMatchObject({ code: 'unavailable' });
    const token = await line.keys.sign('content', {
      type: 'lectern-request',
      claims: { aud: 'notes', operation: 'notes.take', body: '' },
      seconds: 30,
    });
    const headers = { authorization: `Bearer ${token}`, 'lectern-service': 'gateway' };
    const { status } = await fetch(`${address}/requests/notes.take`, { method: 'POST', headers, body: '{}' });
    expect(status).toBe(401);
  });

  it('are not answered with another body or operation than was signed', async () => {
    let seen: Record<string, string> = {};
    const spy = createServer((request, response) => {
      seen = request.headers as Record<string, string>;
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => spy.once('listening', resolve));
    const spied = `http://127.0.0.1:${(spy.address() as AddressInfo).port}`;
    await ask('notes.take', { ...line, addressOf: () => spied });
    spy.close();
    const { authorization = '', 'lectern-service': service = '' } = seen;
    const post = async (pattern: string, body: string) =>
      (
        await fetch(`${address}/requests/${pattern}`, {
          method: 'POST',
          headers: { authorization, 'lectern-service': service },
          body,
        })
      ).status;
    expect(await post('notes.take', JSON.stringify(message))).toBe(200);
    expect(await post('notes.take', JSON.stringify({ ...message, caller: 'other' }))).toBe(401);
    expect(await post('notes.break', JSON.stringify(message))).toBe(401);
  });

  it('end when nobody is there, or in time', async () => {
    const nowhere = { ...line, addressOf: () => 'http://127.0.0.1:9' };
    await expect(ask('notes.take', nowhere)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(ask('notes.take', { ...line, addressOf: () => '' })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('find their services by name, or by one form for all', () => {
    const addresses = (SERVICE_ADDRESSES?: string) =>
      directLine(
        readEnvironment({ LINK_SECRET, ...(SERVICE_ADDRESSES && { SERVICE_ADDRESSES }) }),
        'gateway',
        { keys: ServiceKeys.random(), counters: new Counters() },
      );
    expect(addresses().addressOf('notes')).toBe('http://notes:9400');
    expect(addresses('https://{service}.internal').addressOf('notes')).toBe('https://notes.internal');
    expect(addresses('a=http://x,b=http://y').addressOf('b')).toBe('http://y');
  });
});
