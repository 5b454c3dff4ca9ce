import { afterEach, describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { RecognizerFault, RecognizerProcess } from './recognizer-process.js';

const program = fileURLToPath(new URL('fake-recognizer.fixtures.mjs', import.meta.url));
const PATIENCE_MS = 60_000;
const SOUND = new Float32Array(160);

let running: RecognizerProcess | undefined;
afterEach(() => void running?.end('is not needed any more'));

async function started(behavior: string, mostMegabytes?: number): Promise<RecognizerProcess> {
  running = await RecognizerProcess.start({
    setup: { library: behavior, model: { kind: 'ctc', model: 'm', tokens: 't' }, threads: 1 },
    folders: [],
    program,
    ...(mostMegabytes !== undefined && { mostMegabytes }),
  });
  return running;
}

describe('the recognizer’s process', () => {
  it('takes piece after piece', async () => {
    const recognizer = await started('well');
    for (const length of [160, 320])
      expect(await recognizer.hearPiece(new Float32Array(length), PATIENCE_MS)).toEqual([
        { text: String(length), start: 0, end: 0.5, confidence: 0.5 },
      ]);
    expect(recognizer.isRunning).toBe(true);
  });

  it.each([['dies while loading'], ['says something else']])('is a fault when it %s', async (behavior) => {
    await expect(started(behavior)).rejects.toBeInstanceOf(RecognizerFault);
  });

  it.each([
    ['dies in mid-word', 'something else'],
    ['garbage', 'something else'],
    ['huge', 'said too much'],
    ['out of order', 'something else'],
    ['impossible times', 'something else'],
  ])('has ended after: %s', async (behavior, why) => {
    const recognizer = await started(behavior);
    await expect(recognizer.hearPiece(SOUND, PATIENCE_MS)).rejects.toThrow(why);
    expect(recognizer.isRunning).toBe(false);
    await expect(recognizer.hearPiece(SOUND, PATIENCE_MS)).rejects.toBeInstanceOf(RecognizerFault);
  });

  it('is ended when it takes too long', async () => {
    const recognizer = await started('slow');
    await expect(recognizer.hearPiece(SOUND, 50)).rejects.toThrow('took too long');
    expect(recognizer.isRunning).toBe(false);
  });

  it('is ended when it takes too much memory', async () => {
    const recognizer = await started('eats memory', 200);
    await expect(recognizer.hearPiece(SOUND, PATIENCE_MS)).rejects.toThrow('more memory');
  });

  it('is ended at once when nobody wants the words any more', async () => {
    const recognizer = await started('slow');
    const cancelled = new AbortController();
    const hearing = recognizer.hearPiece(SOUND, PATIENCE_MS, cancelled.signal);
    cancelled.abort(new Error('deleted'));
    await expect(hearing).rejects.toThrow('deleted');
    expect(recognizer.isRunning).toBe(false);
  });
});
