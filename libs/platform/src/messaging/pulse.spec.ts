import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Ping, Pulse, type Way } from './pulse.js';

let alive: { broker: Ping; direct: boolean };
let pulse: Pulse;
let turns: Way[];
beforeEach(() => {
  jest.useFakeTimers();
  alive = { broker: 'answered', direct: true };
  turns = [];
  const pings = { broker: async () => alive.broker, direct: async () => alive.direct };
  pulse = new Pulse(pings, (way) => turns.push(way));
});
afterEach(() => {
  pulse.close();
  jest.useRealTimers();
});

describe('the pulse of a service', () => {
  it('does not take a slow answer for a fault', async () => {
    pulse.begin();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(pulse.way).toBe('broker');
  });

  it('turns to the direct way when only that answers, and back with the first answer', async () => {
    alive.broker = 'silent';
    pulse.begin();
    await jest.advanceTimersByTimeAsync(2900);
    expect(pulse.way).toBe('broker');
    await jest.advanceTimersByTimeAsync(200);
    expect(pulse.way).toBe('direct');
    pulse.end(false);
    alive.broker = 'answered';
    await jest.advanceTimersByTimeAsync(1100);
    expect(pulse.way).toBe('broker');
  });

  it('gives a service up that answers nowhere, and asks again until it does', async () => {
    alive = { broker: 'silent', direct: false };
    pulse.begin();
    await jest.advanceTimersByTimeAsync(3100);
    expect(pulse.way).toBe('none');
    pulse.end(false);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(pulse.way).toBe('none');
    alive.direct = true;
    await jest.advanceTimersByTimeAsync(1100);
    expect(pulse.way).toBe('direct');
    expect(turns).toEqual(['none', 'direct']);
  });

  it('leaves it to the broker to refuse, where that knows that nobody is there', async () => {
    alive = { broker: 'nobody', direct: false };
    pulse.begin();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(pulse.way).toBe('broker');
    alive.direct = true;
    await jest.advanceTimersByTimeAsync(1100);
    expect(pulse.way).toBe('direct');
  });

  it('is not asked for while nobody waits', async () => {
    pulse.begin();
    pulse.end(true);
    alive = { broker: 'silent', direct: false };
    await jest.advanceTimersByTimeAsync(60_000);
    expect(pulse.way).toBe('broker');
  });
});
