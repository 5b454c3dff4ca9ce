import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const read = (path) => readFile(join(root, path), 'utf8');

async function variables() {
  const source = await read('libs/platform/src/config/environment.ts');
  return [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
}

describe('what is written about the environment', () => {
  it('has a row of the README for each variable, and no other', async () => {
    const rows = [...(await read('README.md')).matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(([, name]) => name);
    expect((await variables()).length).toBeGreaterThan(20);
    expect(rows.sort()).toEqual((await variables()).sort());
  });

  it('lets containers set each variable', async () => {
    const compose = await read('docker-compose.yml');
    // The store that comes with the containers has no regions.
    const fixed = ['S3_REGION'];
    const missing = (await variables()).filter(
      (name) => !fixed.includes(name) && !compose.includes(`${name}:`),
    );
    expect(missing).toEqual([]);
  });

  it('gives every secret of docker-compose.yml a place in .env.example, and none a default', async () => {
    const compose = await read('docker-compose.yml');
    const example = await read('.env.example');
    const required = [...new Set([...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name))];
    expect(required.length).toBeGreaterThan(8);
    for (const name of required) expect(example).toContain(`\n${name}=change-me`);
    expect(compose).not.toMatch(/\$\{\w*(PASSWORD|SECRET|ACCESS_KEY)\w*:-[^}]/);
  });
});
