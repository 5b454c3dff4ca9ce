import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@lectern/platform/config/environment';
import { catalogue } from '@lectern/platform/models/catalogue';
import { installModel } from '@lectern/platform/models/install-model';
import { folderOf, writeManifest } from '@lectern/platform/models/model-folder';
import { tinyModel, tinyTokens } from './tiny-model.fixtures.js';

export const TINY = 'parakeet-110m';

/**
 * A folder of models with the real library, fetched from npm's registry, and the tiny model in the place of a real one.
 * @returns nothing where the library cannot be fetched
 */
export async function tinyModels(): Promise<string | undefined> {
  const models = await mkdtemp(join(tmpdir(), 'lectern-models-'));
  const [library, tiny] = ['sherpa-onnx', TINY].map((name) =>
    catalogue(readEnvironment().npm_config_registry).find((model) => model.name === name),
  );
  if (!library || !tiny) throw new Error('The catalogue has other names.');
  try {
    await installModel(models, library, { firstWaitMs: 10 });
  } catch {
    return undefined;
  }
  const folder = folderOf(models, TINY);
  await mkdir(folder);
  await writeFile(join(folder, 'model.int8.onnx'), tinyModel());
  await writeFile(join(folder, 'tokens.txt'), tinyTokens());
  await writeManifest(folder, tiny, ['model.int8.onnx', 'tokens.txt']);
  return models;
}
