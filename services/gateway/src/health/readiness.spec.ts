import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CheckResult } from '@lectern/contracts/health';
import { createLogger } from '@lectern/platform/logging/logger';
import type { Bus } from '@lectern/platform/messaging/bus';
import { Readiness } from './readiness.js';

describe('readiness', () => {
  let asked: string[];
  let sessions: CheckResult[];
  let readiness: Readiness;
  beforeEach(() => {
    jest.useFakeTimers();
    asked = [];
    sessions = [{ name: 'files', status: 'degraded', message: 'Files cannot be stored.' }];
    const bus = {
      ask: async ({ name }: { name: string }) => {
        asked.push(name);
        if (name === 'analysis.health') throw new Error('connect ECONNREFUSED 10.0.0.7');
        return sessions;
      },
    } as unknown as Bus;
    readiness = new Readiness(bus, ['sessions', 'analysis'], createLogger('silent'));
  });
  afterEach(() => void jest.useRealTimers());

  it('tells everybody how the services are, and nobody why', async () => {
    expect(await readiness.report()).toEqual({
      status: 'down',
      services: { sessions: 'degraded', analysis: 'down' },
    });
  });

  it('asks the services once a second, however often it is asked', async () => {
    await Promise.all(Array.from({ length: 50 }, () => readiness.report()));
    await jest.advanceTimersByTimeAsync(900);
    await readiness.report();
    expect(asked.sort()).toEqual(['analysis.health', 'sessions.health']);
    sessions = [{ name: 'files', status: 'ok' }];
    await jest.advanceTimersByTimeAsync(200);
    expect((await readiness.report()).services['sessions']).toBe('ok');
    expect(asked).toHaveLength(4);
  });
});
