/** Opus counts time in samples at this rate, whatever the packets hold. */
export const OPUS_RATE = 48_000;

/** 120 ms of two channels at 256 kbit/s each; the decoder takes no more. */
export const MOST_PACKET_BYTES = 7680;

/** What the identification header says about the stream (RFC 7845, section 5.1). */
export interface OpusHead {
  /** Samples at 48 kHz before the recording begins. */
  preSkip: number;
  /** Factor for all samples. */
  gain: number;
}

/** Opus packets of one stream in a container. */
export interface OpusStream {
  head: OpusHead;
  /** Each packet is only valid until the next one is asked for. */
  packets: AsyncGenerator<OpusPacket>;
  /** True as soon as a part of the file could not be read. */
  damaged(): boolean;
}

export interface OpusPacket {
  bytes: Buffer;
  /** Samples at 48 kHz that do not belong to the recording any more, at the end of the packet. */
  discard: number;
}

/** The file is sound, but only ffmpeg can read it. */
export class OtherCodecError extends Error {
  override readonly name = 'OtherCodecError';
}

const MAGIC = 'OpusHead';
const HEAD_BYTES = 19;

/** @throws OtherCodecError for more than two channels, which no microphone sends; null if it is no such header */
export function readOpusHead(bytes: Buffer): OpusHead | null {
  if (bytes.length < HEAD_BYTES || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) return null;
  const majorVersion = bytes.readUInt8(8) >> 4;
  const channels = bytes.readUInt8(9);
  const family = bytes.readUInt8(18);
  if (majorVersion !== 0 || channels < 1 || channels > 2 || family !== 0) throw new OtherCodecError();
  return { preSkip: bytes.readUInt16LE(10), gain: 10 ** (bytes.readInt16LE(16) / (20 * 256)) };
}

const MOST_SAMPLES = 0.12 * OPUS_RATE;
const MOST_FRAME_BYTES = 1275;

/** Samples at 48 kHz in a packet; null for a malformed one (RFC 6716, section 3.4). */
export function packetSamples(packet: Uint8Array): number | null {
  const toc = packet[0];
  if (toc === undefined || packet.length > MOST_PACKET_BYTES) return null;
  const frames = frameCount(packet, toc & 3);
  const samples = frames === null ? 0 : frames * frameSamples(toc >> 3);
  return samples === 0 || samples > MOST_SAMPLES ? null : samples;
}

function frameSamples(config: number): number {
  if (config < 12) return [480, 960, 1920, 2880][config & 3]!;
  if (config < 16) return [480, 960][config & 1]!;
  return [120, 240, 480, 960][config & 3]!;
}

function frameCount(packet: Uint8Array, code: number): number | null {
  const body = packet.length - 1;
  if (code === 0) return body <= MOST_FRAME_BYTES ? 1 : null;
  if (code === 1) return body % 2 === 0 && body / 2 <= MOST_FRAME_BYTES ? 2 : null;
  if (code === 2) return fits(packet, 1, packet.length, 2) ? 2 : null;
  return arbitraryCount(packet);
}

/** Code 3: a count byte, then padding, then the lengths of all frames but the last. */
function arbitraryCount(packet: Uint8Array): number | null {
  const control = packet[1];
  if (control === undefined) return null;
  const frames = control & 63;
  let at = 2;
  let end = packet.length;
  if (control & 64) {
    let length: number | undefined;
    do {
      length = packet[at++];
      if (length === undefined) return null;
      end -= length === 255 ? 254 : length;
    } while (length === 255);
  }
  if (frames === 0 || end < at) return null;
  if (control & 128) return fits(packet, at, end, frames) ? frames : null;
  const each = (end - at) / frames;
  return Number.isInteger(each) && each <= MOST_FRAME_BYTES ? frames : null;
}

/** Do the lengths of all frames but the last, written before them, leave a sound last frame? */
function fits(packet: Uint8Array, from: number, end: number, frames: number): boolean {
  let at = from;
  let sum = 0;
  for (let i = 1; i < frames; i++) {
    const first = packet[at++] ?? 0;
    sum += first < 252 ? first : first + 4 * (packet[at++] ?? 0);
  }
  const last = end - at - sum;
  return last >= 0 && last <= MOST_FRAME_BYTES;
}
