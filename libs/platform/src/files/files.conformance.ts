import { expect, it } from '@jest/globals';
import { conformance } from '@lectern/testing/conformance';
import { startStorage } from '@lectern/testing/containers';
import { eventually } from '@lectern/testing/eventually';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { diskFiles } from './disk-files.js';
import type { Files } from './files.js';
import { s3Files } from './s3-files.js';

const folder = {
  name: 'a folder',
  start: async () => {
    const root = await mkdtemp(join(tmpdir(), 'lectern-files-'));
    return { subject: diskFiles(root), stop: () => rm(root, { recursive: true }) };
  },
};

const bucket = {
  name: 'an S3 bucket',
  needsDocker: true,
  start: async () => {
    const { url, accessKeyId, secretAccessKey, stop } = await startStorage();
    const files = s3Files({
      endpoint: url,
      region: 'us-east-1',
      bucket: 'lectern',
      accessKeyId,
      secretAccessKey,
    });
    await eventually(() => files.check(), 60_000); // makes the bucket
    return { subject: files, stop };
  },
};

const newKey = (): string => `uploads/${randomUUID()}`;
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

conformance<Files>('files', [folder, bucket], (files) => {
  const contentOf = async (key: string): Promise<Buffer> => buffer(await files().read(key));

  it.each([0, 1, 300_000, 12_000_000])('keeps %i bytes as they came, and measures them', async (size) => {
    const content = randomBytes(size);
    const key = newKey();
    const inPieces = Readable.from(
      Array.from({ length: Math.ceil(size / 65_536) }, (_, i) =>
        content.subarray(i * 65_536, (i + 1) * 65_536),
      ),
      { objectMode: false },
    );
    expect(await files().put(key, inPieces)).toEqual({ size, sha256: sha256(content) });
    expect(await files().size(key)).toBe(size);
    expect(sha256(await contentOf(key))).toBe(sha256(content));
  });

  it('takes a buffer as well as a stream, and replaces what was there', async () => {
    const key = newKey();
    await files().put(key, Buffer.from('first, and longer'));
    await files().put(key, Buffer.from('second'));
    expect(String(await contentOf(key))).toBe('second');
    expect(await files().size(key)).toBe(6);
  });

  it('reads a range, both ends included, and as far as there is something', async () => {
    const key = newKey();
    await files().put(key, Buffer.from('0123456789'));
    expect(String(await buffer(await files().read(key, { start: 2, end: 4 })))).toBe('234');
    expect(String(await buffer(await files().read(key, { start: 8, end: 20 })))).toBe('89');
  });

  it('says that a file is not there', async () => {
    await expect(files().read(newKey())).rejects.toMatchObject({ code: 'not_found' });
    await expect(files().withLocalFile(newKey(), () => Promise.resolve())).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await files().size(newKey())).toBeNull();
  });

  it('deletes, also what is not there', async () => {
    const key = newKey();
    await files().put(key, Buffer.from('gone soon'));
    await files().delete(key);
    await files().delete(key);
    expect(await files().size(key)).toBeNull();
    await expect(files().read(key)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('lists what lies in a folder, and since when', async () => {
    const folder = `listed-${randomUUID()}`;
    const keys = ['a', 'b/c'].map((name) => `${folder}/${name}.mp3`);
    const listed = async (): Promise<{ key: string; storedAt: Date }[]> => {
      const found = [];
      for await (const file of files().list(folder)) found.push(file);
      return found;
    };
    expect(await listed()).toEqual([]);
    for (const key of [...keys, `${folder}-2/d`]) await files().put(key, Buffer.from('x'));
    const found = await listed();
    expect(found.map(({ key }) => key).sort()).toEqual(keys);
    for (const { storedAt } of found) expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
  });

  it('stores nothing of an upload that broke off, and keeps what was there before', async () => {
    const [fresh, known] = [newKey(), newKey()];
    await files().put(known, Buffer.from('kept'));
    const broken = (): Readable =>
      Readable.from(
        (async function* () {
          yield randomBytes(100_000);
          throw new Error('the line was cut');
        })(),
        { objectMode: false },
      );
    await expect(files().put(fresh, broken())).rejects.toThrow('the line was cut');
    await expect(files().put(known, broken())).rejects.toThrow('the line was cut');
    expect(await files().size(fresh)).toBeNull();
    expect(String(await contentOf(known))).toBe('kept');
  });

  it('gives programs a path, and returns what they return', async () => {
    const key = newKey();
    await files().put(key, Buffer.from('for ffmpeg'));
    expect(await files().withLocalFile(key, (path) => readFile(path, 'utf8'))).toBe('for ffmpeg');
    await expect(
      files().withLocalFile(key, () => Promise.reject(new Error('ffmpeg failed'))),
    ).rejects.toThrow('ffmpeg failed');
    expect(String(await contentOf(key))).toBe('for ffmpeg');
  });

  it('leaves nothing in the temporary folder', async () => {
    const leftovers = async (): Promise<string[]> =>
      (await readdir(tmpdir())).filter((name) => /^lectern-[A-Za-z0-9]{6}$/.test(name));
    const before = await leftovers();
    const key = newKey();
    await files().put(key, randomBytes(50_000));
    await files().withLocalFile(key, () => Promise.resolve());
    const own = (await leftovers()).filter((name) => !before.includes(name));
    // Others test at the same time: only what stays is ours.
    await eventually(async () =>
      expect((await leftovers()).filter((name) => own.includes(name))).toEqual([]),
    );
  });

  it.each(['', '/etc/passwd', '../secret', 'a/../b', 'uploads/.hidden', 'a//b', 'UPPER', 'x'.repeat(301)])(
    'refuses the key %p',
    async (key) => {
      // At once or by a rejected promise: both refuse.
      await expect((async () => files().put(key, Buffer.from('x')))()).rejects.toThrow(
        'not a valid file key',
      );
      await expect((async () => files().read(key))()).rejects.toThrow('not a valid file key');
      await expect((async () => files().delete(key))()).rejects.toThrow('not a valid file key');
    },
  );

  it('serves many at once', async () => {
    const keys = Array.from({ length: 20 }, newKey);
    await Promise.all(keys.map((key) => files().put(key, Buffer.from(key))));
    expect(await Promise.all(keys.map(async (key) => String(await contentOf(key))))).toEqual(keys);
  });

  it('is well', async () => {
    await expect(files().check()).resolves.toBeUndefined();
  });
});
