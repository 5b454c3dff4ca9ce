import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@lectern/platform/models/catalogue';
import { folderOf, writeManifest } from '@lectern/platform/models/model-folder';
import { fetchedLibrary } from '@lectern/testing/fetched-library';
import type { LocalDrafting } from './local-drafting.js';

/** A scripted program in the place of the real one. @param behavior what `fake-drafter.fixtures.mjs` does */
export function scripted(drafting: LocalDrafting, behavior: string): void {
  drafting.installed = async () => ({
    state: 'ready',
    options: {
      setup: { library: behavior, model: 'm', threads: 1 },
      folders: [],
      program: fileURLToPath(new URL('fake-drafter.fixtures.mjs', import.meta.url)),
    },
  });
}

/** Puts a file in the place of the model, as if it had been installed. */
export async function putModel(models: string, bytes: Buffer): Promise<void> {
  const model = catalogue().find(({ name }) => name === 'drafting');
  if (model === undefined) throw new Error('The catalogue has other names.');
  const folder = folderOf(models, 'drafting');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'model.gguf'), bytes);
  await writeManifest(folder, model, ['model.gguf']);
}

/**
 * A folder of models with the real library, fetched from npm's registry.
 * @returns nothing where it cannot be fetched
 */
export const withLibrary = (): Promise<string | undefined> => fetchedLibrary('llama');
