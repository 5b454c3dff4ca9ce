import { describe, expect, it } from '@jest/globals';
import { Health } from './health.js';

describe('health', () => {
  it('calls a part down whose check throws, and still tells of the others', async () => {
    const health = new Health();
    health.addReachable('database', () => Promise.reject(new Error('connect ECONNREFUSED')));
    health.add('facts', () => Promise.reject(new Error('connect ECONNREFUSED')));
    health.add('ffmpeg', async () => ({ status: 'degraded', message: 'Not installed.' }));
    health.addReachable('messages', async () => undefined);
    expect(await health.report()).toEqual([
      { name: 'database', status: 'down', message: 'database is not reachable.' },
      { name: 'facts', status: 'down', message: 'facts is not reachable.' },
      { name: 'ffmpeg', status: 'degraded', message: 'Not installed.' },
      { name: 'messages', status: 'ok' },
    ]);
  });
});
