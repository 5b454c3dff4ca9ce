import { describe, expect, it } from '@jest/globals';
import { MOST_PACKET_BYTES, OtherCodecError, packetSamples, readOpusHead } from './opus-packet.rules.js';

/** A packet of a configuration and a code (RFC 6716, 3.1), with what stands behind the first byte. */
const packet = (config: number, code: number, ...body: number[]): Uint8Array =>
  Uint8Array.from([(config << 3) | code, ...body]);
const filled = (config: number, code: number, length: number, ...head: number[]): Uint8Array =>
  packet(config, code, ...head, ...Array.from({ length: length - head.length }, () => 0));
/** Milliseconds in a packet. */
const lasting = (bytes: Uint8Array): number | null => {
  const samples = packetSamples(bytes);
  return samples === null ? null : samples / 48;
};

describe('how long an Opus packet lasts', () => {
  it('is told by its configuration: SILK, hybrid, CELT', () => {
    const silk = [0, 1, 2, 3, 4, 11].map((config) => lasting(packet(config, 0)));
    expect(silk).toEqual([10, 20, 40, 60, 10, 60]);
    expect([12, 13, 14, 15].map((config) => lasting(packet(config, 0)))).toEqual([10, 20, 10, 20]);
    expect([16, 17, 18, 19, 31].map((config) => lasting(packet(config, 0)))).toEqual([2.5, 5, 10, 20, 20]);
  });

  it('is twice as long with two frames, of the same length or not', () => {
    expect(lasting(packet(1, 1, 7, 7))).toBe(40);
    expect(lasting(packet(1, 1, 7, 7, 7))).toBeNull();
    expect(lasting(packet(1, 2, 1, 7, 7))).toBe(40);
    expect(lasting(packet(1, 2, 2, 7, 7))).toBe(40);
    expect(lasting(packet(1, 2, 3, 7, 7))).toBeNull();
  });

  it('is as long as its frames are many, up to 120 ms', () => {
    expect(lasting(packet(1, 3, 6, 1, 1, 1, 1, 1, 1))).toBe(120);
    expect(lasting(packet(1, 3, 7, 1, 1, 1, 1, 1, 1, 1))).toBeNull();
    expect(lasting(packet(1, 3, 3, 7, 7, 7))).toBe(60);
    // Frames without a byte: nobody spoke.
    expect(lasting(packet(1, 3, 2))).toBe(40);
    expect(lasting(packet(1, 3, 5, 1, 1, 1, 1, 1, 1))).toBeNull();
    expect(lasting(packet(3, 3, 2, 1, 1))).toBe(120);
    expect(lasting(packet(1, 3, 0, 1))).toBeNull();
    expect(lasting(packet(1, 3))).toBeNull();
  });

  it('does not count padding', () => {
    const padded = 64 | 2;
    expect(lasting(packet(1, 3, padded, 1, 9, 9, 0))).toBe(40);
    expect(lasting(packet(1, 3, padded, 1, 9, 9, 9, 9))).toBeNull();
    expect(lasting(packet(1, 3, padded, 4, 0, 0, 0))).toBeNull();
    // 255 says 254 bytes, and that another length follows.
    expect(lasting(filled(1, 3, 2 + 1 + 254 + 1 + 6, padded, 255, 1))).toBe(40);
    expect(lasting(packet(1, 3, padded))).toBeNull();
    expect(lasting(packet(1, 3, padded, 255))).toBeNull();
  });

  it('has a length for each frame but the last, where they differ', () => {
    const variable = 128 | 3;
    expect(lasting(packet(1, 3, variable, 1, 2, 7, 8, 8, 9))).toBe(60);
    expect(lasting(packet(1, 3, variable, 1, 2, 7, 8, 8))).toBe(60);
    expect(lasting(packet(1, 3, variable, 1, 2, 7, 8))).toBeNull();
    // From 252 on a second byte counts four times.
    expect(lasting(filled(1, 3, 2 + 1 + 252 + 4 + 5, 128 | 2, 252, 1))).toBe(40);
    expect(lasting(filled(1, 3, 2 + 1 + 255, 128 | 2, 252, 1))).toBeNull();
    expect(lasting(filled(1, 3, 2 + 1 + 256, 128 | 2, 252, 1))).toBe(40);
    expect(lasting(filled(1, 3, 1 + 1 + 251, 128 | 2, 251))).toBe(40);
  });

  it('is unknown where a frame is larger than a frame can be', () => {
    expect(lasting(filled(1, 0, 1275))).toBe(20);
    expect(lasting(filled(1, 0, 1276))).toBeNull();
    expect(lasting(filled(1, 1, 2550))).toBe(40);
    expect(lasting(filled(1, 1, 2552))).toBeNull();
    expect(lasting(filled(1, 2, 1276, 0))).toBe(40);
    expect(lasting(filled(1, 2, 1277, 0))).toBeNull();
    expect(lasting(filled(1, 3, 1276, 1))).toBe(20);
    expect(lasting(filled(1, 3, 1277, 1))).toBeNull();
  });

  it('is unknown of nothing, and of more than any packet holds', () => {
    expect(packetSamples(new Uint8Array())).toBeNull();
    const most = (length: number): Uint8Array => filled(0, 3, length - 1, 12);
    expect(packetSamples(most(12 * 600 + 2))).toBe(12 * 480);
    expect(packetSamples(most(MOST_PACKET_BYTES + 12))).toBeNull();
    expect(MOST_PACKET_BYTES).toBe((2 * 256_000 * 0.12) / 8);
  });
});

describe('the head of an Opus stream', () => {
  const head = (
    changes: Partial<Record<'version' | 'channels' | 'preSkip' | 'gain' | 'family', number>> = {},
  ) => {
    const { version = 1, channels = 1, preSkip = 312, gain = 0, family = 0 } = changes;
    const bytes = Buffer.alloc(19);
    bytes.write('OpusHead', 'latin1');
    bytes.writeUInt8(version, 8);
    bytes.writeUInt8(channels, 9);
    bytes.writeUInt16LE(preSkip, 10);
    bytes.writeInt16LE(gain, 16);
    bytes.writeUInt8(family, 18);
    return bytes;
  };

  it('says what to leave out, and by how much to raise the rest', () => {
    expect(readOpusHead(head({ channels: 2, preSkip: 3840 }))).toEqual({ preSkip: 3840, gain: 1 });
    expect(readOpusHead(head({ gain: 20 * 256 }))!.gain).toBeCloseTo(10);
    expect(readOpusHead(head({ gain: -20 * 256 }))!.gain).toBeCloseTo(0.1);
    expect(readOpusHead(head({ version: 15 }))).not.toBeNull();
  });

  it('is nothing else', () => {
    expect(readOpusHead(head().subarray(0, 18))).toBeNull();
    expect(readOpusHead(Buffer.from('OpusTags'.padEnd(19)))).toBeNull();
  });

  it.each([{ channels: 0 }, { channels: 3 }, { version: 16 }, { family: 1 }])(
    'is for ffmpeg with %j',
    (changes) => {
      expect(() => readOpusHead(head(changes))).toThrow(OtherCodecError);
    },
  );
});
