import { describe, expect, it } from '@jest/globals';
import { pictureSize } from './picture-size.rules.js';

const bytes = (...parts: (string | number | readonly number[])[]): Buffer =>
  Buffer.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));
const large = (value: number): number[] => [
  value >> 24,
  (value >> 16) & 255,
  (value >> 8) & 255,
  value & 255,
];
const big = (value: number): number[] => [value >> 8, value & 255];
const little = (value: number): number[] => [value & 255, value >> 8];

describe('the size of a PNG', () => {
  const png = (width: number, height: number, chunk = 'IHDR') =>
    bytes('\x89PNG\r\n\x1a\n', large(13), chunk, large(width), large(height));

  it('stands in its first chunk', () => {
    expect(pictureSize(png(640, 70_000), 'image/png')).toEqual({ width: 640, height: 70_000 });
  });

  it('is unknown where it does not, and where nothing is to be seen', () => {
    expect(pictureSize(png(640, 480, 'IDAT'), 'image/png')).toBeNull();
    expect(pictureSize(png(640, 480).subarray(0, 23), 'image/png')).toBeNull();
    expect(pictureSize(png(0, 480), 'image/png')).toBeNull();
    expect(pictureSize(png(640, 0), 'image/png')).toBeNull();
    expect(pictureSize(png(1, 1), 'image/png')).toEqual({ width: 1, height: 1 });
  });
});

describe('the size of a JPEG', () => {
  const START = [0xff, 0xd8];
  const frame = (marker: number): number[] => [0xff, marker, ...big(17), 8, ...big(480), ...big(640), 3];
  const segment = (marker: number, length: number): number[] => [
    0xff,
    marker,
    ...big(length + 2),
    ...Array.from({ length }, () => 0xc0),
  ];
  const sizeOf = (...parts: number[][]) => pictureSize(bytes(START, ...parts), 'image/jpeg');
  const size = { width: 640, height: 480 };

  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc7, 0xc9, 0xcb, 0xcd, 0xcf])(
    'stands in the frame %d',
    (marker) => {
      expect(sizeOf(frame(marker))).toEqual(size);
    },
  );

  it('stands behind other segments, markers alone, and filling bytes', () => {
    expect(sizeOf(segment(0xe0, 14), segment(0xdb, 65), frame(0xc0))).toEqual(size);
    for (const table of [0xc4, 0xc8, 0xcc, 0xbf, 0xd9])
      expect(sizeOf(segment(table, 9), frame(0xc2))).toEqual(size);
    for (const bare of [0x01, 0xd0, 0xd7, 0xd8]) expect(sizeOf([0xff, bare], frame(0xc0))).toEqual(size);
    expect(sizeOf([0xff, 0xff], frame(0xc0))).toEqual(size);
    expect(sizeOf(segment(0xcf + 0x11, 3), frame(0xc0))).toEqual(size);
  });

  it('is not looked for in the data, nor where the file ends', () => {
    expect(sizeOf(segment(0xda, 4), frame(0xc0))).toBeNull();
    expect(sizeOf([0x00, 0x00], frame(0xc0))).toBeNull();
    expect(sizeOf(frame(0xc0).slice(0, 9))).toEqual(size);
    expect(sizeOf(frame(0xc0).slice(0, 8))).toBeNull();
    expect(sizeOf()).toBeNull();
  });
});

describe('the size of a WebP', () => {
  const webp = (kind: string, ...data: number[][]) =>
    bytes(
      'RIFF',
      large(0),
      'WEBP',
      kind,
      large(0),
      ...data,
      Array.from({ length: 12 }, () => 0),
    ).subarray(0, 30);
  const sizeOf = (file: Buffer) => pictureSize(file, 'image/webp');

  it('stands in the chunk of an extended file', () => {
    const file = webp('VP8X', [0, 0, 0, 0], [0x7f, 0x02, 0x01], [0xdf, 0x01, 0x00]);
    expect(sizeOf(file)).toEqual({ width: 66_176, height: 480 });
    expect(sizeOf(file.subarray(0, 29))).toBeNull();
  });

  it('stands in fourteen bits each of a lossless one', () => {
    const bits = 639 | (479 << 14) | (1 << 28);
    const file = (sign: number) =>
      webp('VP8L', [sign], [bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, bits >>> 24]);
    expect(sizeOf(file(0x2f))).toEqual({ width: 640, height: 480 });
    expect(sizeOf(file(0x2e))).toBeNull();
  });

  it('stands in fourteen bits each behind the start code of a lossy one', () => {
    const file = (start: number) =>
      webp('VP8 ', [0, 0, 0], [0x9d, 0x01, start], little(640 | 0x4000), little(480 | 0x8000));
    expect(sizeOf(file(0x2a))).toEqual({ width: 640, height: 480 });
    expect(sizeOf(file(0x2b))).toBeNull();
  });
});
