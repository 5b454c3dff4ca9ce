import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { createServer } from 'node:net';
import { residentMegabytes } from '../process/resident-memory.js';
import { confinement } from '../process/spawn-confined.js';
import { isolated } from './isolated.js';

const MODULE = new URL('./isolated.fixtures.js', import.meta.url);
const apart = isolated<typeof import('./isolated.fixtures.js')>(MODULE);
const hasty = isolated<typeof import('./isolated.fixtures.js')>(MODULE, { seconds: 1, megabytes: 200 });
const small = isolated<typeof import('./isolated.fixtures.js')>(MODULE, { seconds: 60, megabytes: 150 });
const NOTHING = undefined as never;

/** How many turns the event loop of this process took meanwhile: none if it were held. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const beat = setInterval(() => ++turns, 5);
  await work().finally(() => clearInterval(beat));
  return turns;
}

describe('a function in a process of its own', () => {
  it('answers with plain values and bytes', async () => {
    expect(await apart.twice({ words: ['a', 'é'] })).toEqual(['a', 'é', 'a', 'é']);
    expect(await apart.length(new Uint8Array(3_000_000))).toBe(3_000_000);
  });

  it('is called in the same process again, never two calls of a user at once', async () => {
    const first = await apart.whoAmI(NOTHING);
    expect(first).not.toBe(process.pid);
    expect(await apart.whoAmI(NOTHING)).toBe(first);
    const ofOneUser = Array.from({ length: 4 }, () => apart.whoAmI(NOTHING, { userId: 'a' }));
    expect(new Set(await Promise.all(ofOneUser)).size).toBe(1);
  });

  it('is ended by the clock while this process goes on, and answers in words for the user', async () => {
    // Its start is work of this process; what is measured is the wait for it.
    await hasty.twice({ words: [] });
    const turns = await turnsDuring(() =>
      expect(hasty.backtrack(60)).rejects.toMatchObject({
        code: 'unprocessable',
        details: { reason: 'too-slow' },
      }),
    );
    expect(turns).toBeGreaterThan(10);
    expect(await hasty.twice({ words: ['after'] })).toEqual(['after', 'after']);
  });

  it.each([
    ['in its heap', () => small.fill(NOTHING)],
    ['outside of its heap', () => small.fillOutside(2000)],
  ])('is ended when it takes too much memory %s, and leaves nothing', async (_where, attack) => {
    const before = residentMegabytes(process.pid);
    await expect(attack()).rejects.toMatchObject({
      code: 'unprocessable',
      details: { reason: 'too-much-memory' },
    });
    await eventually(() => expect(residentMegabytes(process.pid)).toBeLessThan(before + 150));
  });

  it('keeps the words of a refusal, and tells a fault of ours from one of the input', async () => {
    await expect(apart.refuse(NOTHING)).rejects.toMatchObject({
      code: 'too_large',
      message: 'This is too much.',
    });
    await expect(apart.fail(NOTHING)).rejects.toThrow('a fault of ours');
    await expect(apart.leave(NOTHING)).rejects.toThrow('ended with 3');
  });

  it('ends when nobody waits any more', async () => {
    const abort = new AbortController();
    const waiting = apart.backtrack(60, { signal: abort.signal });
    setTimeout(() => abort.abort(new Error('enough')), 100);
    await expect(waiting).rejects.toThrow('enough');
    await expect(apart.twice({ words: [] }, { signal: abort.signal })).rejects.toThrow('enough');
  });

  it('knows two variables, reads the program and nothing else, writes and starts nothing', async () => {
    const names = await apart.environment(NOTHING);
    expect(names.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual(['LANG', 'PATH']);
    expect(await apart.reach('/etc/passwd')).toEqual({
      read: 'ERR_ACCESS_DENIED',
      write: 'ERR_ACCESS_DENIED',
      run: 'ERR_ACCESS_DENIED',
    });
  });

  it('has no network, where this system lets us take it away', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const said = await apart.dial(typeof address === 'object' && address ? address.port : 0);
    server.close();
    expect(said === 'connected').toBe(confinement().network === 'open');
  });
});
