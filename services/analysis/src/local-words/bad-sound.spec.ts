import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { sessionDeleted } from '@lectern/contracts/session-facts';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { AUSTEN, analyzed, longTalk, submit, transcript } from '../report/report.fixtures.js';
import { analysisService } from '../service.js';
import type { Hearing } from './recognizer-port.js';
import { RecognizerFault } from './recognizer-process.js';
import type { HeardWord } from './recognizer-protocol.js';
import { wordsServer } from './words-server.js';

const RATE = 8000;
const HEADER = 44;

/** A WAV file as telephones made them: 8,000 samples a second, 8 bits. */
function telephone(seconds: number, sampleAt: (second: number) => number): Buffer {
  const length = Math.round(seconds * RATE);
  const wav = Buffer.alloc(HEADER + length);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(length + 36, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(length, 40);
  for (let i = 0; i < length; i++) wav[HEADER + i] = 128 + Math.round(100 * sampleAt(i / RATE));
  return wav;
}

/** Every other sample of a recording of 16,000 a second. */
async function overTelephone(path: string): Promise<Buffer> {
  const wav = await readFile(path);
  return telephone((wav.length - HEADER) / 32_000, (second) => {
    const at = HEADER + 4 * Math.round(second * RATE);
    return at + 2 <= wav.length ? wav.readInt16LE(at) / 32_768 : 0;
  });
}

/** Chords that change twice a second. */
const music = (second: number): number =>
  [262, 330, 392].reduce(
    (sum, tone, i) =>
      sum + Math.sin(2 * Math.PI * tone * (1 + (Math.floor(2 * second) % 5) / 12) * second) / (3 + i),
    0,
  ) * Math.exp(-2 * (second % 0.5));

describe('local words of', () => {
  const heard: { seconds: number; hearing: Hearing }[] = [];
  let answer: (samples: Float32Array, hearing: Hearing) => Promise<HeardWord[]>;
  let server: Server;
  const variables = { WORDS_URL: '' };
  beforeAll(async () => {
    server = wordsServer({
      state: () => Promise.resolve('ready'),
      hear: (samples, hearing) => {
        heard.push({ seconds: samples.length / 16_000, hearing });
        return answer(samples, hearing);
      },
      end: () => undefined,
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    variables.WORDS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const service = testService(analysisService, { variables });

  it('an hour of silence cost nothing: nobody is asked, and the report has none', async () => {
    heard.length = 0;
    const hour = telephone(3600, () => 0);
    const { look } = await submit(service, {}, hour);
    const report = await eventually(async () => {
      const { analysis } = await look();
      if (!analysis) throw new Error('not yet');
      return analysis;
    }, 120_000);
    expect(heard).toEqual([]);
    expect(report.measurements.durationSeconds).toBeCloseTo(3600, 0);
    expect(report.transcript).toBeNull();
    expect(report.overallScore).toBeNull();
  }, 150_000);

  it('music are none where the recognizer hears none, and nothing is made of that', async () => {
    answer = () => Promise.resolve([]);
    const { report } = await analyzed(service, {}, telephone(40, music));
    expect(report.engine.transcript).toBe('none');
    expect(report.fillerWordCount).toBeNull();
  }, 60_000);

  it('a telephone have the times of the recording', async () => {
    heard.length = 0;
    answer = (samples) =>
      Promise.resolve([
        { text: 'first', start: 0.2, end: 0.5 },
        { text: 'last', start: samples.length / 16_000 - 0.5, end: samples.length / 16_000 },
      ]);
    const { report } = await analyzed(service, {}, await overTelephone(AUSTEN));
    const { durationSeconds } = report.measurements;
    expect(heard.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(durationSeconds, 1);
    expect(report.engine.transcript).toBe('local');
    expect(report.transcript?.words?.at(-1)?.end).toBeCloseTo(durationSeconds, 1);
  }, 60_000);

  it('another language are there, and the report says that they are no English', async () => {
    const GERMAN = [
      'Hohes Gericht ich vertrete die Klägerin und werde Ihnen heute zeigen dass der Lastwagen nicht gehalten hat',
      'Seine Bremsen hatte seit Monaten niemand geprüft obwohl das Gesetz es jeden Sommer von der Firma verlangt',
      'Der Meister unterschrieb drei Prüfungen die es niemals gab weil sein Chef keinen Wagen entbehren wollte',
      'Elf Tage lag sie danach im Krankenhaus und ihren linken Arm kann sie bis heute kaum über die Schulter heben',
      'Wir bitten Sie deshalb um ein Urteil das den Schaden ersetzt und andere vor demselben Unglück bewahrt',
    ].map((sentence) => sentence.split(' '));
    let piece = 0;
    answer = (samples) => {
      const words = GERMAN[piece++ % GERMAN.length]!;
      const each = samples.length / 16_000 / words.length;
      return Promise.resolve(
        words.map((text, i) => ({ text, start: i * each, end: (i + 0.9) * each, confidence: 0.4 })),
      );
    };
    const { report } = await analyzed(service, {}, await longTalk());
    expect(report.engine.transcript).toBe('local');
    expect(report.scores.legalEffectiveness.value).toBeNull();
    expect(JSON.stringify(report.scores)).toMatch(/English/);
  }, 60_000);

  it('a recording that is deleted meanwhile are wanted no more, and nothing of it is stored', async () => {
    heard.length = 0;
    answer = (_samples, { patience }) =>
      new Promise((_resolve, reject) => {
        patience?.addEventListener('abort', () => reject(new RecognizerFault('Nobody waits.')));
      });
    const { recording, look } = await submit(service);
    await eventually(() => expect(heard).toHaveLength(1), 30_000);
    const { sessionId, userId } = recording;
    await service.announce(sessionDeleted, { sessionId, userId, fileKeys: [recording.fileKey] });
    await eventually(() => expect(heard[0]?.hearing.patience?.aborted).toBe(true), 60_000);
    expect(await look()).toEqual({ analysis: null, run: null });
    // Whoever comes next is not held up by it.
    answer = () => Promise.resolve([{ text: 'next', start: 0, end: 0.4 }]);
    expect((await analyzed(service, {}, AUSTEN)).report.transcript?.text).toContain('next');
  }, 120_000);

  it('a recording give their times to the words that were pasted', async () => {
    answer = () =>
      Promise.resolve(
        'this is the acoustic corps i am talking pretty fast'
          .split(' ')
          .map((text, i) => ({ text, start: i / 4, end: i / 4 + 0.2 })),
      );
    const pasted = 'This is the acoustic corpus. I am talking pretty fast!';
    const { report } = await analyzed(service, { transcript: pasted }, AUSTEN);
    expect(report.engine.transcript).toBe('supplied');
    expect(report.transcript?.text).toBe(pasted);
    expect(report.transcript?.words?.map(({ text, start }) => [text, start])).toEqual(
      pasted.split(' ').map((text, i) => [text, i / 4]),
    );
  }, 60_000);

  it('a recording stand where other words were pasted, and the report says so', async () => {
    answer = () => Promise.resolve([{ text: 'unless', start: 0.2, end: 0.6 }]);
    const { report } = await analyzed(service, { transcript: 'May it please the Court.' }, AUSTEN);
    expect(report.engine.transcript).toBe('local');
    expect(report.engine.notes.join(' ')).toContain('are not those that were heard');
  }, 60_000);

  it('a recording whose recognizer breaks off in the middle are those that came with it', async () => {
    let pieces = 0;
    answer = () =>
      ++pieces === 1
        ? Promise.resolve([{ text: 'half', start: 0, end: 0.4 }])
        : Promise.reject(new RecognizerFault('It ended.'));
    const { report } = await analyzed(service, { transcript });
    expect(report.engine.transcript).toBe('supplied');
    expect(report.transcript?.text).not.toContain('half');
    expect(report.engine.notes.join(' ')).toContain('the recognizer broke off');
  }, 60_000);
});
