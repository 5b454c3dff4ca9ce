import { afterEach, describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import type { Files } from '@lectern/platform/files/files';
import { espeakSource } from './espeak.js';
import { LocalVoice } from './local/local-voice.js';
import { readIntoFile } from './read-into-file.js';
import { passagesOf } from './spoken-text.js';

const program = fileURLToPath(new URL('local/fake-speaker.fixtures.mjs', import.meta.url));
const prose =
  'The freezer had been leaking since the last week of February, and the store manager knew about it. No warning signs were posted, and nobody closed the aisle. ';

const voices: LocalVoice[] = [];
afterEach(() => {
  for (const voice of voices.splice(0)) voice.end();
});

/** A voice that the operator added, whose program behaves so. */
function added(behavior: string, mostSeconds = 60): LocalVoice {
  const voice = new LocalVoice('/nowhere', {
    engine: 'piper',
    mostSeconds,
    installed: async () => ({
      state: 'ready',
      options: {
        setup: {
          library: behavior,
          model: { kind: 'vits', model: 'm', tokens: 't', dataDir: 'd' },
          threads: 1,
        },
        folders: [],
        sampleRate: 22_050,
        program,
      },
    }),
  });
  voices.push(voice);
  return voice;
}

async function read(voice: LocalVoice, text: string, signal = new AbortController().signal) {
  const stored: Buffer[] = [];
  const files = {
    put: async (_key: string, content: AsyncIterable<Buffer>) => {
      for await (const chunk of content) stored.push(chunk);
      return { size: Buffer.concat(stored).length };
    },
  } as unknown as Files;
  const failed: string[] = [];
  const { spoken, size } = await readIntoFile(
    { userId: 'u', passages: passagesOf(text), fileName: 'opening.mp3', voice: 'nova' },
    [voice, espeakSource()],
    { files, key: 'k' },
    { signal, onFailed: ({ maker }) => void failed.push(maker) },
  );
  return { spoken, failed, seconds: (size * 8) / 64_000 };
}

describe('reading with a voice that the operator added', () => {
  it('is by that voice, whole, at the pace of the others', async () => {
    const { spoken, failed, seconds } = await read(added('well'), prose.repeat(8));
    expect(spoken).toEqual({ by: 'piper' });
    expect(failed).toEqual([]);
    // 28 words in each; the tone of the program lasts as long as its letters do, so that only the speed can bring it there.
    expect((28 * 8 * 60) / seconds).toBeGreaterThan(140);
    expect((28 * 8 * 60) / seconds).toBeLessThan(160);
  });

  it.each(['dies while loading', 'dies in mid-word', 'dies later', 'garbage', 'huge', 'silent'])(
    'is by the built-in voice, whole, and says so, when the program: %s',
    async (behavior) => {
      const { spoken, failed, seconds } = await read(added(behavior), prose.repeat(8));
      expect(spoken).toEqual({ by: 'espeak', insteadOf: 'piper' });
      expect(failed).toEqual(['piper']);
      expect(seconds).toBeGreaterThan(70);
    },
  );

  it('is by the built-in voice when this machine is too slow, and does not try it to the end', async () => {
    const { spoken, seconds } = await read(added('slower than speech', 10), prose.repeat(40));
    expect(spoken).toEqual({ by: 'espeak', insteadOf: 'piper' });
    expect(seconds).toBeGreaterThan(350);
  });

  it('ends when nobody waits any more, and no other voice begins', async () => {
    const cancelled = new AbortController();
    const reading = read(added('slow'), prose, cancelled.signal);
    setTimeout(() => cancelled.abort(new Error('canceled')), 300);
    await expect(reading).rejects.toThrow('canceled');
  });

  it('takes turns: two texts at once are both whole', async () => {
    const voice = added('well');
    const both = await Promise.all([read(voice, prose.repeat(4)), read(voice, prose.repeat(4))]);
    expect(both.map(({ spoken }) => spoken.by)).toEqual(['piper', 'piper']);
    expect(both[0]?.seconds).toBeCloseTo(both[1]?.seconds ?? 0, 0);
  });
});
