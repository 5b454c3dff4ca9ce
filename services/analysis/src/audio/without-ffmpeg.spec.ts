import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SpeechAnalyzer } from '@lectern/speech/analyzer';
import { decodeRecording } from './decode-recording.js';
import { decodeWithFfmpeg, hasFfmpeg } from './ffmpeg.js';

const SPEECH = resolve('libs/speech/test-data/austen-1.wav');
const HOSTILE = resolve('services/analysis/test-data/hostile');
const LIMITS = { timeoutMs: 30_000 };
const WITHOUT = { ...LIMITS, ffmpeg: '/nowhere/ffmpeg' };
const FORMATS = [
  { codec: 'pcm_u8', rate: '8000', channels: '1' },
  { codec: 'pcm_s16le', rate: '44100', channels: '2' },
  { codec: 'pcm_s24le', rate: '48000', channels: '1' },
  { codec: 'pcm_s32le', rate: '22050', channels: '2' },
  { codec: 'pcm_f32le', rate: '16000', channels: '1' },
  { codec: 'pcm_f64le', rate: '48000', channels: '2' },
];

let folder: string;
const pathOf = (codec: string): string => join(folder, `${codec}.wav`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-wav-'));
  for (const { codec, rate, channels } of FORMATS) {
    const args = [
      '-nostdin',
      '-v',
      'error',
      '-i',
      SPEECH,
      '-c:a',
      codec,
      '-ar',
      rate,
      '-ac',
      channels,
      pathOf(codec),
    ];
    await promisify(execFile)('ffmpeg', args);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const collect = async (work: (sink: (samples: Float32Array) => void) => Promise<{ seconds: number }>) => {
  const analyzer = new SpeechAnalyzer();
  let power = 0;
  const { seconds } = await work((samples) => {
    analyzer.push(samples);
    for (const sample of samples) power += sample * sample;
  });
  return { seconds, power, syllables: analyzer.finish().measurements.syllables };
};

describe('a machine without ffmpeg', () => {
  it.each(FORMATS)('reads $codec at $rate Hz with $channels channels as ffmpeg does', async ({ codec }) => {
    const reference = await collect((sink) =>
      decodeWithFfmpeg(pathOf(codec), sink, { ...LIMITS, maxSeconds: 60 }),
    );
    const own = await collect((sink) => decodeRecording(pathOf(codec), sink, WITHOUT));
    expect(own.seconds).toBeCloseTo(reference.seconds, 2);
    expect(own.power / reference.power).toBeCloseTo(1, 1);
    expect(Math.abs(own.syllables - reference.syllables)).toBeLessThanOrEqual(1);
  });

  it('names the program that is missing for everything else', async () => {
    expect(await hasFfmpeg(WITHOUT.ffmpeg)).toBe(false);
    const attempt = decodeRecording(resolve('libs/speech/test-data/sonnet-3.mp3'), () => undefined, WITHOUT);
    await expect(attempt).rejects.toMatchObject({
      code: 'not_installed',
      message: expect.stringContaining('apt-get install ffmpeg'),
    });
  });

  it('refuses a header with 65,535 channels', async () => {
    const attempt = decodeRecording(join(HOSTILE, 'chan65535.wav'), () => undefined, WITHOUT);
    await expect(attempt).rejects.toMatchObject({ code: 'unprocessable' });
  });
});
