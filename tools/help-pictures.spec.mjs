import { describe, expect, it } from '@jest/globals';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const web = resolve(import.meta.dirname, '../web');
const content = join(web, 'src/features/help/content');
const pictures = join(web, 'public/help');

async function named() {
  const files = (await readdir(content)).filter((file) => file.startsWith('tutorial-'));
  const texts = await Promise.all(files.map((file) => readFile(join(content, file), 'utf8')));
  const tutorials = texts.flatMap((text) => [...text.matchAll(/picture: \{\s*name: '([\w-]+)'/g)]);
  const landing = await readFile(join(web, 'src/features/landing/landing-page.tsx'), 'utf8');
  const screens = /const screens = \[(.*?)\] as const/s.exec(landing)?.[1] ?? '';
  const shown = [...screens.matchAll(/^ {4}'([\w-]+)',$/gm)];
  expect(shown.length).toBeGreaterThan(2);
  return [...new Set([...tutorials, ...shown].map(([, name]) => name))];
}

describe('the pictures of the tutorials and of the landing page', () => {
  it('are all there, and none is there for nothing', async () => {
    const names = await named();
    expect(names.length).toBeGreaterThan(8);
    expect((await readdir(pictures)).sort()).toEqual(names.map((name) => `${name}.webp`).sort());
  });

  it('weigh less than 600 kB together', async () => {
    const files = await readdir(pictures);
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(pictures, file))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
  });
});
