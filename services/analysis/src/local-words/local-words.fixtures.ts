import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@lectern/platform/models/catalogue';
import { folderOf, writeManifest } from '@lectern/platform/models/model-folder';
import { fetchedLibrary } from '@lectern/testing/fetched-library';
import { tinyModel, tinyTokens } from './tiny-model.fixtures.js';

export const TINY = 'parakeet-110m';

/**
 * A folder of models with the real library, fetched from npm's registry, and the tiny model in the place of a real one.
 * @returns nothing where the library cannot be fetched
 */
export async function tinyModels(): Promise<string | undefined> {
  const tiny = catalogue().find(({ name }) => name === TINY);
  if (tiny === undefined) throw new Error('The catalogue has other names.');
  const models = await fetchedLibrary('sherpa-onnx');
  if (models === undefined) return undefined;
  const folder = folderOf(models, TINY);
  await mkdir(folder);
  await writeFile(join(folder, 'model.int8.onnx'), tinyModel());
  await writeFile(join(folder, 'tokens.txt'), tinyTokens());
  await writeManifest(folder, tiny, ['model.int8.onnx', 'tokens.txt']);
  return models;
}
