import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SpeechAnalyzer } from '@lectern/speech/analyzer';
import { decodeRecording } from './decode-recording.js';

const SPEECH = resolve('libs/speech/test-data/austen-1.wav');
const LIMITS = { timeoutMs: 60_000 };
const WITHOUT = { ...LIMITS, ffmpeg: '/nowhere/ffmpeg' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-channels-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function measure(path: string, limits: typeof LIMITS) {
  const analyzer = new SpeechAnalyzer();
  await decodeRecording(path, (samples) => analyzer.push(samples), limits);
  return analyzer.finish().measurements;
}

/** The speech on two sides or more, as a recorder may wire them. */
const WIRINGS = [
  { name: 'both alike', pan: 'stereo|c0=c0|c1=c0' },
  { name: 'the right side dead', pan: 'stereo|c0=c0|c1=0*c0' },
  { name: 'the left side dead', pan: 'stereo|c0=0*c0|c1=c0' },
  { name: 'one side the wrong way round', pan: 'stereo|c0=c0|c1=-1*c0' },
  { name: 'one side the wrong way round and softer', pan: 'stereo|c0=-0.5*c0|c1=c0' },
];

describe('a recording with two sides', () => {
  const KINDS = [
    { rate: '96000', ending: 'wav', limits: LIMITS },
    { rate: '96000', ending: 'wav', limits: WITHOUT },
    { rate: '48000', ending: 'webm', limits: LIMITS },
    { rate: '48000', ending: 'webm', limits: WITHOUT },
    { rate: '44100', ending: 'flac', limits: LIMITS },
  ];
  it.each(WIRINGS.flatMap((wiring) => KINDS.map((kind) => ({ ...wiring, ...kind }))))(
    'is measured like one, $name, $ending at $rate Hz, $limits.ffmpeg',
    async ({ name, pan, rate, ending, limits }) => {
      const path = join(folder, `${name.replaceAll(' ', '-')}-${rate}.${ending}`);
      const codec = ending === 'webm' ? ['-c:a', 'libopus', '-b:a', '128k'] : [];
      const args = ['-nostdin', '-v', 'error', '-y', '-i', SPEECH, '-af', `pan=${pan}`, '-ar', rate];
      await promisify(execFile)('ffmpeg', [...args, ...codec, path]);
      const one = await measure(SPEECH, LIMITS);
      const two = await measure(path, limits);
      expect(Math.abs(two.syllables - one.syllables)).toBeLessThanOrEqual(2);
      expect(Math.abs(two.speechSeconds - one.speechSeconds)).toBeLessThan(0.3);
      expect(Math.abs(two.level.medianDb! - one.level.medianDb!)).toBeLessThan(1.5);
      expect(Math.abs(two.durationSeconds - one.durationSeconds)).toBeLessThan(0.1);
    },
  );
});
