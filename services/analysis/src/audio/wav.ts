import { type FileHandle, open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { refuse } from '@lectern/platform/errors/app-error';
import type { DecodeLimits, Decoded, Sink } from './audio.js';
import { MonoMix } from './mono-mix.js';
import { Resampler } from '@lectern/speech/signal/resampler';

interface WavFormat {
  float: boolean;
  channels: number;
  rate: number;
  bytesPerSample: number;
}

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
const MOST_CHANNELS = 8;
const CHUNK_FRAMES = 16_384;
/** A header with more chunks before the audio than this is not from a recorder. */
const MOST_CHUNKS = 64;

/** Decodes PCM and float WAV files without any program, for machines without ffmpeg. */
export async function decodeWav(path: string, sink: Sink, limits: DecodeLimits): Promise<Decoded> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { format, start, length } = await readHeader(file, size);
    const frameBytes = format.channels * format.bytesPerSample;
    const available = Math.min(length, size - start);
    const wanted = Math.floor(limits.maxSeconds * format.rate);
    const frames = Math.min(Math.floor(available / frameBytes), wanted);
    const resampler = new Resampler(format.rate, sink);
    const stereo = new MonoMix();
    const bytes = Buffer.alloc(CHUNK_FRAMES * frameBytes);
    const begun = Date.now();
    for (let at = 0; at < frames; at += CHUNK_FRAMES) {
      limits.signal?.throwIfAborted();
      if (Date.now() - begun > limits.timeoutMs) throw refuse('recording-too-slow');
      const count = Math.min(CHUNK_FRAMES, frames - at);
      await file.read(bytes, 0, count * frameBytes, start + at * frameBytes);
      resampler.push(toMono(bytes, count, format, stereo));
      limits.onRead?.((at + count) / frames);
      // Other requests of this process get their turn.
      await setImmediate();
    }
    resampler.finish();
    return { seconds: frames / format.rate, damaged: available < length };
  } finally {
    await file.close();
  }
}

async function readHeader(
  file: FileHandle,
  size: number,
): Promise<{ format: WavFormat; start: number; length: number }> {
  const head = Buffer.alloc(40);
  let format: WavFormat | undefined;
  let at = 12;
  for (let chunk = 0; chunk < MOST_CHUNKS && at + 8 <= size; chunk++) {
    const { bytesRead } = await file.read(head, 0, 40, at);
    if (bytesRead < 8) break;
    const length = head.readUInt32LE(4);
    const name = head.toString('latin1', 0, 4);
    if (name === 'fmt ' && bytesRead >= 24) format = readFormat(head.subarray(8), length);
    // Recorders that were cut off leave the length empty: then the audio goes on to the end.
    if (name === 'data' && format) {
      return {
        format,
        start: at + 8,
        length: length === 0 || length === 0xffffffff ? size - at - 8 : length,
      };
    }
    at += 8 + length + (length % 2);
  }
  throw refuse('wav-without-audio');
}

function readFormat(chunk: Buffer, length: number): WavFormat {
  const code = chunk.readUInt16LE(0);
  const kind = code === EXTENSIBLE && length >= 26 ? chunk.readUInt16LE(24) : code;
  const format = {
    float: kind === FLOAT,
    channels: chunk.readUInt16LE(2),
    rate: chunk.readUInt32LE(4),
    bytesPerSample: chunk.readUInt16LE(14) / 8,
  };
  const sizes = format.float ? [4, 8] : [1, 2, 3, 4];
  const readable =
    (kind === PCM || kind === FLOAT) &&
    sizes.includes(format.bytesPerSample) &&
    format.channels >= 1 &&
    format.channels <= MOST_CHANNELS &&
    format.rate >= 4000 &&
    format.rate <= 384_000;
  if (!readable) throw refuse('wav-kind');
  return format;
}

function toMono(
  bytes: Buffer,
  frames: number,
  { float, channels, bytesPerSample }: WavFormat,
  stereo: MonoMix,
): Float32Array {
  const read = readerOf(float, bytesPerSample);
  const sampleAt = (frame: number, channel: number): number => {
    const value = read(bytes, (frame * channels + channel) * bytesPerSample);
    // A float file may hold anything, NaN included.
    return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0;
  };
  return Float32Array.from({ length: frames }, (_, frame) => {
    if (channels === 2) return stereo.mix(sampleAt(frame, 0), sampleAt(frame, 1));
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) sum += sampleAt(frame, channel);
    return sum / channels;
  });
}

function readerOf(float: boolean, size: number): (bytes: Buffer, at: number) => number {
  if (float) return size === 4 ? (bytes, at) => bytes.readFloatLE(at) : (bytes, at) => bytes.readDoubleLE(at);
  if (size === 1) return (bytes, at) => (bytes.readUInt8(at) - 128) / 128;
  return (bytes, at) => bytes.readIntLE(at, size) / 2 ** (8 * size - 1);
}
