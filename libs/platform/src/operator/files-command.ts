import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import type { Files } from '../files/files.js';

/** Where files are, whoever they belong to. */
const FOLDERS = ['uploads', 'generated'];

/**
 * Writes every file as one tar archive. A file that is deleted meanwhile is left out; one that comes meanwhile may be.
 * @returns how many
 */
export async function saveFiles(files: Files, into: Writable): Promise<number> {
  const archive = pack();
  const written = pipeline(archive, into);
  let count = 0;
  for (const folder of FOLDERS)
    for await (const { key, storedAt } of files.list(folder)) {
      const size = await files.size(key);
      if (size === null) continue;
      const entry = archive.entry({ name: key, size, mtime: storedAt });
      await pipeline(await files.read(key), entry);
      count += 1;
    }
  archive.finalize();
  await written;
  return count;
}

/**
 * Stores every file of an archive that {@link saveFiles} has written; those that are there already are replaced.
 * @returns how many
 */
export async function loadFiles(files: Files, from: Readable): Promise<number> {
  const archive = extract();
  const store = async (): Promise<number> => {
    let count = 0;
    for await (const entry of archive) {
      await files.put(entry.header.name, Readable.from(entry));
      count += 1;
    }
    return count;
  };
  const [count] = await Promise.all([store(), pipeline(from, archive)]);
  return count;
}
