import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '@lectern/platform/config/environment';
import { AUSTEN } from '../report/report.fixtures.js';
import { tinyModels } from './local-words.fixtures.js';
import { LocalWords } from './local-words.js';
import { OwnRecognizer } from './own-recognizer.js';
import { RecognizerElsewhere } from './recognizer-elsewhere.js';
import type { Recognizer } from './recognizer-port.js';
import { RecognizerFault } from './recognizer-process.js';
import { wordsServer } from './words-server.js';

const SECOND = new Float32Array(16_000).fill(0.25);
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function served(recognizer: Recognizer): Promise<string> {
  const server = wordsServer(recognizer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
    recognizer.end();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Hears how loud the middle of a piece is. */
const stub = (changes: Partial<Recognizer> = {}): Recognizer => ({
  state: () => Promise.resolve('ready'),
  hear: (samples) =>
    Promise.resolve([{ text: String(samples[100]), start: 0, end: samples.length / 16_000 }]),
  end: () => undefined,
  ...changes,
});

describe('a server of words', () => {
  it('hears what another process sends it', async () => {
    const elsewhere = new RecognizerElsewhere(await served(stub()));
    expect(await elsewhere.state()).toBe('ready');
    expect(await elsewhere.hear(SECOND, {})).toEqual([{ text: '0.25', start: 0, end: 1 }]);
  });

  it('hears more than wait at a time, one after the other', async () => {
    let at = 0;
    let most = 0;
    const busy = stub({
      hear: async () => {
        most = Math.max(most, ++at);
        await new Promise((next) => setImmediate(next));
        at -= 1;
        return [];
      },
    });
    const elsewhere = new RecognizerElsewhere(await served(busy));
    expect(await Promise.all(Array.from({ length: 12 }, () => elsewhere.hear(SECOND, {})))).toHaveLength(12);
    expect(most).toBeLessThanOrEqual(4);
  });

  it('refuses more sound than a piece has', async () => {
    const elsewhere = new RecognizerElsewhere(await served(stub()));
    await expect(elsewhere.hear(new Float32Array(26 * 16_000), {})).rejects.toBeInstanceOf(RecognizerFault);
  });

  it.each<[string, Partial<Recognizer>]>([
    ['a recognizer that broke off', { hear: () => Promise.reject(new RecognizerFault('It ended.')) }],
    ['words at impossible times', { hear: () => Promise.resolve([{ text: 'a', start: -1, end: 0 }]) }],
  ])('is a fault with %s', async (_what, changes) => {
    const elsewhere = new RecognizerElsewhere(await served(stub(changes)));
    await expect(elsewhere.hear(SECOND, {})).rejects.toBeInstanceOf(RecognizerFault);
  });

  it('lets whoever has gone go', async () => {
    let patience: AbortSignal | undefined;
    const waits = stub({
      hear: (_samples, hearing) =>
        new Promise((_resolve, reject) => {
          patience = hearing.patience;
          patience?.addEventListener('abort', () => reject(new Error('gone')));
        }),
    });
    const elsewhere = new RecognizerElsewhere(await served(waits));
    const gone = new AbortController();
    const heard = elsewhere.hear(SECOND, { signal: gone.signal });
    while (patience === undefined) await new Promise((next) => setImmediate(next));
    gone.abort(new Error('deleted'));
    await expect(heard).rejects.toThrow('deleted');
    if (!patience.aborted) await once(patience, 'abort');
  });

  it('that is away was never there, or is a fault of what it is to hear', async () => {
    const url = await served(stub());
    const [never, once] = [new RecognizerElsewhere('http://127.0.0.1:9'), new RecognizerElsewhere(url)];
    await once.state();
    for (const close of closing.splice(0)) await close();
    expect(await never.state()).toBe('absent');
    expect(await once.state()).toBe('ready');
    await expect(once.hear(SECOND, {})).rejects.toBeInstanceOf(RecognizerFault);
  });
});

const models = await tinyModels();
const title = 'a server of words with the real library';
(models === undefined ? describe.skip : describe)(
  models === undefined ? `${title}, which could not be fetched` : title,
  () => {
    it('finds the words of a recording as a recognizer here does', async () => {
      const WORDS_URL = await served(new OwnRecognizer(models ?? ''));
      const listening = {
        pauses: [],
        speech: [{ start: 0, end: 5 }],
        seconds: 5,
        signal: AbortSignal.timeout(60_000),
      };
      const [elsewhere, here] = [
        new LocalWords({ ...readEnvironment(), modelsDir: '/nowhere', WORDS_URL }),
        new LocalWords({ ...readEnvironment(), modelsDir: models ?? '', WORDS_URL: undefined }),
      ];
      closing.push(
        () => here.onModuleDestroy(),
        () => rm(models ?? '', { recursive: true, force: true }),
      );
      const heard = await elsewhere.find(AUSTEN, listening);
      expect(heard.words?.length).toBeGreaterThan(3);
      expect(heard).toEqual(await here.find(AUSTEN, listening));
    }, 60_000);
  },
);
