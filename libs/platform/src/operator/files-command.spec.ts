import { expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { diskFiles } from '../files/disk-files.js';
import type { Files } from '../files/files.js';
import { loadFiles, saveFiles } from './files-command.js';

const saved = async (files: Files): Promise<{ count: number; archive: Buffer }> => {
  const into = new PassThrough();
  const [count, archive] = await Promise.all([saveFiles(files, into), buffer(into)]);
  return { count, archive };
};

it('every file of an archive comes back as it was', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lectern-files-'));
  const [before, after] = [diskFiles(join(root, 'before')), diskFiles(join(root, 'after'))];
  const contents = new Map([
    ['uploads/one', randomBytes(300_000)],
    [`uploads/parts/${'a'.repeat(120)}/${'b'.repeat(120)}`, Buffer.from('a long name')],
    ['generated/empty.mp3', Buffer.alloc(0)],
  ]);
  for (const [key, content] of contents) await before.put(key, content);

  const { count, archive } = await saved(before);
  expect(count).toBe(3);
  expect(await loadFiles(after, Readable.from([archive]))).toBe(3);
  for (const [key, content] of contents) expect(await buffer(await after.read(key))).toEqual(content);
  await rm(root, { recursive: true });
});

it('an archive that is cut off is an error', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lectern-files-'));
  const files = diskFiles(root);
  await files.put('uploads/one', randomBytes(300_000));
  const { archive } = await saved(files);
  await expect(loadFiles(files, Readable.from([archive.subarray(0, 100_000)]))).rejects.toThrow();
  await rm(root, { recursive: true });
});
