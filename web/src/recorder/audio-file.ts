import { MAX_AUDIO_BYTES, MAX_AUDIO_SECONDS } from '@lectern/contracts/file-limits';
import { fileSize } from '../lib/format.js';

/** Browsers name some of these by no type at all. */
const ENDINGS = /\.(webm|ogg|oga|opus|wav|mp3|m4a|mp4|aac|flac)$/i;

/** Why a chosen file is not sent, or null. What is really in it the server finds out. */
export function audioFileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const isAudio = /^(audio\/|video\/(webm|mp4))/.test(type) || (type === '' && ENDINGS.test(name));
  if (!isAudio) return 'Please upload an audio file.';
  if (size === 0) return 'This file is empty.';
  if (size <= MAX_AUDIO_BYTES) return null;
  return `This file has ${fileSize(size)}. The limit is ${fileSize(MAX_AUDIO_BYTES)}.`;
}

/** A recording ends by itself here: what is longer is not analyzed. */
export const LONGEST_TAKE_SECONDS = MAX_AUDIO_SECONDS - 1;

export const isTooLong = (seconds: number | null): boolean => seconds !== null && seconds > MAX_AUDIO_SECONDS;
