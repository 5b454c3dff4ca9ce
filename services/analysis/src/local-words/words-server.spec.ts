import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '@lectern/platform/config/environment';
import { Condition, Counters } from '@lectern/platform/logging/counters';
import { createLogger } from '@lectern/platform/logging/logger';
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
let lines: Record<string, unknown>[];
let counters: Counters;
beforeEach(() => {
  lines = [];
  counters = new Counters();
});
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

const logger = createLogger('info', {
  write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
});
const elsewhereAt = (url: string) =>
  new RecognizerElsewhere(url, new Condition('server of words', logger, counters));

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
    const elsewhere = elsewhereAt(await served(stub()));
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
    const elsewhere = elsewhereAt(await served(busy));
    expect(await Promise.all(Array.from({ length: 12 }, () => elsewhere.hear(SECOND, {})))).toHaveLength(12);
    expect(most).toBeLessThanOrEqual(4);
  });

  it('refuses more sound than a piece has', async () => {
    const elsewhere = elsewhereAt(await served(stub()));
    await expect(elsewhere.hear(new Float32Array(26 * 16_000), {})).rejects.toBeInstanceOf(RecognizerFault);
  });

  it.each<[string, Partial<Recognizer>]>([
    ['a recognizer that broke off', { hear: () => Promise.reject(new RecognizerFault('It ended.')) }],
    ['words at impossible times', { hear: () => Promise.resolve([{ text: 'a', start: -1, end: 0 }]) }],
  ])('is a fault with %s', async (_what, changes) => {
    const elsewhere = elsewhereAt(await served(stub(changes)));
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
    const elsewhere = elsewhereAt(await served(waits));
    const gone = new AbortController();
    const heard = elsewhere.hear(SECOND, { signal: gone.signal });
    while (patience === undefined) await new Promise((next) => setImmediate(next));
    gone.abort(new Error('deleted'));
    await expect(heard).rejects.toThrow('deleted');
    if (!patience.aborted) await once(patience, 'abort');
  });

  it('that is away was never there, or is a fault of what it is to hear', async () => {
    const url = await served(stub());
    const [never, once] = [elsewhereAt('http://127.0.0.1:9'), elsewhereAt(url)];
    await once.state();
    for (const close of closing.splice(0)) await close();
    expect(await never.state()).toBe('absent');
    expect(await once.state()).toBe('ready');
    await expect(once.hear(SECOND, {})).rejects.toBeInstanceOf(RecognizerFault);
  });

  it('says once that it is away, and why, and once that it is back', async () => {
    let isAway = true;
    const server = createServer((_request, response) =>
      isAway ? response.destroy() : response.end(JSON.stringify({ state: 'ready' })),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => server.close());
    const elsewhere = elsewhereAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    for (let asked = 0; asked < 3; asked += 1) await elsewhere.state();
    expect(lines).toMatchObject([
      { msg: 'server of words: failed', error: { cause: { message: 'other side closed' } } },
    ]);
    expect(counters.all()).toEqual({ 'server of words: failed': 3 });
    isAway = false;
    for (let asked = 0; asked < 3; asked += 1) expect(await elsewhere.state()).toBe('ready');
    expect(lines.slice(1)).toMatchObject([{ msg: 'server of words: works again', failures: 3 }]);
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
        new LocalWords({ ...readEnvironment(), modelsDir: '/nowhere', WORDS_URL }, logger, counters),
        new LocalWords(
          { ...readEnvironment(), modelsDir: models ?? '', WORDS_URL: undefined },
          logger,
          counters,
        ),
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
