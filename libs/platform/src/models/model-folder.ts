import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Model } from './model.js';

const MANIFEST = 'installed.json';

const Manifest = z.object({
  /** Sums of the archives it came from: another catalogue means another model. */
  archives: z.array(z.string()),
  files: z.array(
    z.object({ path: z.string(), bytes: z.number(), modifiedMs: z.number(), sha256: z.string() }),
  ),
});
type Manifest = z.infer<typeof Manifest>;

/** `damaged` names the first file that is not as it was installed. */
export type ModelState =
  | { state: 'installed'; folder: string; bytes: number }
  | { state: 'missing' }
  | { state: 'outdated' }
  | { state: 'damaged'; file: string };

export const folderOf = (models: string, name: string): string => join(models, name);

/** Archives that this machine needs of a model. */
export const archivesFor = (model: Model, machine = `${process.platform}-${process.arch}`) =>
  model.archives.filter((archive) => archive.machine === undefined || archive.machine === machine);

/** SHA-256 of a file, in hexadecimal. */
export async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Writes down what was unpacked, so that damage shows later. @param paths relative to `folder` */
export async function writeManifest(folder: string, model: Model, paths: string[]): Promise<void> {
  const files: Manifest['files'] = [];
  for (const path of paths.toSorted()) {
    const { size, mtimeMs } = await stat(join(folder, path));
    files.push({ path, bytes: size, modifiedMs: mtimeMs, sha256: await sumOf(join(folder, path)) });
  }
  const manifest: Manifest = { archives: archivesFor(model).map(({ sha256 }) => sha256), files };
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
}

/**
 * Is the model there, as it was installed?
 * @param thoroughly reads every byte; else size and time of change decide, which is quick enough for each start
 */
export async function stateOf(models: string, model: Model, thoroughly = false): Promise<ModelState> {
  const folder = folderOf(models, model.name);
  const manifest = await readManifest(folder);
  if (manifest === undefined) return { state: 'missing' };
  if (manifest === 'unreadable') return { state: 'damaged', file: MANIFEST };
  const wanted = archivesFor(model).map(({ sha256 }) => sha256);
  if (wanted.join() !== manifest.archives.join()) return { state: 'outdated' };
  for (const { path, bytes, modifiedMs, sha256 } of manifest.files) {
    const found = await stat(join(folder, path)).catch(() => undefined);
    const same =
      found?.isFile() === true &&
      found.size === bytes &&
      (thoroughly ? (await sumOf(join(folder, path))) === sha256 : found.mtimeMs === modifiedMs);
    if (!same) return { state: 'damaged', file: path };
  }
  return { state: 'installed', folder, bytes: manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

async function readManifest(folder: string): Promise<Manifest | 'unreadable' | undefined> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST), 'utf8');
  } catch {
    return (await stat(folder).catch(() => undefined)) ? 'unreadable' : undefined;
  }
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    return 'unreadable';
  }
}
