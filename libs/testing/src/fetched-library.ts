import { mkdir, mkdtemp, rename, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment } from '@lectern/platform/config/environment';
import { catalogue } from '@lectern/platform/models/catalogue';
import { fetchArchive } from '@lectern/platform/models/fetch-archive';
import { installModel } from '@lectern/platform/models/install-model';
import type { Archive } from '@lectern/platform/models/model';
import { archivesFor } from '@lectern/platform/models/model-folder';

/** Each archive under its sum. */
const FETCHED = resolve('node_modules/.cache/lectern/archives');

/**
 * A new folder of models with a library of the catalogue in it, which all tests of a checkout together fetch once from npm's registry.
 * @returns nothing where it cannot be fetched
 */
export async function fetchedLibrary(name: string): Promise<string | undefined> {
  const library = catalogue(readEnvironment().npm_config_registry).find((model) => model.name === name);
  if (library === undefined) throw new Error('The catalogue has other names.');
  try {
    const files: string[] = [];
    for (const archive of archivesFor(library)) files.push(await fetchedOnce(archive));
    const models = await mkdtemp(join(tmpdir(), 'lectern-models-'));
    await installModel(models, library, { files });
    return models;
  } catch {
    return undefined;
  }
}

async function fetchedOnce(archive: Archive): Promise<string> {
  const path = join(FETCHED, archive.sha256);
  if (await stat(path).catch(() => undefined)) return path;
  await mkdir(FETCHED, { recursive: true });
  // Two at a time may both fetch it; what stands under its sum is whole.
  const part = `${path}.${process.pid}`;
  await fetchArchive(archive, part, { firstWaitMs: 10 });
  await rename(part, path);
  return path;
}
