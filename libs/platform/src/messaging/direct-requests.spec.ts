import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '../config/environment.js';
import { answerDirectly, askDirectly, directLine, type DirectLine } from './direct-requests.js';

const LINK_SECRET = 'a secret of at least 32 characters';
const message = { input: { text: 'hello' }, actor: { userId: 'ada' }, traceId: 't' };

let server: Server;
let line: DirectLine;
let address: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    void answerDirectly(line, request, response, async (pattern, { input, actor }) => {
      if (pattern === 'notes.break') throw new Error('secret detail');
      return { value: { pattern, input, actor } };
    }).then((wasOurs) => wasOurs || response.writeHead(404).end());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  line = directLine(readEnvironment({ LINK_SECRET, SERVICE_ADDRESSES: `notes=${address}` }));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (pattern: string, over: DirectLine = line) => askDirectly(over, 'notes', pattern, message, 2000);

describe('requests without a broker', () => {
  it('arrive with input and actor, and are answered', async () => {
    const { input, actor } = message;
    expect(await ask('notes.take')).toEqual({ value: { pattern: 'notes.take', input, actor } });
  });

  it('say nothing of what went wrong', async () => {
    await expect(ask('notes.break')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('are answered to nobody who does not know the secret', async () => {
    const forged = directLine(
      readEnvironment({ LINK_SECRET: LINK_SECRET.toUpperCase(), SERVICE_ADDRESSES: `notes=${address}` }),
    );
    await expect(ask('notes.take', forged)).rejects.toMatchObject({ code: 'unavailable' });
    const post = (headers: Record<string, string>) =>
      fetch(`${address}/requests/notes.take`, { method: 'POST', headers, body: '{}' });
    expect((await post({})).status).toBe(401);
    expect((await post({ authorization: 'Bearer guess' })).status).toBe(401);
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
      directLine(readEnvironment({ LINK_SECRET, ...(SERVICE_ADDRESSES && { SERVICE_ADDRESSES }) }));
    expect(addresses().addressOf('notes')).toBe('http://notes:9400');
    expect(addresses('https://{service}.internal').addressOf('notes')).toBe('https://notes.internal');
    expect(addresses('a=http://x,b=http://y').addressOf('b')).toBe('http://y');
  });
});
