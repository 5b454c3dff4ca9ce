import { execFileSync } from 'node:child_process';
import { SpeechAnalyzer } from '../../../libs/speech/dist/src/analyzer.js';

export const RATE = 16_000;

/** Samples of a file or of bytes, mono at 16 kHz. */
export function decode(input) {
  const source = typeof input === 'string' ? input : 'pipe:0';
  const args = ['-v', 'error', '-i', source, '-ac', '1', '-ar', String(RATE), '-f', 'f32le', 'pipe:1'];
  const bytes = execFileSync('ffmpeg', args, {
    maxBuffer: 1e9,
    ...(source === 'pipe:0' ? { input } : { stdio: ['ignore', 'pipe', 'inherit'] }),
  });
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

export function analyze(samples) {
  const analyzer = new SpeechAnalyzer();
  for (let at = 0; at < samples.length; at += RATE) analyzer.push(samples.subarray(at, at + RATE));
  return analyzer.finish();
}

/**
 * The samples with white or pink noise so many decibels below the speech; the same noise each time.
 * @param spoken what is speech of the samples, where something louder is not
 */
export function withNoise(samples, { distance, color }, spoken = samples) {
  if (distance === null) return samples;
  const loud = spoken.filter((sample) => Math.abs(sample) > 0.003);
  const power = loud.reduce((sum, sample) => sum + sample * sample, 0) / loud.length;
  const noise = color === 'pink' ? pink(samples.length) : white(samples.length);
  const own = noise.reduce((sum, sample) => sum + sample * sample, 0) / noise.length;
  const gain = Math.sqrt(power / 10 ** (distance / 10) / own);
  return samples.map((sample, i) => sample + gain * noise[i]);
}

export const CONDITIONS = [
  { name: 'clean', distance: null, color: 'white' },
  { name: '20 dB white', distance: 20, color: 'white' },
  { name: '10 dB white', distance: 10, color: 'white' },
  { name: '20 dB pink', distance: 20, color: 'pink' },
  { name: '10 dB pink', distance: 10, color: 'pink' },
];

/** Samples one after another. */
export function join(parts) {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
export const percent = (share) => `${(share * 100).toFixed(1)} %`;

/** A sequence of numbers between 0 and 1 that is the same in every run. */
export function sequence(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function white(length) {
  const next = sequence(7);
  return Float32Array.from({ length }, () => 2 * next() - 1);
}

/** P. Kellet's economy filter: white noise to -3 dB an octave. */
function pink(length) {
  let [b0, b1, b2] = [0, 0, 0];
  return white(length).map((value) => {
    b0 = 0.99765 * b0 + value * 0.099046;
    b1 = 0.963 * b1 + value * 0.2965164;
    b2 = 0.57 * b2 + value * 1.0526913;
    return b0 + b1 + b2 + value * 0.1848;
  });
}
