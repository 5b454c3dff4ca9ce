import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MIN_SECRET_LENGTH = 32;

/**
 * Everything that identity keeps encrypted or keyed, from one secret that lives outside the database. Each purpose has its own
 * key (HKDF-SHA256), and the purpose and owner are authenticated, so a sealed value cannot be moved to another row.
 */
export class SecretBox {
  /** @param secret at least 32 characters of a random text */
  constructor(private readonly secret: string) {
    if (secret.length < MIN_SECRET_LENGTH) throw new Error('The secret is too short.');
  }

  /** AES-256-GCM; the result is nonce, tag and ciphertext. `owner` is whatever the value belongs to, such as a user id. */
  seal(purpose: string, owner: string, plain: Buffer | string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key(`seal:${purpose}`), nonce);
    cipher.setAAD(Buffer.from(`${purpose}|${owner}`));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  /** Opens what `seal` made for the same purpose and owner; throws on anything else. */
  open(purpose: string, owner: string, sealed: Buffer): Buffer {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.key(`seal:${purpose}`), nonce, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(`${purpose}|${owner}`));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  }

  /** HMAC-SHA256 under a key of its own for each purpose. */
  mac(purpose: string, value: string): Buffer {
    return createHmac('sha256', this.key(`mac:${purpose}`))
      .update(value)
      .digest();
  }

  private key(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, 'lectern.identity', purpose, 32));
  }
}
