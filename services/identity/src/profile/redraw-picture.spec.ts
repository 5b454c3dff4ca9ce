import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { type AvatarType, avatarType } from './avatar-type.rules.js';
import { pictureSize } from './picture-size.rules.js';
import { redrawPicture } from './redraw-picture.js';

const portrait = (ending: string): Promise<Buffer> =>
  readFile(`services/identity/test-data/avatars/portrait.${ending}`);
const HIDDEN = 'hidden-in-the-file';
const behind = (file: Buffer): Buffer => Buffer.concat([file, Buffer.from(`<script>${HIDDEN}</script>`)]);

/** A chunk of a PNG; nobody checks the sum of one that is passed over. */
function chunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, sum]);
}

/** A segment of a JPEG. */
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

const within = (file: Buffer, at: number, ...parts: Buffer[]): Buffer =>
  Buffer.concat([file.subarray(0, at), ...parts, file.subarray(at)]);
/** Camera data: this side up (1), or to be turned by a quarter (6). */
const exif = (turned: 1 | 6): Buffer =>
  Buffer.concat([
    Buffer.from(`Exif\0\0MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0`),
    Buffer.from([turned, 0, 0, 0, 0, 0, 0]),
    Buffer.from(HIDDEN),
  ]);

describe('a picture that is drawn anew', () => {
  it.each<[string, () => Promise<Buffer>]>([
    [
      'a PNG',
      async () =>
        within(
          await portrait('png'),
          33,
          chunk('tEXt', Buffer.from(`Comment\0${HIDDEN}`)),
          chunk('eXIf', exif(1)),
          chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.from(HIDDEN))])),
        ),
    ],
    [
      'a JPEG',
      async () =>
        within(
          await portrait('jpg'),
          2,
          segment(0xe1, exif(1)),
          segment(0xe2, Buffer.from(`ICC_PROFILE\0\u0001\u0001${HIDDEN}`)),
          segment(0xfe, Buffer.from(HIDDEN)),
        ),
    ],
    ['a WebP', () => portrait('webp')],
  ])('keeps the size of %s, and nothing that was in or behind it but its pixels', async (_what, make) => {
    const file = behind(await make());
    const type = avatarType(file)!;
    expect(file.includes(HIDDEN)).toBe(true);
    const drawn = await redrawPicture(file, type);
    expect(avatarType(drawn.bytes)).toBe(drawn.type);
    expect(pictureSize(drawn.bytes, drawn.type)).toEqual(pictureSize(file, type));
    expect(drawn.bytes.includes(HIDDEN)).toBe(false);
    expect(drawn.bytes.includes('Exif')).toBe(false);
  });

  it('stands as its camera held it, and is no larger than it is shown', async () => {
    // 1200 by 600.
    const wide = await readFile('services/identity/test-data/avatars/wide.jpg');
    const { bytes: level } = await redrawPicture(wide, 'image/jpeg');
    expect(pictureSize(level, 'image/jpeg')).toEqual({ width: 512, height: 256 });
    const turned = within(wide, 2, segment(0xe1, exif(6)));
    const { bytes: upright } = await redrawPicture(turned, 'image/jpeg');
    expect(pictureSize(upright, 'image/jpeg')).toEqual({ width: 256, height: 512 });
  });

  it.each<[string, AvatarType, (file: Buffer) => void]>([
    ['png', 'image/png', (file) => (file.writeUInt32BE(10_000, 16), file.writeUInt32BE(10_000, 20))],
    [
      'jpg',
      'image/jpeg',
      (file) => {
        const at = file.indexOf(Buffer.from([0xff, 0xc0]));
        file.writeUInt16BE(10_000, at + 5);
        file.writeUInt16BE(10_000, at + 7);
      },
    ],
    ['webp', 'image/webp', (file) => (file.writeUInt16LE(10_000, 26), file.writeUInt16LE(10_000, 28))],
  ])('is none of 10,000 by 10,000 pixels as %s: nothing is decoded', async (ending, type, enlarge) => {
    const file = await portrait(ending);
    enlarge(file);
    // A program that does not exist is not missed.
    await expect(redrawPicture(file, type, 'no-such-program')).rejects.toMatchObject({
      code: 'unprocessable',
      message: expect.stringContaining('10,000 × 10,000'),
    });
  });

  it('is none whose later header is larger than its first', async () => {
    const jpeg = await portrait('jpg');
    const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const frame = jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2));
    const lying = Buffer.from(frame);
    lying.writeUInt16BE(60_000, 5);
    lying.writeUInt16BE(60_000, 7);
    await expect(redrawPicture(within(jpeg, at + frame.length, lying), 'image/jpeg')).rejects.toMatchObject({
      code: 'unprocessable',
    });
  });

  it.each<[string, AvatarType, (file: Buffer) => Buffer]>([
    ['png', 'image/png', (file) => file.subarray(0, 20)],
    ['png', 'image/png', (file) => Buffer.concat([file.subarray(0, 33), Buffer.alloc(500, 7)])],
    ['jpg', 'image/jpeg', (file) => file.subarray(0, 60)],
    ['jpg', 'image/jpeg', (file) => Buffer.concat([file.subarray(0, 3), Buffer.alloc(70_000, 0xff)])],
    ['webp', 'image/webp', (file) => file.subarray(0, 24)],
  ])('is none of a %s without pixels', async (ending, type, broken) => {
    await expect(redrawPicture(broken(await portrait(ending)), type)).rejects.toMatchObject({
      code: 'unprocessable',
      message: 'This picture could not be read. Please choose another.',
    });
  });

  it('needs ffmpeg, and says so where it is missing', async () => {
    await expect(redrawPicture(await portrait('png'), 'image/png', 'no-such-program')).rejects.toMatchObject({
      code: 'not_installed',
    });
  });
});

describe('the size that a header tells', () => {
  it('is that of each kind of WebP', () => {
    const webp = (kind: string, bytes: number[]): Buffer =>
      Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBP${kind}\0\0\0\0`), Buffer.from(bytes), Buffer.alloc(16)]);
    const sizeOf = (file: Buffer) => pictureSize(file, 'image/webp');
    expect(sizeOf(webp('VP8X', [0, 0, 0, 0, 0x0f, 0x27, 0, 0x1f, 0, 0]))).toEqual({
      width: 10_000,
      height: 32,
    });
    // 14 bits each: 639 and 479.
    expect(sizeOf(webp('VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0]))).toEqual({ width: 640, height: 480 });
    expect(sizeOf(webp('VP8L', [0x2e, 0x7f, 0xc2, 0x77, 0]))).toBeNull();
    expect(sizeOf(webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0, 0x20, 0]))).toEqual({
      width: 64,
      height: 32,
    });
  });

  it('is found behind whatever stands before it in a JPEG, and is no size when it is 0', async () => {
    const jpeg = await portrait('jpg');
    const padded = within(jpeg, 2, segment(0xe5, Buffer.alloc(60_000)), Buffer.from([0xff, 0xff, 0xff]));
    expect(pictureSize(padded, 'image/jpeg')).toEqual({ width: 64, height: 64 });
    jpeg.writeUInt16BE(0, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5);
    expect(pictureSize(jpeg, 'image/jpeg')).toBeNull();
  });
});
