import { mkdir, open, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode } from '../errors/error-code.js';
import type { Archive, Model } from './model.js';
import { assertPublished, fetchArchive, type FetchOptions } from './fetch-archive.js';
import { archivesFor, folderOf, writeManifest } from './model-folder.js';
import { unpack } from './unpack.js';

export interface InstallOptions extends Omit<FetchOptions, 'onBytes'> {
  /** The archives, fetched elsewhere, in the order of the list, or one folder that holds them all; nothing is fetched then. */
  files?: string[];
  onBytes?: (archive: Archive, bytes: number) => void;
}

/**
 * Fetches what this machine needs of a model, checks it, unpacks it beside its place and moves it there: what stood there
 * before stays until then.
 * @param models the folder of all models
 * @throws Error with a sentence for the operator; what came so far is kept for the next try
 */
export async function installModel(
  models: string,
  model: Model,
  options: InstallOptions = {},
): Promise<void> {
  const archives = archivesFor(model);
  if (model.archives.some(({ machine }) => machine !== undefined) && !archives.some(({ machine }) => machine))
    throw new Error(`${model.name} does not exist for ${process.platform}-${process.arch}.`);
  const files = options.files && (await carried(options.files, archives));
  if (files !== undefined && files.length !== archives.length)
    throw new Error(
      `${model.name} is made of ${archives.length} files on this machine; give each with --file, in this order: ${archives.map(({ url }) => url).join(', ')}`,
    );
  await mkdir(models, { recursive: true });
  const release = await lock(join(models, `${model.name}.lock`));
  const folder = join(models, `${model.name}.new`);
  try {
    await assertRoom(models, model, archives);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const parts: string[] = [];
    for (const [i, archive] of archives.entries())
      parts.push(await archiveAt(models, model, archive, i, { ...options, files }));
    const unpackedPaths: string[] = [];
    for (const [i, archive] of archives.entries())
      unpackedPaths.push(...(await unpack(archive, parts[i] ?? '', folder)));
    options.signal?.throwIfAborted();
    await writeManifest(folder, model, unpackedPaths);
    await rm(folderOf(models, model.name), { recursive: true, force: true });
    await rename(folder, folderOf(models, model.name));
    if (options.files === undefined) for (const part of parts) await rm(part, { force: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
    await release();
  }
}

/** Takes a model away, with what was fetched of it. @returns false when nothing was there */
export async function removeModel(models: string, { name, archives }: Model): Promise<boolean> {
  const release = await lock(join(models, `${name}.lock`)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (release === undefined) return false;
  try {
    const gone = join(models, `${name}.gone`);
    for (const i of archives.keys()) await rm(partOf(models, name, i), { force: true });
    const was = await rename(folderOf(models, name), gone).then(
      () => true,
      () => false,
    );
    await rm(gone, { recursive: true, force: true });
    return was;
  } finally {
    await release();
  }
}

/** The files themselves; for a folder those in it by the last part of their addresses. */
async function carried(files: string[], archives: Archive[]): Promise<string[]> {
  const [folder] = files;
  if (folder === undefined || files.length > 1 || !(await stat(folder).catch(() => undefined))?.isDirectory())
    return files;
  return archives.map(({ url }) => join(folder, basename(new URL(url).pathname)));
}

const partOf = (models: string, name: string, i: number): string => join(models, `${name}.${i}.part`);

async function archiveAt(
  models: string,
  { name }: Model,
  archive: Archive,
  i: number,
  { files, onBytes, ...fetching }: Omit<InstallOptions, 'files'> & { files: string[] | undefined },
): Promise<string> {
  const given = files?.[i];
  if (given !== undefined) {
    await assertPublished(archive, given, true);
    return given;
  }
  const part = partOf(models, name, i);
  await fetchArchive(archive, part, { ...fetching, onBytes: (bytes) => onBytes?.(archive, bytes) });
  return part;
}

async function assertRoom(models: string, model: Model, archives: Archive[]): Promise<void> {
  const { bavail, bsize } = await statfs(models);
  const needed = model.unpackedBytes + archives.reduce((sum, { bytes }) => sum + bytes, 0);
  if (bavail * bsize < needed)
    throw new Error(
      `${model.name} needs ${inMegabytes(needed)} MB in ${models} while it is installed, and ${inMegabytes(bavail * bsize)} are free.`,
    );
}

const inMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

/** Holds a file with this process's number; one of a process that is gone is taken over. */
async function lock(path: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      const holder = Number(await readFile(path, 'utf8').catch(() => ''));
      if (holder > 0 && isAlive(holder))
        throw new Error(`Another command (process ${holder}) is at work on this model.`, { cause: error });
      await rm(path, { force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
