import { createCipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';

export interface PushKeys {
  /** The browser's public key, an uncompressed point of P-256 in base64url. */
  p256dh: string;
  /** 16 bytes in base64url. */
  auth: string;
}

const RECORD_SIZE = 4096;

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const digest = createHmac('sha256', key);
  for (const part of parts) digest.update(part);
  return digest.digest();
};
// HKDF (RFC 5869) for outputs of at most one block.
const expand = (key: Buffer, info: Buffer | string, length: number): Buffer =>
  hmac(key, info, Buffer.from([1])).subarray(0, length);

/**
 * A message that only the browser can read: aes128gcm (RFC 8188) under a key agreed with it (RFC 8291, section 3.4).
 * @param secrets only for the example of the RFC; else new ones for each message
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  secrets: { privateKey?: Buffer; salt: Buffer } = { salt: randomBytes(16) },
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const ours = createECDH('prime256v1');
  if (secrets.privateKey === undefined) ours.generateKeys();
  else ours.setPrivateKey(secrets.privateKey);
  const ourKey = ours.getPublicKey();

  const agreed = hmac(Buffer.from(auth, 'base64url'), ours.computeSecret(browserKey));
  const input = expand(agreed, Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ourKey]), 32);
  const pseudoRandom = hmac(secrets.salt, input);
  const key = expand(pseudoRandom, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = expand(pseudoRandom, 'Content-Encoding: nonce\0', 12);

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // One record, the last: its text ends with the delimiter 2.
  const sealed = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([
    secrets.salt,
    size,
    Buffer.from([ourKey.length]),
    ourKey,
    ...sealed,
    cipher.getAuthTag(),
  ]);
}

/** Is this a point of P-256 and a secret of the right length? */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  const probe = createECDH('prime256v1');
  probe.generateKeys();
  try {
    probe.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
