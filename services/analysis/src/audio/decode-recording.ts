import { open } from 'node:fs/promises';
import { MAX_AUDIO_SECONDS } from '@lectern/contracts/file-limits';
import { refuse } from '@lectern/platform/errors/app-error';
import { errorCode } from '@lectern/platform/errors/error-code';
import type { DecodeLimits, Decoded, Sink } from './audio.js';
import { decodeWithFfmpeg } from './ffmpeg.js';
import { OtherCodecError } from './opus-packet.rules.js';
import { type AudioFormat, SNIFFED_BYTES, sniffFormat } from './sniff-format.rules.js';
import { decodeWav } from './wav.js';

/** One second more than allowed tells a long recording from one of exactly two hours. */
const ONE_TOO_MANY = MAX_AUDIO_SECONDS + 1;

/** The format of a file by its first bytes. @throws AppError unsupported_media */
export async function formatOf(path: string): Promise<AudioFormat> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(SNIFFED_BYTES);
    const { bytesRead } = await file.read(head, 0, SNIFFED_BYTES, 0);
    const format = sniffFormat(head.subarray(0, bytesRead));
    if (format === null) throw refuse(bytesRead === 0 ? 'recording-empty' : 'not-a-recording');
    return format;
  } finally {
    await file.close();
  }
}

/**
 * Decodes a recording to mono samples at 16 kHz.
 * @throws AppError in words for the user: `unsupported_media`, `unprocessable`, `too_large`, or `unavailable` without ffmpeg
 */
export async function decodeRecording(
  path: string,
  sink: Sink,
  limits: Omit<DecodeLimits, 'maxSeconds'>,
): Promise<Decoded> {
  const decoded = await decode(path, sink, { ...limits, maxSeconds: ONE_TOO_MANY });
  if (decoded.seconds > MAX_AUDIO_SECONDS + 0.5) {
    throw refuse('recording-too-long', { mostSeconds: MAX_AUDIO_SECONDS });
  }
  return decoded;
}

/** Does the beginning of the file decode? @throws AppError as {@link decodeRecording} */
export async function tryRecording(path: string, timeoutMs: number): Promise<AudioFormat> {
  const format = await formatOf(path);
  await decode(path, () => undefined, { maxSeconds: 1, timeoutMs });
  return format;
}

async function decode(path: string, sink: Sink, limits: DecodeLimits): Promise<Decoded> {
  const format = await formatOf(path);
  const decoded = await decodeWithFfmpeg(path, sink, limits).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return decodeWithoutFfmpeg(path, format, sink, limits);
  });
  if (decoded.seconds === 0) throw refuse('recording-without-audio');
  return decoded;
}

async function decodeWithoutFfmpeg(
  path: string,
  format: AudioFormat,
  sink: Sink,
  limits: DecodeLimits,
): Promise<Decoded> {
  if (format === 'wav') return decodeWav(path, sink, limits);
  try {
    if (format === 'webm' || format === 'ogg') {
      // The decoder is several megabytes, and seldom needed.
      const { decodeOpus } = await import('./opus.js');
      return await decodeOpus(path, format, sink, limits);
    }
  } catch (error) {
    if (!(error instanceof OtherCodecError)) throw error;
  }
  throw refuse('recordings-need-ffmpeg');
}
