import type { ByteReader } from './byte-reader.js';
import {
  MOST_PACKET_BYTES,
  OPUS_RATE,
  type OpusHead,
  type OpusPacket,
  type OpusStream,
  OtherCodecError,
  readOpusHead,
} from './opus-packet.rules.js';

/** Element names of EBML (RFC 8794) and Matroska (RFC 9559). */
const ID = {
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  contentEncodings: 0x6d80,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
  discardPadding: 0x75a2,
} as const;

const CLUSTER = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
/** Their ends do not matter: what they hold is told apart by its names. So they may be of unknown size, as recorders write them. */
const ENTERED: readonly number[] = [ID.segment, ID.cluster, ID.blockGroup];
const AUDIO = 2;
const LACING = 0x06;
const MOST_TRACKS_BYTES = 64 * 1024;
/** Track number (up to 8 bytes), time code and flags. */
const MOST_BLOCK_HEADER = 11;
/** A header with more elements than this before the tracks is not from a recorder. */
const MOST_LEADING = 256;

interface Track {
  number: number;
  head: OpusHead;
}

interface Element {
  id: number;
  /** Bytes of content; infinite if the file does not say. */
  size: number;
}

/** The first audio track of a WebM file if it is Opus; null if the file is broken from the start. @throws OtherCodecError */
export async function openWebm(reader: ByteReader): Promise<OpusStream | null> {
  for (let elements = 0; elements < MOST_LEADING; elements++) {
    const element = await nextElement(reader);
    if (!element) return null;
    if (element.id === ID.cluster) return null;
    if (element.id === ID.tracks) {
      const content = element.size <= MOST_TRACKS_BYTES ? await reader.take(element.size) : null;
      const track = content && audioTrack(content);
      if (!track) return null;
      const blocks = new OpusBlocks(reader, track.number);
      return { head: track.head, packets: blocks.packets(), damaged: () => blocks.damaged };
    }
    if (!ENTERED.includes(element.id) && !reader.skip(element.size)) return null;
  }
  return null;
}

function audioTrack(tracks: Buffer): Track | null {
  for (const entry of children(tracks)) {
    if (entry.id !== ID.trackEntry) continue;
    const fields = new Map(children(entry.content).map(({ id, content }) => [id, content]));
    if (unsigned(fields.get(ID.trackType)) !== AUDIO) continue;
    const codec = fields.get(ID.codecId)?.toString('latin1').replace(/\0+$/, '');
    if (codec !== 'A_OPUS' || fields.has(ID.contentEncodings)) throw new OtherCodecError();
    const head = readOpusHead(fields.get(ID.codecPrivate) ?? Buffer.alloc(0));
    return head && { number: unsigned(fields.get(ID.trackNumber)), head };
  }
  return null;
}

/** The blocks of one track as packets. */
class OpusBlocks {
  damaged = false;
  /** The newest packet: what follows it may say that its end does not count. */
  private pending: OpusPacket | undefined;

  constructor(
    private readonly reader: ByteReader,
    private readonly track: number,
  ) {}

  async *packets(): AsyncGenerator<OpusPacket> {
    while (this.reader.left > 0) {
      const element = await nextElement(this.reader);
      if (!element) {
        this.damaged = true;
        if (!(await this.reader.seek(CLUSTER))) break;
      } else if (element.id === ID.simpleBlock || element.id === ID.block) {
        const bytes = await this.block(element.size);
        if (!bytes) continue;
        if (this.pending) yield this.pending;
        this.pending = { bytes, discard: 0 };
      } else if (element.id === ID.discardPadding && element.size <= 8) {
        this.trim(await this.reader.take(element.size));
      } else if (!ENTERED.includes(element.id) && !this.reader.skip(element.size)) {
        this.damaged = true;
      }
    }
    if (this.pending) yield this.pending;
  }

  private async block(size: number): Promise<Buffer | null> {
    const head = await this.reader.take(Math.min(size, MOST_BLOCK_HEADER));
    const track = head && vint(head, 0, false);
    const flags = track ? head[track.next + 2] : undefined;
    if (!head || !track || flags === undefined) {
      this.damaged = true;
      return null;
    }
    const start = Buffer.from(head.subarray(track.next + 3));
    const rest = size - head.length;
    const ours = track.value === this.track;
    if (ours && (flags & LACING) !== 0) throw new OtherCodecError();
    const wanted = ours && start.length + rest <= MOST_PACKET_BYTES;
    const bytes = wanted ? await this.reader.take(rest) : null;
    if (bytes) return Buffer.concat([start, bytes]);
    const inside = this.reader.skip(rest);
    if (ours || !inside) this.damaged = true;
    return null;
  }

  /** Nanoseconds that belong to the end of the newest packet; negative ones belong to a beginning and are not used. */
  private trim(bytes: Buffer | null): void {
    if (!bytes || bytes.length === 0 || !this.pending) return;
    const nanoseconds = Number(BigInt.asIntN(8 * bytes.length, BigInt(`0x${bytes.toString('hex')}`)));
    this.pending.discard = Math.max(0, Math.round((nanoseconds * OPUS_RATE) / 1e9));
  }
}

/** The name and size of the element that begins here; null if none does. */
async function nextElement(reader: ByteReader): Promise<Element | null> {
  const first = await reader.take(1);
  const idLength = first ? Math.clz32(first[0]!) - 23 : 0;
  if (!first || idLength > 4) return null;
  let id = first[0]!;
  const others = await reader.take(idLength - 1);
  if (!others) return null;
  for (const byte of others) id = id * 256 + byte;
  const sizeFirst = await reader.take(1);
  const sizeLength = sizeFirst ? Math.clz32(sizeFirst[0]!) - 23 : 9;
  if (!sizeFirst || sizeLength > 8) return null;
  const head = sizeFirst[0]!;
  const tail = await reader.take(sizeLength - 1);
  const size = tail && vint(Buffer.concat([Buffer.from([head]), tail]), 0, false);
  if (!size || (size.value === Infinity && !ENTERED.includes(id))) return null;
  return { id, size: size.value };
}

/** The elements inside one that is held in memory, up to the first that is broken. */
function children(content: Buffer): { id: number; content: Buffer }[] {
  const found = [];
  let at = 0;
  for (;;) {
    const id = vint(content, at, true);
    const size = id && vint(content, id.next, false);
    if (!id || !size || size.next + size.value > content.length) return found;
    at = size.next + size.value;
    found.push({ id: id.value, content: content.subarray(size.next, at) });
  }
}

/** A number of variable length; infinite if all its bits are set, which means unknown. */
function vint(bytes: Buffer, at: number, withMarker: boolean): { value: number; next: number } | null {
  const first = bytes[at];
  const length = first === undefined ? 9 : Math.clz32(first) - 23;
  if (first === undefined || length > 8 || at + length > bytes.length) return null;
  let value = withMarker ? first : first & (0xff >> length);
  let full = (first & (0xff >> length)) === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    full &&= byte === 0xff;
  }
  return { value: full && !withMarker ? Infinity : value, next: at + length };
}

function unsigned(bytes: Buffer | undefined): number {
  return bytes && bytes.length >= 1 && bytes.length <= 6 ? bytes.readUIntBE(0, bytes.length) : 0;
}
