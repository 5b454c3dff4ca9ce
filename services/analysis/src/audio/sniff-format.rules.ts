export type AudioFormat = 'webm' | 'ogg' | 'wav' | 'mp3' | 'm4a' | 'aac' | 'flac';

/** What the bytes say, whatever name and type the file came with. */
export const CONTENT_TYPES: Record<AudioFormat, string> = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  flac: 'audio/flac',
};

/** Bytes that {@link sniffFormat} looks at. */
export const SNIFFED_BYTES = 16;

/** The audio format that the first bytes of a file belong to; null for anything else. */
export function sniffFormat(head: Uint8Array): AudioFormat | null {
  const text = (from: number, to: number): string => String.fromCharCode(...head.subarray(from, to));
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3) return 'webm';
  if (text(0, 4) === 'OggS') return 'ogg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'wav';
  if (text(0, 4) === 'fLaC') return 'flac';
  if (text(4, 8) === 'ftyp') return 'm4a';
  if (text(0, 3) === 'ID3') return 'mp3';
  return frameFormat(head);
}

/** MPEG frames start with eleven set bits; AAC in ADTS has layer 0, MP3 never. */
function frameFormat(head: Uint8Array): AudioFormat | null {
  const [first = 0, second = 0, third = 0] = head;
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  const layer = (second >> 1) & 3;
  if (layer === 0) return (second & 0xf0) === 0xf0 ? 'aac' : null;
  const bitrate = third >> 4;
  const rate = (third >> 2) & 3;
  return bitrate === 15 || rate === 3 ? null : 'mp3';
}
