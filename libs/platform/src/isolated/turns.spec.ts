import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.js';

/** Takes turns in this order and returns the owners in the order of their starts, each ended as soon as all have asked. */
async function started(most: number, owners: (string | undefined)[]): Promise<(string | undefined)[]> {
  const turns = new Turns(most);
  const order: (string | undefined)[] = [];
  await Promise.all(
    owners.map(async (owner) => {
      const done = await turns.take(owner);
      order.push(owner);
      await Promise.resolve();
      done();
    }),
  );
  return order;
}

describe('turns', () => {
  it('come in order where everybody asks for one', async () => {
    expect(await started(1, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  });

  it('are not all taken by one owner', async () => {
    expect((await started(2, ['a', 'a', 'a', 'b'])).indexOf('b')).toBeLessThan(2);
  });

  it('are free again after every end, and once only', async () => {
    const turns = new Turns(1);
    const done = await turns.take('a');
    done();
    done();
    await turns.take('a');
    const abort = new AbortController();
    const third = turns.take('b', abort.signal);
    abort.abort(new Error('enough'));
    await expect(third).rejects.toThrow('enough');
  });

  it('refuse who no longer wants one, whether one is free or not, and stay free', async () => {
    const turns = new Turns(1);
    const over = AbortSignal.abort(new Error('too late'));
    await expect(turns.take('a', over)).rejects.toThrow('too late');
    const done = await turns.take('a');
    await expect(turns.take('b', over)).rejects.toThrow('too late');
    done();
    await turns.take('b');
  });
});
