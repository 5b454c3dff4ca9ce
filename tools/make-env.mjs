// Writes .env for docker compose with fresh random secrets: node tools/make-env.mjs. Never overwrites one.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, process.argv[2] ?? '.env');

// Letters and digits only: some of these become part of a URL.
const secret = () => randomBytes(24).toString('hex');
const key = () => randomBytes(32).toString('base64url');
const publicKeys = [];
const serviceKey = (line, name) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');
  publicKeys.push(`${name.toLowerCase()}=${spki}`);
  return `${name}_SERVICE_KEY=${privateKey.export({ format: 'jwk' }).d}`;
};
const text = readFileSync(resolve(root, '.env.example'), 'utf8')
  .replace(/^(\w+)_SERVICE_KEY=change-me-service-key$/gm, serviceKey)
  .replace('=change-me-public-keys', () => `=${publicKeys.join(',')}`)
  .replaceAll('=change-me-base64url', () => `=${key()}`)
  .replaceAll('=change-me', () => `=${secret()}`);
try {
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  console.log(`Wrote ${file}`);
} catch (error) {
  console.error(error.code === 'EEXIST' ? `${file} exists already; nothing was changed.` : error.message);
  process.exitCode = 1;
}
