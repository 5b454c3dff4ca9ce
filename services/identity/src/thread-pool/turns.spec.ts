import { expect, it } from '@jest/globals';
import { Turns } from './turns.js';

it('so many work at once, so many wait, the next is sent away, and room comes back', async () => {
  const turns = new Turns(2, 3);
  let [atWork, most] = [0, 0];
  const open: (() => void)[] = [];
  const work = async () => {
    most = Math.max(most, ++atWork);
    await new Promise<void>((resolve) => open.push(resolve));
    atWork--;
  };
  const admitted = Array.from({ length: 5 }, () => turns.take(work));
  // The first two have begun only when the loop comes round.
  await new Promise((resolve) => setImmediate(resolve));
  expect(() => turns.take(work)).toThrow(expect.objectContaining({ code: 'unavailable' }));
  for (let i = 0; i < 5; i++) {
    open.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(admitted);
  expect(most).toBe(2);
  await expect(turns.take(async () => 'in')).resolves.toBe('in');
});
