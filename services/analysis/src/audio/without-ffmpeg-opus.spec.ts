import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '@lectern/platform/errors/app-error';
import { SpeechAnalyzer } from '@lectern/speech/analyzer';
import type { Decoded, Sink } from './audio.js';
import { decodeRecording, tryRecording } from './decode-recording.js';
import { decodeWithFfmpeg } from './ffmpeg.js';
import { decodeOpus } from './opus.js';

const SPEECH = resolve('libs/speech/test-data/sonnet-3.mp3');
const BROWSER = resolve('services/analysis/test-data/mediarecorder-chromium.webm');
const LIMITS = { timeoutMs: 30_000 };
const WITHOUT = { ...LIMITS, ffmpeg: '/nowhere/ffmpeg' };
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-opus-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function encoded(name: string, ...args: string[]): Promise<string> {
  const path = join(folder, name);
  await promisify(execFile)('ffmpeg', [
    '-nostdin',
    '-v',
    'error',
    '-y',
    '-t',
    '25',
    '-i',
    SPEECH,
    ...args,
    path,
  ]);
  return path;
}

async function written(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

async function analyze(work: (sink: Sink) => Promise<Decoded>) {
  const analyzer = new SpeechAnalyzer();
  let power = 0;
  const decoded = await work((samples) => {
    analyzer.push(samples);
    for (const sample of samples) power += sample * sample;
  });
  return { ...decoded, power, ...analyzer.finish() };
}

const own = (path: string) => analyze((sink) => decodeRecording(path, sink, WITHOUT));
const reference = (path: string) =>
  analyze((sink) => decodeWithFfmpeg(path, sink, { ...LIMITS, maxSeconds: 7200 }));

/** Every way of making an Opus file that people meet: containers, channels, frame lengths, both inner codecs. */
const FILES: [string, string[]][] = [
  ['mono.ogg', ['-c:a', 'libopus', '-ac', '1']],
  ['stereo.ogg', ['-c:a', 'libopus', '-ac', '2', '-b:a', '128k']],
  ['speech.ogg', ['-c:a', 'libopus', '-application', 'voip', '-b:a', '16k', '-frame_duration', '60']],
  ['mono.webm', ['-c:a', 'libopus', '-ac', '1']],
  ['stereo.webm', ['-c:a', 'libopus', '-ac', '2']],
  ['live.webm', ['-c:a', 'libopus', '-live', '1', '-frame_duration', '120']],
];

describe('Opus on a machine without ffmpeg', () => {
  it.each([...FILES, ['a recording by Chromium', []]] as [string, string[]][])(
    'is read from %s as by ffmpeg',
    async (name, args) => {
      const path = args.length > 0 ? await encoded(name, ...args) : BROWSER;
      const theirs = await reference(path);
      const ours = await own(path);
      const syllables = ours.measurements.syllables / theirs.measurements.syllables;
      expect(ours.damaged).toBe(false);
      expect(Math.abs(ours.seconds - theirs.seconds)).toBeLessThan(0.02);
      expect(ours.power / theirs.power).toBeCloseTo(1, 2);
      expect(Math.abs(syllables - 1)).toBeLessThan(0.03);
      expect(ours.pauses.length).toBe(theirs.pauses.length);
      for (const [index, { start, end }] of ours.pauses.entries()) {
        expect(Math.abs(start - theirs.pauses[index]!.start)).toBeLessThan(0.03);
        expect(Math.abs(end - theirs.pauses[index]!.end)).toBeLessThan(0.03);
      }
    },
  );

  it.each([FILES[0]!, FILES[3]!])('keeps what came before the cut in %s, and says so', async (name, args) => {
    const path = await encoded(`whole-${name}`, ...args);
    const whole = await own(path);
    const bytes = await readFile(path);
    const cut = await own(await written(`cut-${name}`, bytes.subarray(0, Math.floor(bytes.length * 0.6))));
    expect(cut.damaged).toBe(true);
    expect(cut.seconds / whole.seconds).toBeGreaterThan(0.5);
    expect(cut.seconds / whole.seconds).toBeLessThan(0.65);
    const kept = whole.syllables.filter((time) => time < cut.seconds - 1);
    expect(cut.syllables.slice(0, kept.length)).toEqual(kept);
  });

  it.each([FILES[0]!, FILES[3]!])('goes on behind a hole in %s', async (name, args) => {
    const path = await encoded(`sound-${name}`, ...args);
    const { seconds } = await own(path);
    const bytes = await readFile(path);
    bytes.fill(0, Math.floor(bytes.length * 0.5), Math.floor(bytes.length * 0.52));
    const holed = await own(await written(`holed-${name}`, bytes));
    expect(holed.damaged).toBe(true);
    expect(holed.seconds / seconds).toBeGreaterThan(0.8);
    expect(holed.seconds).toBeLessThan(seconds);
  });

  it('reads no more than it is asked for, and stops when told', async () => {
    const path = await encoded('long.ogg', '-c:a', 'libopus');
    await expect(tryRecording(path, 5000)).resolves.toBe('ogg');
    const short = await decodeOpus(path, 'ogg', () => undefined, { ...LIMITS, maxSeconds: 1 });
    expect(short.seconds).toBe(1);
    const abort = new AbortController();
    const stopped = decodeOpus(path, 'ogg', () => abort.abort(new Error('enough')), {
      ...LIMITS,
      maxSeconds: 60,
      signal: abort.signal,
    });
    await expect(stopped).rejects.toThrow('enough');
    const late = decodeOpus(path, 'ogg', () => undefined, { timeoutMs: -1, maxSeconds: 60 });
    await expect(late).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it.each([
    ['vorbis.ogg', ['-c:a', 'libvorbis']],
    ['vorbis.webm', ['-c:a', 'libvorbis']],
    ['surround.ogg', ['-c:a', 'libopus', '-ac', '6']],
    ['surround.webm', ['-c:a', 'libopus', '-ac', '6']],
    ['take.m4a', ['-c:a', 'aac']],
  ])('names the program that %s needs', async (name, args) => {
    const path = await encoded(name, ...args);
    await expect(own(path)).rejects.toMatchObject({
      code: 'not_installed',
      message: expect.stringContaining('apt-get install ffmpeg'),
    });
  });

  it.each([
    ['noise.webm', EBML],
    ['noise.ogg', Buffer.from('OggS\0')],
  ])('refuses random bytes posing as %s at once', async (name, magic) => {
    for (let round = 0; round < 20; round++) {
      const path = await written(name, Buffer.concat([magic, randomBytes(1_000_000)]));
      await expect(own(path)).rejects.toMatchObject({
        code: expect.stringMatching(/unprocessable|not_installed/),
      });
    }
  });

  it.each([FILES[0]!, FILES[3]!])(
    'survives %s with any of its bytes overwritten',
    async (name, args) => {
      const sound = await readFile(await encoded(`victim-${name}`, ...args, '-t', '4'));
      // The decoder itself reports each packet that it gives up.
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      for (let round = 0; round < 60; round++) {
        const bytes = Buffer.from(sound);
        // The beginning holds the headers: half of the blows go there.
        const reach = round % 2 === 0 ? 400 : bytes.length;
        const blows = randomBytes(60);
        for (let i = 0; i < 10; i++) bytes[4 + (blows.readUInt32LE(6 * i) % (reach - 4))] = blows[6 * i + 4]!;
        const path = await written(`hit-${name}`, bytes);
        let finite = true;
        const sink: Sink = (samples) => {
          finite &&= samples.every((sample) => Number.isFinite(sample));
        };
        const outcome = await decodeRecording(path, sink, WITHOUT).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(AppError);
        else expect(outcome).toMatchObject({ seconds: expect.any(Number) });
        expect(finite).toBe(true);
        expect(log.mock.calls.length).toBeLessThanOrEqual(50);
        log.mockClear();
      }
      log.mockRestore();
    },
    120_000,
  );
});
