import { expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { diskFiles, writeMeasured } from './disk-files.js';

it('a full disk is said to be full', async () => {
  // The kernel's own full disk.
  await expect(writeMeasured('/dev/full', Buffer.from('sound'))).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('no room'),
  });
});

it('what was begun and never came to its end is cleared, once it is old enough', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lectern-files-'));
  try {
    const files = diskFiles(root);
    const [taken, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const endless = async function* () {
      for (let megabyte = 0; megabyte < 20; megabyte += 1) yield randomBytes(1_000_000);
      taken.resolve();
      await goOn.promise;
    };
    const put = files.put('begun/long.zip', Readable.from(endless(), { objectMode: false }));
    const ended = put.then(
      () => 'stored',
      () => 'lost',
    );
    await taken.promise;
    const later = new Date(Date.now() + 3_600_000);
    await files.clearUnfinished('begun', new Date(Date.now() - 3_600_000));
    await files.clearUnfinished('other', later);
    await files.clearUnfinished('begun', later);
    goOn.resolve();
    expect(await ended).toBe('lost');
    expect(await files.size('begun/long.zip')).toBeNull();
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
