import { afterEach, describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { DraftingFault, DraftingProcess } from './drafting-process.js';
import type { ChatRequest } from './drafting-protocol.js';

const program = fileURLToPath(new URL('fake-drafter.fixtures.mjs', import.meta.url));
const request: ChatRequest = {
  stream: true,
  messages: [{ role: 'user', content: 'Draft.' }],
  temperature: 0.3,
};

let running: DraftingProcess | undefined;
afterEach(() => void running?.end('is not needed any more'));

async function started(behavior: string, mostMegabytes?: number): Promise<DraftingProcess> {
  running = await DraftingProcess.start({
    setup: { library: behavior, model: 'm', threads: 1 },
    folders: [],
    program,
    ...(mostMegabytes !== undefined && { mostMegabytes }),
  });
  return running;
}

const answer = async (
  drafter: DraftingProcess,
  options: { timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<{ text: string; finished: string }> => {
  let text = '';
  const finished = await drafter.answer(request, {
    timeoutMs: 60_000,
    ...options,
    onText: (piece) => (text += piece),
  });
  return { text, finished };
};

describe('the drafting program’s process', () => {
  it('answers request after request, piece by piece', async () => {
    const drafter = await started('well');
    for (let i = 0; i < 2; i++)
      expect(await answer(drafter)).toEqual({ text: JSON.stringify(request.messages), finished: 'stop' });
    expect(drafter.isRunning).toBe(true);
  });

  it('goes on after a request that is too long for the model', async () => {
    const drafter = await started('too long');
    expect((await answer(drafter)).finished).toBe('too-long');
    expect(drafter.isRunning).toBe(true);
  });

  it.each([['dies while loading'], ['says something else']])('is a fault when it %s', async (behavior) => {
    await expect(started(behavior)).rejects.toBeInstanceOf(DraftingFault);
  });

  it.each([
    ['dies in mid-sentence', /something else|ended/],
    ['garbage', /something else/],
    ['huge', /said too much/],
    ['out of order', /something else/],
  ])('has ended after: %s', async (behavior, why) => {
    const drafter = await started(behavior);
    await expect(answer(drafter)).rejects.toThrow(why);
    expect(drafter.isRunning).toBe(false);
    await expect(answer(drafter)).rejects.toBeInstanceOf(DraftingFault);
  });

  it('is ended when it takes too long', async () => {
    const drafter = await started('slow');
    await expect(answer(drafter, { timeoutMs: 50 })).rejects.toThrow('took too long');
    expect(drafter.isRunning).toBe(false);
  });

  it('is ended when it takes too much memory', async () => {
    await expect(answer(await started('eats memory', 200))).rejects.toThrow('more memory');
  });

  it('is ended at once when nobody wants the draft any more', async () => {
    const drafter = await started('slow');
    const canceled = new AbortController();
    const drafting = answer(drafter, { signal: canceled.signal });
    canceled.abort(new Error('deleted'));
    await expect(drafting).rejects.toThrow('deleted');
    expect(drafter.isRunning).toBe(false);
  });
});
