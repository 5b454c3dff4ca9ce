import type { ByteReader } from './byte-reader.js';
import {
  MOST_PACKET_BYTES,
  type OpusPacket,
  type OpusStream,
  OtherCodecError,
  packetSamples,
  readOpusHead,
} from './opus-packet.rules.js';

const CAPTURE = Buffer.from('OggS');
const HEADER_BYTES = 27;
const CONTINUED = 1;
const FIRST = 2;
const LAST = 4;
const NO_CHECKSUM = Buffer.alloc(4);
/** Streams that may begin before the one with the audio. */
const MOST_STREAMS = 16;

interface Page {
  flags: number;
  /** Samples up to the end of the last packet that ends here; -1 if none does. */
  granule: number;
  serial: number;
  sequence: number;
  lengths: Buffer;
  body: Buffer;
}

/** The first Opus stream of an Ogg file (RFC 3533, RFC 7845); null if the file is broken from the start. @throws OtherCodecError */
export async function openOgg(reader: ByteReader): Promise<OpusStream | null> {
  for (let streams = 0; streams < MOST_STREAMS; streams++) {
    const page = await readPage(reader);
    if (!page) return null;
    if (!(page.flags & FIRST)) throw new OtherCodecError();
    const head = readOpusHead(page.body);
    if (!head) continue;
    const pages = new OpusPages(reader, page.serial);
    return { head, packets: pages.packets(), damaged: () => pages.damaged };
  }
  throw new OtherCodecError();
}

/** The pages of one stream behind its identification header, as packets. */
class OpusPages {
  damaged = false;
  private sequence = 0;
  private readonly partial = Buffer.alloc(MOST_PACKET_BYTES);
  private partialLength = 0;
  /** The packet under way began in a part that is lost, or is too large. */
  private dropping = false;
  private samples = 0;
  private origin: number | undefined;

  constructor(
    private readonly reader: ByteReader,
    private readonly serial: number,
  ) {}

  async *packets(): AsyncGenerator<OpusPacket> {
    for (;;) {
      const page = await this.nextPage();
      if (!page) return;
      if (page.serial !== this.serial) continue;
      const packets = this.packetsOf(page);
      // The tags come before the first audio, on pages of their own.
      const audio = packets.filter((bytes) => bytes.toString('latin1', 0, 8) !== 'OpusTags');
      yield* this.trimmed(page, audio);
      if (page.flags & LAST) {
        await this.lookBehind();
        return;
      }
    }
  }

  private async nextPage(): Promise<Page | null> {
    for (;;) {
      const page = await readPage(this.reader);
      if (page) return page;
      // Every stream ends with a page that says so: this one is cut off or has a hole.
      this.damaged = true;
      if (!(await this.reader.seek(CAPTURE))) return null;
      if (this.reader.left < HEADER_BYTES) return null;
    }
  }

  private packetsOf(page: Page): Buffer[] {
    const lost = page.sequence !== this.sequence + 1;
    this.sequence = page.sequence;
    const continued = (page.flags & CONTINUED) !== 0;
    if (lost || continued !== (this.partialLength > 0 || this.dropping)) {
      this.damaged = true;
      this.partialLength = 0;
      this.dropping = continued;
    }
    const packets: Buffer[] = [];
    let at = 0;
    for (const length of page.lengths) {
      this.append(page.body.subarray(at, at + length));
      at += length;
      if (length === 255) continue;
      if (!this.dropping) packets.push(Buffer.from(this.partial.subarray(0, this.partialLength)));
      this.partialLength = 0;
      this.dropping = false;
    }
    return packets;
  }

  private append(bytes: Buffer): void {
    // Tags with a picture are as large as they like; audio that is too large counts as damage.
    if (this.partialLength + bytes.length > MOST_PACKET_BYTES) {
      if (this.partial.toString('latin1', 0, 8) !== 'OpusTags') this.damaged = true;
      this.dropping = true;
    }
    if (this.dropping) return;
    bytes.copy(this.partial, this.partialLength);
    this.partialLength += bytes.length;
  }

  /** The last page says where the recording ends, which is inside a packet. */
  private *trimmed(page: Page, packets: Buffer[]): Generator<OpusPacket> {
    const counts = packets.map((bytes) => packetSamples(bytes) ?? 0);
    const onPage = counts.reduce((sum, count) => sum + count, 0);
    const last = (page.flags & LAST) !== 0;
    this.samples += onPage;
    if (onPage > 0 && page.granule >= 0) this.origin ??= last ? 0 : Math.max(0, page.granule - this.samples);
    const excess = last && page.granule >= 0 ? this.samples - (page.granule - (this.origin ?? 0)) : 0;
    let keep = excess > 0 && excess <= onPage ? onPage - excess : onPage;
    for (const [index, bytes] of packets.entries()) {
      const count = counts[index]!;
      const kept = Math.min(count, keep);
      keep -= kept;
      yield { bytes, discard: count - kept };
    }
  }

  /** A second recording behind the first is not read; that must not pass unnoticed. */
  private async lookBehind(): Promise<void> {
    const page = await readPage(this.reader);
    if (page && (page.flags & FIRST) !== 0) this.damaged = true;
  }
}

/** The page that begins here; null if none does, it is cut off or its checksum is wrong. Valid until the next one is read. */
async function readPage(reader: ByteReader): Promise<Page | null> {
  const head = await reader.take(HEADER_BYTES);
  if (!head || head.indexOf(CAPTURE) !== 0 || head.readUInt8(4) !== 0) return null;
  const flags = head.readUInt8(5);
  const granule = Number(head.readBigInt64LE(6));
  const serial = head.readUInt32LE(14);
  const sequence = head.readUInt32LE(18);
  const checksum = head.readUInt32LE(22);
  // The checksum counts itself as zero.
  const headSum = crc(crc(crc(0, head.subarray(0, 22)), NO_CHECKSUM), head.subarray(26));
  const table = await reader.take(head.readUInt8(26));
  if (!table) return null;
  const lengths = Buffer.from(table);
  const body = await reader.take(lengths.reduce((sum, length) => sum + length, 0));
  if (!body || crc(crc(headSum, lengths), body) !== checksum) return null;
  return { flags, granule, serial, sequence, lengths, body };
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit++) value = value < 0 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

/** The checksum of RFC 3533: highest bit first, nothing inverted. */
function crc(start: number, bytes: Buffer): number {
  let sum = start;
  for (const byte of bytes) sum = (sum << 8) ^ CRC_TABLE[(sum >>> 24) ^ byte]!;
  return sum >>> 0;
}
