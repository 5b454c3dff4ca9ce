import { afterEach, describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { SpeakerFault, SpeakerProcess } from './speaker-process.js';

const program = fileURLToPath(new URL('fake-speaker.fixtures.mjs', import.meta.url));
const PATIENCE_MS = 60_000;
const WORDS = { text: 'May it please the Court.', speaker: 3, speed: 1 };

let running: SpeakerProcess | undefined;
afterEach(() => void running?.end('is not needed any more'));

async function started(behavior: string, mostMegabytes?: number): Promise<SpeakerProcess> {
  running = await SpeakerProcess.start({
    setup: {
      library: behavior,
      model: { kind: 'vits', model: 'm', tokens: 't', dataDir: 'd' },
      threads: 1,
    },
    folders: [],
    sampleRate: 22_050,
    program,
    ...(mostMegabytes !== undefined && { mostMegabytes }),
  });
  return running;
}

describe('the speaker’s process', () => {
  it('speaks utterance after utterance, at the speed that is asked for', async () => {
    const speaker = await started('well');
    const [slow, fast] = [
      await speaker.speak(WORDS, PATIENCE_MS),
      await speaker.speak({ ...WORDS, speed: 2 }, PATIENCE_MS),
    ];
    expect(slow.length / 2 / 22_050).toBeCloseTo(WORDS.text.length / 20, 2);
    expect(fast.length / slow.length).toBeCloseTo(0.5, 2);
    expect(speaker.isRunning).toBe(true);
  });

  it.each([['dies while loading'], ['says something else'], ['of another kind']])(
    'is a fault when it is one that: %s',
    async (behavior) => {
      await expect(started(behavior)).rejects.toBeInstanceOf(SpeakerFault);
    },
  );

  it.each([
    ['dies in mid-word', 'something else'],
    ['garbage', 'something else'],
    ['huge', 'said too much'],
    ['endless', 'said too much'],
    ['out of order', 'something else'],
    ['no base64', 'something else'],
    ['half a sample', 'something else'],
    ['silent', 'said nothing'],
  ])('has ended after: %s', async (behavior, why) => {
    const speaker = await started(behavior);
    await expect(speaker.speak(WORDS, PATIENCE_MS)).rejects.toThrow(why);
    expect(speaker.isRunning).toBe(false);
    await expect(speaker.speak(WORDS, PATIENCE_MS)).rejects.toBeInstanceOf(SpeakerFault);
  });

  it('is ended when it takes too long', async () => {
    const speaker = await started('slow');
    await expect(speaker.speak(WORDS, 50)).rejects.toThrow('took too long');
    expect(speaker.isRunning).toBe(false);
  });

  it('is ended when it takes too much memory', async () => {
    const speaker = await started('eats memory', 200);
    await expect(speaker.speak(WORDS, PATIENCE_MS)).rejects.toThrow('more memory');
  });

  it('is ended at once when nobody wants to hear it any more', async () => {
    const speaker = await started('slow');
    const cancelled = new AbortController();
    const speaking = speaker.speak(WORDS, PATIENCE_MS, cancelled.signal);
    cancelled.abort(new Error('canceled'));
    await expect(speaking).rejects.toThrow('canceled');
    expect(speaker.isRunning).toBe(false);
  });
});
