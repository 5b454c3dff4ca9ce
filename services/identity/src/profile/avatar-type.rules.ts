export type AvatarType = 'image/png' | 'image/jpeg' | 'image/webp';

export const AVATAR_ENDINGS: Record<AvatarType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** The type that the first bytes prove, or null. Only formats that cannot carry script: never SVG. */
export function avatarType(file: Buffer): AvatarType | null {
  if (file.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (file.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  const isRiff = file.toString('latin1', 0, 4) === 'RIFF';
  return isRiff && /^WEBPVP8[ LX]$/.test(file.toString('latin1', 8, 16)) ? 'image/webp' : null;
}
