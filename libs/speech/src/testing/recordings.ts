import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Acoustics } from '../measurements.js';
import { SpeechAnalyzer } from '../analyzer.js';
import type { Interval } from '../signal/runs.js';
import type { SpokenWord } from '../words/tokens.js';

const DATA = new URL('../../test-data/', import.meta.url);

/** Samples of a recording in test-data, mono, at 16 kHz unless another rate is asked for. */
export function decode(name: string, rateHz = 16_000): Float32Array {
  const path = fileURLToPath(new URL(name, DATA));
  const args = [
    '-nostdin',
    '-v',
    'error',
    '-i',
    path,
    '-ac',
    '1',
    '-ar',
    String(rateHz),
    '-f',
    'f32le',
    'pipe:1',
  ];
  const bytes = execFileSync('ffmpeg', args, { maxBuffer: 1e9 });
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** The words of a recording as a person wrote them down, and their syllables by the CMU pronouncing dictionary. */
export interface Truth {
  words: string;
  syllables: number;
  fillers: string[];
  seconds: number;
}

/** What is known of each recording in test-data, by its file name. */
export function truths(): Record<string, Truth> {
  return JSON.parse(readFileSync(new URL('transcripts.json', DATA), 'utf8')) as Record<string, Truth>;
}

/** Sentences with what their speaker took back or said twice in braces, by what was done with them. */
export function stumbles(): Record<'lookedAt' | 'heldOut', string[]> {
  return JSON.parse(readFileSync(new URL('stumbles.json', DATA), 'utf8')) as Record<
    'lookedAt' | 'heldOut',
    string[]
  >;
}

/** Words with times from the first tier of a short-format TextGrid; empty intervals are silence. */
export function readTextGrid(name: string): { words: SpokenWord[]; silences: Interval[] } {
  const lines = readFileSync(new URL(name, DATA), 'utf8').split('\n');
  const first = lines.indexOf('"words"') + 4;
  const intervals: SpokenWord[] = [];
  for (let i = first; /^\d/u.test(lines[i] ?? ''); i += 3) {
    const text = lines[i + 2]!.replaceAll('"', '');
    intervals.push({ start: Number(lines[i]), end: Number(lines[i + 1]), text });
  }
  return {
    words: intervals.filter(({ text }) => text !== ''),
    silences: intervals.filter(({ text }) => text === '').map(({ start, end }) => ({ start, end })),
  };
}

/** Analyses samples in chunks of 100 ms. */
export function analyze(samples: Float32Array, chunk = 1600): Acoustics {
  const analyzer = new SpeechAnalyzer();
  for (let i = 0; i < samples.length; i += chunk) analyzer.push(samples.subarray(i, i + chunk));
  return analyzer.finish();
}

/** Samples in so many seconds. */
export const seconds = (count: number): number => Math.round(count * 16_000);

/** Pieces one behind the other. */
export function join(...parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** White noise of a given level, the same for the same seed. */
export function noise(length: number, decibels: number, seed: number): Float32Array {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  const amplitude = 10 ** (decibels / 20) * Math.sqrt(3);
  return Float32Array.from({ length }, () => next() * amplitude);
}

/** The same, louder or softer. */
export const scaled = (samples: Float32Array, factor: number): Float32Array =>
  samples.map((sample) => sample * factor);

/** Both at once; `b` must be as long as `a`. */
export const mixed = (a: Float32Array, b: Float32Array): Float32Array => a.map((sample, i) => sample + b[i]!);

/** Mean level of the louder half of the samples, in decibels: what "20 dB of noise" refers to. */
export function speechLevel(samples: Float32Array): number {
  const loud = samples.filter((sample) => Math.abs(sample) > 0.003);
  return 10 * Math.log10(loud.reduce((sum, sample) => sum + sample * sample, 0) / loud.length);
}

/** A hand-aligned recording said so often that it has a score, a second of the room between, with the times of its words. */
export function longTake(
  name: string,
  times = 3,
): { samples: Float32Array; words: SpokenWord[]; text: string } {
  const once = decode(`${name}.wav`);
  const gap = noise(seconds(1), -80, 3);
  const { words } = readTextGrid(`${name}.TextGrid`);
  const step = (once.length + gap.length) / 16_000;
  const all = Array.from({ length: times }, (_, i) =>
    words.map((word) => ({ ...word, start: word.start + i * step, end: word.end + i * step })),
  ).flat();
  const pieces = Array.from({ length: times }, (_, i) => (i === 0 ? [once] : [gap, once])).flat();
  return { samples: join(...pieces), words: all, text: all.map(({ text }) => text).join(' ') };
}
