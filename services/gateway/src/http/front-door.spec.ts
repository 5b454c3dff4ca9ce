import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import request from 'supertest';
import { testGateway } from '../gateway.fixtures.js';
import { FrontDoor } from './front-door.js';

const lectern = testGateway();
const { api } = lectern;

/** What the server says to these bytes, up to the end of the connection or the first answer. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(lectern.address);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(String(data));
    });
    socket.on('error', reject);
  });

describe('a request that names two hosts', () => {
  it.each([
    'GET /api/config HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: a\r\nHOST: a\r\n\r\n',
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  ])('is 400', async (text) => {
    const answer = await raw(text);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code: 'invalid_input' });
  });
});

describe('the socket’s own address', () => {
  it.each(['/socket.io/?EIO=4&transport=polling', '/socket.io/?EIO=4&transport=nonsense', '/socket.io/'])(
    '%s has the security headers',
    async (path) => {
      const { headers } = await api().get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
    },
  );
});

describe('a flood from one address', () => {
  let [served, opened] = [0, 0];
  const server = createServer((_request, response) => {
    served++;
    response.end('in');
  });
  server.on('upgrade', (_request, socket) => {
    opened++;
    socket.end();
  });
  let url = '';
  beforeAll(async () => {
    const limits = { requests: { points: 30, duration: 60 }, sockets: { points: 5, duration: 60 } };
    new FrontDoor((_address, hop) => hop < 1, 'https://lectern.test', limits).guard(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  const from = (address: string, path: string) => request(url).get(path).set('X-Forwarded-For', address);

  it('is stopped whatever is asked for, told when to come again, and is no other address’s', async () => {
    const paths = ['/', '/nothing', '/api/health/ready', '/idp/', '/socket.io/?sid=x'];
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) statuses.push((await from('192.0.2.1', paths[i % 5]!)).status);
    expect(statuses).toEqual([...Array(30).fill(200), ...Array(10).fill(429)]);
    expect(served).toBe(30);
    const refused = await from('192.0.2.1', '/').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ code: 'rate_limited' });
    await from('192.0.2.2', '/').expect(200);
    // Whoever writes addresses into the header himself is counted by the one that the proxy saw.
    await from('198.51.100.7, 192.0.2.1', '/').expect(429);
  });

  it('opens so many sockets and no more, however they are asked for', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await from('192.0.2.3', '/socket.io/?EIO=4')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const { port } = new URL(url);
    const upgrade = (address: string) =>
      new Promise<string>((resolve) => {
        let said = '';
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write(
            `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
          ),
        );
        socket.on('data', (data) => (said += String(data)));
        socket.on('close', () => resolve(said));
      });
    expect(await upgrade('192.0.2.3')).toMatch(/^HTTP\/1\.1 429 /);
    expect(opened).toBe(0);
    expect(await upgrade('192.0.2.4')).toBe('');
    expect(opened).toBe(1);
  });
});
