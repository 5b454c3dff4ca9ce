// Writes .env for docker compose with fresh random secrets: node tools/make-env.mjs. Never overwrites one.
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, process.argv[2] ?? '.env');

// Letters and digits only: some of these become part of a URL.
const secret = () => randomBytes(24).toString('hex');
const key = () => randomBytes(32).toString('base64url');
const text = readFileSync(resolve(root, '.env.example'), 'utf8')
  .replaceAll('=change-me-base64url', () => `=${key()}`)
  .replaceAll('=change-me', () => `=${secret()}`);
try {
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  console.log(`Wrote ${file}`);
} catch (error) {
  console.error(error.code === 'EEXIST' ? `${file} exists already; nothing was changed.` : error.message);
  process.exitCode = 1;
}
