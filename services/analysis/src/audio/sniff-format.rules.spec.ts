import { describe, expect, it } from '@jest/globals';
import { sniffFormat } from './sniff-format.rules.js';

const bytes = (...parts: (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [part])),
  );

describe('the format of a recording by its first bytes', () => {
  it.each([
    ['webm', [0x1a, 0x45, 0xdf, 0xa3]],
    ['ogg', ['OggS']],
    ['wav', ['RIFF....WAVE']],
    ['flac', ['fLaC']],
    ['m4a', ['....ftyp']],
    ['mp3', ['ID3']],
    ['mp3', [0xff, 0xfb, 0x90]],
    ['mp3', [0xff, 0xe3, 0x90]],
    ['mp3', [0xff, 0xf2, 0xe8]],
    ['aac', [0xff, 0xf1, 0x50]],
    ['aac', [0xff, 0xf9, 0x50]],
  ] as const)('%s: %j', (format, head) => expect(sniffFormat(bytes(...head))).toBe(format));

  it.each([
    ['webm', [0x1a, 0x45, 0xdf, 0xa3, 'and what follows']],
    ['ogg', ['OggS and what follows']],
    ['wav', ['RIFF....WAVE and what follows']],
    ['flac', ['fLaC and what follows']],
    ['m4a', ['....ftypM4A and what follows']],
    ['mp3', ['ID3 and what follows']],
    ['mp3', [0xff, 0xfb, 0x98, 'and what follows']],
    ['aac', [0xff, 0xf1, 0x50, 'and what follows']],
  ] as const)('%s, whatever follows: %j', (format, head) => expect(sniffFormat(bytes(...head))).toBe(format));

  it.each([
    ['nothing', []],
    ['an image in RIFF', ['RIFF....WEBP']],
    ['one byte of WebM wrong, the first', [0x1b, 0x45, 0xdf, 0xa3]],
    ['the second', [0x1a, 0x46, 0xdf, 0xa3]],
    ['the third', [0x1a, 0x45, 0xde, 0xa3]],
    ['the fourth', [0x1a, 0x45, 0xdf, 0xa2]],
    ['text that goes on like it', ['.OggS']],
    ['ftyp at the beginning', ['ftyp....']],
    ['ten set bits', [0xff, 0xdb, 0x90]],
    ['a first byte of seven set bits', [0xfe, 0xfb, 0x90]],
    ['a bit rate that is none', [0xff, 0xfb, 0xf0]],
    ['a sampling rate that is none', [0xff, 0xfb, 0x9c]],
    ['a sampling rate that is none, at another bit rate', [0xff, 0xfb, 0x8c]],
    ['layer 0 without the bits of ADTS', [0xff, 0xe1, 0x50]],
  ] as const)('none: %s', (_, head) => expect(sniffFormat(bytes(...head))).toBeNull());
});
