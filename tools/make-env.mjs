// Writes .env for docker compose with fresh random secrets: node tools/make-env.mjs. Never overwrites one: with --add it appends
// to one that exists what a newer version needs beside it, and changes nothing else.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const args = process.argv.slice(2);
const adding = args.includes('--add');
const file = resolve(root, args.find((argument) => !argument.startsWith('--')) ?? '.env');

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
const filled = (text) =>
  text
    .replace(/^(\w+)_SERVICE_KEY=change-me-service-key$/gm, serviceKey)
    .replace('=change-me-public-keys', () => `=${publicKeys.join(',')}`)
    .replaceAll('=change-me-base64url', () => `=${key()}`)
    .replaceAll('=change-me', () => `=${secret()}`);
const example = readFileSync(resolve(root, '.env.example'), 'utf8');

function add() {
  const held = readFileSync(file, 'utf8');
  const isThere = ([, name]) => new RegExp(`^${name}=`, 'm').test(held);
  const missing = [...example.matchAll(/^(\w+)=change-me.*$/gm)].filter((line) => !isThere(line));
  if (missing.length === 0) return console.log(`${file} has everything; nothing was changed.`);
  const lines = filled(missing.map(([line]) => line).join('\n'));
  const known =
    publicKeys.length === 0
      ? held
      : held.replace(/^SERVICE_PUBLIC_KEYS=.*$/m, (line) => [line, ...publicKeys].join(','));
  writeFileSync(file, `${known.trimEnd()}\n${lines}\n`, { mode: 0o600 });
  console.log(`Added to ${file}: ${missing.map(([, name]) => name).join(', ')}`);
}

try {
  if (adding) add();
  else {
    writeFileSync(file, filled(example), { mode: 0o600, flag: 'wx' });
    console.log(`Wrote ${file}`);
  }
} catch (error) {
  console.error(
    error.code === 'EEXIST'
      ? `${file} exists already; nothing was changed. --add appends what is missing.`
      : error.message,
  );
  process.exitCode = 1;
}
