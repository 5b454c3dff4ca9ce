import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { readEnvironment } from '../config/environment.js';
import { type Inside, openInternalPort } from './internal-port.js';

const well: Inside = {
  report: async () => [{ name: 'database', status: 'ok' }],
  counts: () => ({ requests: 3 }),
  answer: async () => false,
};

let close: () => void = () => undefined;
afterEach(() => close());

async function open(inside: Partial<Inside> = {}, host?: string): Promise<AddressInfo> {
  const environment = readEnvironment({ INTERNAL_PORT: '0', ...(host && { INTERNAL_HOST: host }) });
  const server = openInternalPort(environment, { ...well, ...inside });
  close = () => server.close().closeAllConnections();
  await once(server, 'listening');
  return server.address() as AddressInfo;
}
const get = async ({ port }: AddressInfo, path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return [answer.status, await answer.json()];
};

describe('the internal port', () => {
  it('is open on the interface that is named, and on all without one', async () => {
    expect((await open({}, '127.0.0.1')).address).toBe('127.0.0.1');
    close();
    expect(['::', '0.0.0.0']).toContain((await open()).address);
  });

  it('tells health, which is 503 when something is down, and that the process runs in any case', async () => {
    const counts = { requests: 3 };
    const checks = [{ name: 'database', status: 'ok' }];
    expect(await get(await open(), '/health')).toEqual([200, { checks, counts }]);
    close();
    const down = [{ name: 'database', status: 'down' as const }];
    const ill = await open({ report: async () => down });
    expect(await get(ill, '/health')).toEqual([503, { checks: down, counts }]);
    expect(await get(ill, '/health/live')).toEqual([200, { checks: [], counts }]);
  });

  it('goes on when a caller hangs up in the middle of a request, or something fails', async () => {
    let cutOff = 0;
    const door = await open({
      answer: async (request) => {
        if (request.method !== 'POST') return false;
        await text(request).finally(() => cutOff++);
        return true;
      },
      report: () => Promise.reject(new Error('no report')),
    });
    const call = httpRequest({ port: door.port, method: 'POST', headers: { 'content-length': 1000 } });
    call.on('error', () => undefined);
    await new Promise((sent) => call.write('half', sent));
    call.destroy();
    await eventually(() => expect(cutOff).toBe(1));
    await expect(fetch(`http://127.0.0.1:${door.port}/health`)).rejects.toThrow();
    expect(await get(door, '/health/live')).toEqual([200, { checks: [], counts: { requests: 3 } }]);
  });
});
