import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SpeechAnalyzer } from '@lectern/speech/analyzer';
import { decodeRecording, tryRecording } from './decode-recording.js';

const SPEECH = resolve('libs/speech/test-data/sonnet-3.mp3');
const HOSTILE = resolve('services/analysis/test-data/hostile');
const LIMITS = { timeoutMs: 30_000 };
const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-decode-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The same speech in another format, made by ffmpeg. */
async function encoded(name: string, ...args: string[]): Promise<string> {
  const path = join(folder, name);
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-i', SPEECH, ...args, path]);
  return path;
}

async function truncated(path: string, share: number): Promise<string> {
  const bytes = await readFile(path);
  const cut = `${path}.cut`;
  await writeFile(cut, bytes.subarray(0, Math.floor(bytes.length * share)));
  return cut;
}

async function analyze(path: string) {
  const analyzer = new SpeechAnalyzer();
  const decoded = await decodeRecording(path, (samples) => analyzer.push(samples), LIMITS);
  return { ...decoded, acoustics: analyzer.finish() };
}

/** Programs that this process has started and that still run. */
async function children(): Promise<string[]> {
  const tasks = await readdir('/proc/self/task');
  const lists = tasks.map((task) => readFile(`/proc/self/task/${task}/children`, 'utf8').catch(() => ''));
  const pids = (await Promise.all(lists)).join(' ').split(/\s+/).filter(Boolean);
  const names = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')));
  return names.map((name) => name.trim()).filter((name) => name === 'ffmpeg');
}

describe('decoding a recording', () => {
  it.each([
    ['take.wav', []],
    ['take.flac', []],
    ['take.mp3', ['-b:a', '96k']],
    ['take.m4a', ['-c:a', 'aac']],
    ['fragmented.m4a', ['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov']],
    ['take.aac', ['-c:a', 'aac']],
    ['vorbis.ogg', ['-c:a', 'libvorbis']],
    ['opus.ogg', ['-c:a', 'libopus']],
    ['take.webm', ['-c:a', 'libopus', '-ac', '2']],
    ['opus.mp4', ['-c:a', 'libopus', '-f', 'mp4']],
  ])('agrees on %s with the source', async (name, args) => {
    const source = (await analyze(SPEECH)).acoustics.measurements;
    const path = await encoded(name, ...args);
    const { acoustics, damaged } = await analyze(path);
    const { durationSeconds, syllables, speechSeconds, pitch } = acoustics.measurements;
    expect(damaged).toBe(false);
    expect(Math.abs(durationSeconds - source.durationSeconds)).toBeLessThan(0.1);
    expect(Math.abs(syllables / source.syllables - 1)).toBeLessThan(0.05);
    expect(Math.abs(speechSeconds / source.speechSeconds - 1)).toBeLessThan(0.03);
    expect(Math.abs(pitch.medianHz! / source.pitch.medianHz! - 1)).toBeLessThan(0.03);
  });

  it('reads what a browser records: no duration, no cues', async () => {
    const { seconds, damaged, acoustics } = await analyze(
      resolve('services/analysis/test-data/mediarecorder-chromium.webm'),
    );
    const talk = await analyze(resolve('libs/speech/test-data/talking-fast-then-slow.wav'));
    const heard = talk.acoustics.syllables.filter((time) => time < seconds).length;
    expect(damaged).toBe(false);
    expect(seconds).toBeCloseTo(19.98, 1);
    expect(Math.abs(acoustics.syllables.length / heard - 1)).toBeLessThan(0.1);
  });

  it.each([
    ['take.webm', ['-c:a', 'libopus']],
    ['fragmented.m4a', ['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov']],
    ['take.wav', []],
  ])('recovers what is left of a cut %s, and says that it is damaged', async (name, args) => {
    const { seconds, damaged } = await analyze(await truncated(await encoded(name, ...args), 0.6));
    expect(seconds).toBeGreaterThan(25);
    expect(seconds).toBeLessThan(40);
    expect(damaged).toBe(true);
  });

  it('refuses a file of which nothing can be recovered', async () => {
    const path = await truncated(await encoded('take.m4a', '-c:a', 'aac'), 0.6);
    await expect(analyze(path)).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it.each([
    ['hls.mp3', 'unsupported_media'],
    ['text.wav', 'unsupported_media'],
    ['empty.webm', 'unsupported_media'],
    ['chan65535.wav', 'unprocessable'],
  ])('refuses %s in words for the user, and leaves no process behind', async (name, code) => {
    const attempt = tryRecording(join(HOSTILE, name), 10_000);
    await expect(attempt).rejects.toMatchObject({
      code,
      message: expect.not.stringMatching(/ffmpeg|file:|\/|0x/),
    });
    expect(await children()).toEqual([]);
  });

  it('reads no other file through a playlist, even one that poses as a container', async () => {
    const list = `ffconcat version 1.0\nfile '${SPEECH}'\n`;
    const path = join(folder, 'list.webm');
    await writeFile(path, Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(list)]));
    await expect(analyze(path)).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('refuses a recording of more than two hours', async () => {
    const path = join(folder, 'long.flac');
    await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono', '-t', '7203', path]);
    const attempt = decodeRecording(path, () => undefined, { timeoutMs: 60_000 });
    await expect(attempt).rejects.toMatchObject({ code: 'too_large' });
  }, 60_000);

  it('is stopped by the clock, and by whoever waits for it', async () => {
    const late = decodeRecording(SPEECH, () => undefined, { timeoutMs: 1 });
    await expect(late).rejects.toMatchObject({ code: 'unprocessable' });
    const abort = new AbortController();
    const stopped = decodeRecording(SPEECH, () => abort.abort(new Error('enough')), {
      ...LIMITS,
      signal: abort.signal,
    });
    await expect(stopped).rejects.toThrow('enough');
    expect(await children()).toEqual([]);
  });
});
