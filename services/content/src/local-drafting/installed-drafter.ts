import { join } from 'node:path';
import { type InstalledState, installedState, modelThreads } from '@lectern/platform/models/installed-state';
import { folderOf } from '@lectern/platform/models/model-folder';
import type { DraftingOptions } from './drafting-process.js';

const LIBRARY = 'llama';
const MODEL = 'drafting';

/** What of the program and its model is in a folder, and with what it is started when both are whole. */
export async function installedDrafter(
  modelsDir: string,
): Promise<{ state: InstalledState; options?: DraftingOptions }> {
  const state = await installedState(modelsDir, [LIBRARY, MODEL]);
  if (state !== 'ready') return { state };
  const [library, folder] = [folderOf(modelsDir, LIBRARY), folderOf(modelsDir, MODEL)];
  return {
    state,
    options: {
      setup: { library, model: join(folder, 'model.gguf'), threads: modelThreads() },
      folders: [library, folder],
    },
  };
}
