import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { Archive } from './model.js';
import { fetchArchive, NotAsPublished } from './fetch-archive.js';
import { always, type Answer, cutAfter, endAfter, fileServer, sha256, whole } from './models.fixtures.js';

const BYTES = randomBytes(300_000);
let folder: string;
let part: string;
let server: Awaited<ReturnType<typeof fileServer>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-models-'));
  part = join(folder, 'tiny.part');
});
afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});

async function fetchFrom(answers: Answer[], change: Partial<Archive> = {}): Promise<void> {
  server = await fileServer(answers);
  const archive: Archive = {
    url: server.url,
    bytes: BYTES.length,
    sha256: sha256(BYTES),
    packed: 'gzip',
    keep: [],
    ...change,
  };
  await fetchArchive(archive, part, { firstWaitMs: 1 });
}
const exists = (): Promise<boolean> => stat(part).then(Boolean, () => false);

describe('fetching an archive', () => {
  it('brings it whole', async () => {
    await fetchFrom([whole(BYTES)]);
    expect(await readFile(part)).toEqual(BYTES);
  });

  it('goes on where the connection broke, however often it breaks', async () => {
    const end = endAfter(BYTES, 40_000);
    await fetchFrom([cutAfter(BYTES, 40_000), end, end, end, end, end, end, whole(BYTES)]);
    expect(await readFile(part)).toEqual(BYTES);
    const starts = server.ranges.map((range) => Number(/\d+/u.exec(range ?? '0')?.[0]));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(starts.at(-1)).toBeGreaterThan(0);
  });

  it('goes on with what an earlier command left', async () => {
    await writeFile(part, BYTES.subarray(0, 123_456));
    await fetchFrom([whole(BYTES)]);
    expect(server.ranges).toEqual(['bytes=123456-']);
    expect(await readFile(part)).toEqual(BYTES);
  });

  it('asks for nothing when everything is there', async () => {
    await writeFile(part, BYTES);
    await fetchFrom([always(Buffer.from('no'), {}, 500)]);
    expect(server.ranges).toEqual([]);
  });

  it('begins anew at a server that knows no ranges', async () => {
    await writeFile(part, randomBytes(1000));
    await fetchFrom([always(BYTES)]);
    expect(await readFile(part)).toEqual(BYTES);
  });

  it('keeps what came when the server stays broken, and says what to do', async () => {
    await expect(fetchFrom([endAfter(BYTES, 50_000), always(Buffer.from(''), {}, 503)])).rejects.toThrow(
      /the server answered 503.*Run the command again/u,
    );
    expect((await stat(part)).size).toBe(50_000);
  });

  it.each<[string, Answer, RegExp]>([
    ['a web page', always(BYTES, { 'content-type': 'text/html; charset=utf-8' }), /web page/u],
    ['too much', always(Buffer.concat([BYTES, BYTES])), /More than the published/u],
    ['one flipped bit', always(Buffer.from(BYTES.map((byte, i) => (i === 7 ? byte ^ 1 : byte)))), /SHA-256/u],
  ])('refuses %s at once, and keeps nothing of it', async (_what, answer, message) => {
    const fetching = fetchFrom([answer]);
    await expect(fetching).rejects.toThrow(message);
    await expect(fetching).rejects.toBeInstanceOf(NotAsPublished);
    expect(server.ranges).toHaveLength(1);
    expect(await exists()).toBe(false);
  });

  it('is cancelled at once', async () => {
    server = await fileServer([(_request, response) => void response.writeHead(200).write('x')]);
    const cancelled = new AbortController();
    const archive: Archive = { url: server.url, bytes: 10, sha256: '', packed: 'gzip', keep: [] };
    const fetching = fetchArchive(archive, part, {
      signal: cancelled.signal,
      onBytes: () => cancelled.abort(new Error('stopped')),
    });
    await expect(fetching).rejects.toThrow('stopped');
  });
});
