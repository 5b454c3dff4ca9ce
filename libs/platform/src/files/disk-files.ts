import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../errors/app-error.js';
import { errorCode } from '../errors/error-code.js';
import { assertKey, type Files, type StoredFile } from './files.js';

const FULL = ['ENOSPC', 'EDQUOT'];
const noRoom = (): AppError =>
  new AppError(
    'unavailable',
    'There is no room left to store files. Please tell whoever runs Lectern for you.',
  );

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

/** Files under a folder. */
export function diskFiles(root: string): Files {
  const pathOf = (key: string): string => {
    assertKey(key);
    return join(root, key);
  };
  const missing = (error: unknown): boolean => errorCode(error) === 'ENOENT';
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const partial = `${path}.${randomUUID()}.part`;
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
        throw missing(error) ? new AppError('not_found', 'No such file.') : error;
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
    delete: async (key) => rm(pathOf(key), { force: true }),
    async *list(folder) {
      const entries = await readdir(pathOf(folder), { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (missing(error)) return [];
          throw error;
        },
      );
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        const about = entry.isFile() ? await stat(path).catch(() => null) : null;
        // A file may go while this looks; one that is still being written is none yet.
        if (about !== null && !path.endsWith('.part'))
          yield {
            key: relative(root, path).replaceAll(sep, '/'),
            storedAt: about.mtime,
            size: about.size,
          };
      }
    },
    withLocalFile: async (key, work) => {
      const path = pathOf(key);
      await stat(path).catch((error: unknown) => {
        throw missing(error) ? new AppError('not_found', 'No such file.') : error;
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
