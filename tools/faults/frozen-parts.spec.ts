import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { setTimeout as delay } from 'node:timers/promises';
import { report } from './ledger.js';
import { Posting } from './posting.js';
import { testStack } from './stack.js';

const FROZEN_MS = 20_000;
const QUIET_MS = 12_000;

const under = testStack();

const part = (name: string) => {
  const { stack } = under;
  if (name === 'sessions') return stack.service('sessions');
  if (name === 'storage') return stack.storage;
  return name === 'rabbitmq' ? stack.rabbitmq : name === 'redis' ? stack.redis : stack.postgres;
};

describe.each(['rabbitmq', 'postgres', 'redis', 'sessions', 'storage'])('%s frozen for 20 s', (name) => {
  it('ends no service, loses nothing, and makes nothing after a refusal', async () => {
    const { stack } = under;
    const frozen = part(name);
    // Files lie in a folder where services are processes.
    if (frozen === undefined) return;
    const attorneys = await Promise.all(Array.from({ length: 2 }, () => stack.join()));
    const posting = new Posting(attorneys, `Frozen ${name}`, 5);
    await delay(3000);
    await frozen.freeze();
    const frozenAt = Date.now();
    await delay(FROZEN_MS);
    await frozen.thaw();
    const thawedAt = Date.now();
    await eventually(() => expect(posting.firstSuccess(thawedAt)).toBeLessThan(Infinity), 60_000);
    await posting.stop();
    await delay(QUIET_MS);

    const ended: string[] = [];
    for (const [service, process] of stack.services) if (!(await process.hasSurvived())) ended.push(service);
    const balance = await posting.balance(stack);
    report(`${name} frozen for 20 s`, {
      ...balance,
      'services ended': ended,
      'slowest refusal after 10 s, ms': posting.slowestRefusal(frozenAt + 10_000, thawedAt),
      'first success after the thaw, ms': posting.firstSuccess(thawedAt) - thawedAt,
    });
    expect(ended).toEqual([]);
    expect(balance).toMatchObject({ lost: 0, duplicate: 0, 'made after a refusal': 0 });
  }, 300_000);
});
