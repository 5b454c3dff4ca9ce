import { type AppError, refuse } from '@lectern/platform/errors/app-error';
import { spawnConfined } from '@lectern/platform/process/spawn-confined';
import { Turns } from '../thread-pool/turns.js';
import type { AvatarType } from './avatar-type.rules.js';
import { type PictureSize, pictureSize } from './picture-size.rules.js';

/** What a camera takes; more is refused by what the header says, before anything is decoded. */
const MOST_PIXELS = 25_000_000;
/** Longer side of what is kept, in pixels. */
const KEPT_SIDE = 512;
const MOST_SECONDS = 10;
/** Decoded as 16 bits a channel, the largest takes 200. */
const ADDRESS_MEGABYTES = 1024;
const MOST_KEPT_BYTES = 4 * 1024 * 1024;

interface Redrawn {
  bytes: Buffer;
  type: AvatarType;
}

const READERS: Record<AvatarType, string> = {
  'image/png': 'png_pipe',
  'image/jpeg': 'jpeg_pipe',
  'image/webp': 'webp_pipe',
};
const JPEG = { type: 'image/jpeg', options: ['-c:v', 'mjpeg', '-q:v', '3'] } as const;
/** It keeps what is transparent. */
const PNG = { type: 'image/png', options: ['-c:v', 'png'] } as const;

const GUARDS = `-nostdin -hide_banner -v error -threads 1 -protocol_whitelist pipe -max_pixels ${MOST_PIXELS}`;
const PIXELS_ONLY = '-map 0:v:0 -frames:v 1 -map_metadata -1 -fflags +bitexact -flags:v +bitexact';
const FITTED =
  `scale=w='min(${KEPT_SIDE},iw)':h='min(${KEPT_SIDE},ih)':force_original_aspect_ratio=decrease,` +
  'sidedata=mode=delete';

const turns = new Turns(1, 20, 'too-many-pictures');

/**
 * The picture drawn anew from its pixels, turned as its camera held it and made smaller: what else was in the file (where it was
 * taken, other formats behind its end) is gone. Decoded by ffmpeg in a process of its own.
 * @throws AppError unprocessable when it is too large or cannot be read; not_installed without ffmpeg; unavailable
 */
export async function redrawPicture(file: Buffer, type: AvatarType, program = 'ffmpeg'): Promise<Redrawn> {
  const size = pictureSize(file, type);
  if (size === null) throw unreadable();
  if (size.width * size.height > MOST_PIXELS) throw tooLarge(size);
  const kept = type === 'image/jpeg' ? JPEG : PNG;
  const bytes = await turns.take(() => drawn(program, file, READERS[type], kept.options));
  return { bytes, type: kept.type };
}

async function drawn(
  program: string,
  file: Buffer,
  reader: string,
  options: readonly string[],
): Promise<Buffer> {
  const input = [...GUARDS.split(' '), '-format_whitelist', reader, '-f', reader, '-i', 'pipe:0'];
  const output = [...PIXELS_ONLY.split(' '), '-vf', FITTED, ...options, '-f', 'image2pipe', 'pipe:1'];
  const child = spawnConfined(program, [...input, ...output], {
    stdio: ['pipe', 'pipe', 'ignore'],
    cpuSeconds: MOST_SECONDS,
    addressMegabytes: ADDRESS_MEGABYTES,
    signal: AbortSignal.timeout(MOST_SECONDS * 1000),
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // Whoever stops reading closes its input; what it has drawn tells more than the broken pipe.
  child.stdin.on('error', () => undefined);
  child.stdin.end(file);
  const parts: Buffer[] = [];
  let length = 0;
  child.stdout.on('data', (part: Buffer) => {
    length += part.length;
    if (length > MOST_KEPT_BYTES) child.kill('SIGKILL');
    else parts.push(part);
  });
  const code = await ended.catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? notInstalled() : unreadable();
  });
  if (code !== 0 || length === 0) throw unreadable();
  return Buffer.concat(parts);
}

const unreadable = (): AppError => refuse('picture-unreadable');

const tooLarge = ({ width, height }: PictureSize): AppError => {
  return refuse('picture-too-large', { width, height, mostPixels: MOST_PIXELS });
};

const notInstalled = (): AppError => refuse('pictures-need-ffmpeg');
