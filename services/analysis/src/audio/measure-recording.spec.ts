import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SpeechAnalyzer } from '@lectern/speech/analyzer';
import { eventually } from '@lectern/testing/eventually';
import { decodeRecording } from './decode-recording.js';
import { measureRecording } from './measure-recording.js';

const SPEECH = resolve('libs/speech/test-data/sonnet-3.mp3');
const LIMITS = { timeoutMs: 60_000 };

let folder: string;
let long: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-measure-'));
  long = join(folder, 'long.webm');
  const source = ['-stream_loop', '-1', '-i', SPEECH, '-t', '1200', '-c:a', 'libopus', '-b:a', '24k'];
  await promisify(execFile)('ffmpeg', ['-nostdin', '-v', 'error', ...source, long]);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The processes that were started from here, by whatever generation, each with the program that it runs. */
async function descendants(pid: number | string = 'self'): Promise<{ pid: number; program: string }[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => ''));
  const children = (await Promise.all(lists)).join(' ').split(/\s+/u).filter(Boolean).map(Number);
  const each = children.map(async (child) => {
    const program = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    return [{ pid: child, program: program.replaceAll('\0', ' ') }, ...(await descendants(child))];
  });
  return (await Promise.all(each)).flat();
}
const measuring = async () =>
  (await descendants()).filter(({ program }) => /measuring-child|ffmpeg/u.test(program));
const nothingIsLeft = () => eventually(async () => expect(await measuring()).toEqual([]), 10_000);

describe('a recording that is measured in a process of its own', () => {
  it('gives what measuring it here gives', async () => {
    const analyzer = new SpeechAnalyzer();
    await decodeRecording(SPEECH, (samples) => analyzer.push(samples), LIMITS);
    expect(await measureRecording(SPEECH, LIMITS)).toEqual({ acoustics: analyzer.finish(), damaged: false });
    await nothingIsLeft();
  });

  it('tells which share of it has been read, though the file does not say how long it is', async () => {
    const shares: number[] = [];
    await measureRecording(long, { ...LIMITS, onRead: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBeLessThan(0.7);
    expect(shares.at(-1)).toBeGreaterThan(0.5);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  }, 60_000);

  it('is refused in the same words as by the decoder', async () => {
    const hostile = resolve('services/analysis/test-data/hostile/chan65535.wav');
    await expect(measureRecording(hostile, LIMITS)).rejects.toMatchObject({
      code: 'unprocessable',
      message: expect.stringContaining('No audio could be read'),
    });
    const mostSeconds = 5;
    await expect(measureRecording(SPEECH, { ...LIMITS, mostSeconds })).rejects.toMatchObject({
      code: 'too_large',
      message: 'A retake can be up to 5 s long.',
    });
  });

  it('ends alone when it takes too much memory', async () => {
    await expect(measureRecording(long, { ...LIMITS, mostMegabytes: 30 })).rejects.toMatchObject({
      code: 'unprocessable',
      message: expect.stringContaining('memory'),
    });
    await nothingIsLeft();
  });

  it('ends alone when the system kills it, with its decoder', async () => {
    const measured = measureRecording(long, LIMITS);
    const outcome = measured.catch((error: unknown) => error);
    const pid = await eventually(async () => {
      const [child] = (await measuring()).filter(({ program }) => program.includes('measuring-child'));
      expect((await measuring()).some(({ program }) => /^(?:\S*\/)?ffmpeg /u.test(program))).toBe(true);
      return child!.pid;
    }, 10_000);
    process.kill(pid, 'SIGKILL');
    expect(await outcome).toMatchObject({ code: 'internal', message: expect.stringContaining('broke off') });
    await nothingIsLeft();
  }, 30_000);

  it('is stopped by the clock, and by whoever waits for it', async () => {
    await expect(measureRecording(long, { timeoutMs: 1 })).rejects.toMatchObject({ code: 'unprocessable' });
    const abort = new AbortController();
    const stopped = measureRecording(long, {
      ...LIMITS,
      signal: abort.signal,
      onRead: () => abort.abort(new Error('enough')),
    });
    await expect(stopped).rejects.toThrow('enough');
    await nothingIsLeft();
    await expect(measureRecording(long, { ...LIMITS, signal: abort.signal })).rejects.toThrow('enough');
  }, 30_000);
});
