import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, type Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AppError, refuse } from '../errors/app-error.js';
import { errorCode } from '../errors/error-code.js';
import { assertKey, type Files, type StoredFile } from './files.js';

const FULL = ['ENOSPC', 'EDQUOT'];
const noRoom = (): AppError => refuse('store-full');

/** Writes a stream to `path`, counting and hashing on the way. The file is on disk when this resolves. @throws AppError unavailable when there is no room */
export async function writeMeasured(path: string, content: Readable | Buffer): Promise<StoredFile> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  const source = Buffer.isBuffer(content) ? Readable.from([content], { objectMode: false }) : content;
  await pipeline(source, measure, createWriteStream(path, { flush: true, mode: 0o600 })).catch(
    (error: unknown) => {
      throw FULL.includes(errorCode(error) ?? '') ? noRoom() : error;
    },
  );
  return { size, sha256: hash.digest('hex') };
}

/** Makes the file, and the folder that it lies in; whoever empties that folder at this moment may take it away once more. */
async function begin(path: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await (await open(path, 'w', 0o600)).close();
      return;
    } catch (error) {
      if (errorCode(error) !== 'ENOENT' || tries === 5) throw error;
    }
  }
}

/** A folder of one user is named after them: it goes with its last file. The first folder below `root` stays. */
async function removeEmpty(folder: string, root: string): Promise<void> {
  for (let each = folder; dirname(each) !== root && each !== root; each = dirname(each))
    try {
      await rmdir(each);
    } catch {
      return;
    }
}

/** Files under a folder. */
export function diskFiles(store: string): Files {
  const root = resolve(store);
  const pathOf = (key: string): string => {
    assertKey(key);
    return join(root, key);
  };
  const missing = (error: unknown): boolean => errorCode(error) === 'ENOENT';
  async function* filesIn(folder: string): AsyncGenerator<{ path: string; about: Stats }> {
    const entries = await readdir(pathOf(folder), { recursive: true, withFileTypes: true }).catch(
      (error: unknown) => {
        if (missing(error)) return [];
        throw error;
      },
    );
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      // A file may go while this looks.
      const about = entry.isFile() ? await stat(path).catch(() => null) : null;
      if (about !== null) yield { path, about };
    }
  }
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const partial = `${path}.${randomUUID()}.part`;
      await begin(partial);
      try {
        const stored = await writeMeasured(partial, content);
        await rename(partial, path);
        return stored;
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    read: async (key, range) => {
      try {
        const handle = await open(pathOf(key), 'r');
        return handle.createReadStream({ ...range });
      } catch (error) {
        throw missing(error) ? refuse('file-unknown') : error;
      }
    },
    size: async (key) => {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if (missing(error)) return null;
        throw error;
      }
    },
    delete: async (key) => {
      const path = pathOf(key);
      await rm(path, { force: true });
      await removeEmpty(dirname(path), root);
    },
    async *list(below) {
      for await (const { path, about } of filesIn(below))
        // One that is still being written is none yet.
        if (!path.endsWith('.part'))
          yield {
            key: relative(root, path).replaceAll(sep, '/'),
            storedAt: about.mtime,
            size: about.size,
          };
    },
    clearUnfinished: async (folder, before) => {
      for await (const { path, about } of filesIn(folder))
        if (path.endsWith('.part') && about.mtime < before) await rm(path, { force: true });
    },
    withLocalFile: async (key, work) => {
      const path = pathOf(key);
      await stat(path).catch((error: unknown) => {
        throw missing(error) ? refuse('file-unknown') : error;
      });
      return work(path);
    },
    check: async () => {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const probe = join(root, `.probe-${randomUUID()}`);
      await (await open(probe, 'w')).close();
      await rm(probe);
    },
  };
}
