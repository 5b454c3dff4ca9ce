import type { Voice } from '@lectern/contracts/voices';
import type { VoiceMaker } from '@lectern/contracts/voices';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { refuse } from '@lectern/platform/errors/app-error';
import { spawnConfined } from '@lectern/platform/process/spawn-confined';
import { endOf } from './program.js';
import type { Passage } from './spoken-text.js';

/** Something that turns text into 16-bit mono samples. */
export interface VoiceSource {
  /** What it is. */
  readonly maker: VoiceMaker;
  /** The longest that a text may take, in milliseconds; who needs longer hangs, or is no voice for this machine. */
  readonly limitMs: number;
  /** Samples a second. */
  readonly sampleRate: number;
  /** Finds the speed setting that reads this text at the target pace. */
  prepare: (text: string, voice: Voice, signal: AbortSignal) => Promise<number>;
  speak: (text: string, voice: Voice, setting: number, signal: AbortSignal) => AsyncIterable<Buffer>;
}

export interface SpeakOptions {
  voice: Voice;
  /** Written into the file's title tag. */
  title: string;
  /** Absolute path of the MP3 to write. */
  path: string;
  signal: AbortSignal;
  progress?: (fraction: number) => Promise<void>;
  ffmpeg?: string;
}

/** Speaks the passages in order into one MP3 (64 kbit/s, mono), streaming from the voice into the encoder. */
export async function speakToMp3(
  source: VoiceSource,
  passages: readonly Passage[],
  options: SpeakOptions,
): Promise<void> {
  const { voice, title, path, progress, ffmpeg = 'ffmpeg' } = options;
  if (passages.length === 0) throw refuse('nothing-to-speak');
  const end = new AbortController();
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(source.limitMs), end.signal]);
  const setting = await source.prepare(passages.map(({ text }) => text).join(' '), voice, signal);
  const encoder = spawnConfined(ffmpeg, encoderArguments(source.sampleRate, title, path), {
    stdio: ['pipe', 'ignore', 'pipe'],
    cpuSeconds: source.limitMs / 1000,
    addressMegabytes: 1024,
    signal,
  });
  const ended = endOf(encoder, ffmpeg);
  encoder.stdin.on('error', () => undefined);
  const whole = passages.reduce((sum, { text }) => sum + text.length, 0);
  let done = 0;
  try {
    // A missing or failing encoder must end the work even while the voice still speaks.
    await Promise.race([ended.then(() => Promise.reject(new Error('the encoder ended early'))), feed()]);
    encoder.stdin.end();
    await ended;
  } finally {
    // Whatever still speaks or encodes has lost its listener.
    end.abort();
  }

  async function feed(): Promise<void> {
    for (const passage of passages) {
      for await (const chunk of source.speak(passage.text, voice, setting, signal))
        await write(encoder.stdin, chunk, signal);
      await write(encoder.stdin, silence(passage.pauseAfter, source.sampleRate), signal);
      done += passage.text.length;
      await progress?.(done / whole);
    }
  }
}

async function write(to: Writable, chunk: Buffer, signal: AbortSignal): Promise<void> {
  if (!to.write(chunk)) await once(to, 'drain', { signal });
}

const silence = (seconds: number, sampleRate: number): Buffer =>
  Buffer.alloc(Math.round(seconds * sampleRate) * 2);

function encoderArguments(sampleRate: number, title: string, path: string): string[] {
  const quiet = ['-nostdin', '-hide_banner', '-v', 'error', '-y', '-threads', '1'];
  const input = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0'];
  // Level 7 takes half the time of the usual 5, and nobody hears it in a synthetic voice.
  const encoding = ['-c:a', 'libmp3lame', '-b:a', '64k', '-compression_level', '7', '-id3v2_version', '3'];
  const tags = ['-metadata', `title=${title}`, '-metadata', 'album=Lectern practice material'];
  return [...quiet, ...input, ...encoding, ...tags, '-f', 'mp3', `file:${path}`];
}
