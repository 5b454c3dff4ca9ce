import type { AvatarType } from './avatar-type.rules.js';

export interface PictureSize {
  /** Pixels. */
  width: number;
  height: number;
}

/** How large a picture says that it is, without decoding anything of it; null when it does not say so where it must. */
export function pictureSize(file: Buffer, type: AvatarType): PictureSize | null {
  const size = { 'image/png': ofPng, 'image/jpeg': ofJpeg, 'image/webp': ofWebp }[type](file);
  return size !== null && size.width > 0 && size.height > 0 ? size : null;
}

/** The first chunk, IHDR (PNG 3rd edition, 11.2.1). */
function ofPng(file: Buffer): PictureSize | null {
  if (file.length < 24 || file.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** Markers of no length of their own: restarts, the start, TEM. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** A start of frame: C0 to CF without the tables DHT (C4), JPG (C8) and DAC (CC). */
const startsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The first frame header before the data (ITU T.81, B.2.2). */
function ofJpeg(file: Buffer): PictureSize | null {
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1]!;
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else if (startsFrame(marker))
      return at + 9 <= file.length
        ? { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
        : null;
    else if (marker === 0xda) return null;
    else at += 2 + file.readUInt16BE(at + 2);
  }
  return null;
}

/** The first chunk of the three kinds (RFC 9649, 2.5 to 2.7; the frame of VP8: RFC 6386, 9.1). */
function ofWebp(file: Buffer): PictureSize | null {
  if (file.length < 30) return null;
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      if (file[20] !== 0x2f) return null;
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default: {
      if (file.readUIntBE(23, 3) !== 0x9d012a) return null;
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
    }
  }
}
