import { constants, createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { spawnConfined } from '../process/spawn-confined.js';
import type { Archive } from './model.js';

const BZIP2_CPU_SECONDS = 30 * 60;
/** A model's files are a few times as large as its archive; anything beyond is a bomb. */
const MOST_GROWTH = 20;

/**
 * Unpacks the files of an archive that are to be kept, and nothing else: no links, no folder outside `folder`.
 * @returns their paths below `folder`
 * @throws Error when a file is missing in the archive or it cannot be unpacked
 */
export async function unpack(archive: Archive, path: string, folder: string): Promise<string[]> {
  if (archive.packed === 'none') {
    const name = join(archive.into ?? '', archive.keep[0] ?? '');
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyFile(path, join(folder, name), constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    return [name];
  }
  const kept: string[] = [];
  let budget = archive.bytes * MOST_GROWTH;
  const entries = extract();
  const reading = pipeline(unpacked(archive, path), entries);
  // Reported by the loop below.
  reading.catch(() => undefined);
  for await (const entry of entries) {
    const name = entry.header.type === 'file' ? keptName(archive, entry.header.name) : undefined;
    budget -= entry.header.size ?? 0;
    if (budget < 0) throw new Error(`${archive.url} unpacks to far more than a model should.`);
    if (name === undefined) {
      entry.resume();
      continue;
    }
    const target = join(archive.into ?? '', name);
    await mkdir(dirname(join(folder, target)), { recursive: true });
    await pipeline(entry, createWriteStream(join(folder, target), { flags: 'wx', mode: 0o644 }));
    kept.push(target);
  }
  await reading;
  const missing = archive.keep.filter(
    (wanted) =>
      !kept.some((path) =>
        matches(wanted, path.slice(archive.into === undefined ? 0 : archive.into.length + 1)),
      ),
  );
  if (missing.length > 0) throw new Error(`${archive.url} does not hold ${missing.join(', ')}.`);
  return kept;
}

const matches = (wanted: string, name: string): boolean =>
  wanted === '/' || (wanted.endsWith('/') ? name.startsWith(wanted) : name === wanted);

/** The name below the archive's one folder, when it is to be kept and stays below. */
function keptName({ keep }: Archive, entry: string): string | undefined {
  const parts = entry.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..') || entry.startsWith('/') || entry.includes('\\')) return undefined;
  const name = parts.slice(1).join('/');
  return keep.some((wanted) => matches(wanted, name)) ? name : undefined;
}

function unpacked({ packed }: Archive, path: string): Readable {
  const file = createReadStream(path);
  if (packed === 'gzip') {
    const gunzip = createGunzip();
    // A fault of either reaches who reads.
    pipeline(file, gunzip).catch(() => undefined);
    return gunzip;
  }
  const bzip2 = spawnConfined('bzip2', ['-dc'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    cpuSeconds: BZIP2_CPU_SECONDS,
  });
  bzip2.on('error', () =>
    bzip2.stdout.destroy(
      new Error('bzip2 is not installed: install it (apt-get install bzip2) and run this again.'),
    ),
  );
  bzip2.on('close', (code) => {
    if (code !== 0) bzip2.stdout.destroy(new Error('The archive cannot be unpacked: it is damaged.'));
  });
  pipeline(file, bzip2.stdin).catch(() => undefined);
  return bzip2.stdout;
}
