import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@lectern/platform/models/catalogue';
import { folderOf, stateOf } from '@lectern/platform/models/model-folder';
import type { DraftingOptions } from './drafting-process.js';

/** `absent`: library or model is not installed. `damaged`: one of them is not as it was installed. */
export type LocalDraftingState = 'ready' | 'absent' | 'damaged';

const LIBRARY = 'llama';
const MODEL = 'drafting';
const MOST_THREADS = 4;

/** What of the program and its model is in a folder, and with what it is started when both are whole. */
export async function installedDrafter(
  modelsDir: string,
): Promise<{ state: LocalDraftingState; options?: DraftingOptions }> {
  const models = catalogue();
  const states = await Promise.all(
    [LIBRARY, MODEL].map(async (name) => {
      const model = models.find((each) => each.name === name);
      return model === undefined ? 'missing' : (await stateOf(modelsDir, model)).state;
    }),
  );
  if (states.includes('missing')) return { state: 'absent' };
  if (states.some((state) => state !== 'installed')) return { state: 'damaged' };
  const [library, folder] = [folderOf(modelsDir, LIBRARY), folderOf(modelsDir, MODEL)];
  return {
    state: 'ready',
    options: {
      setup: {
        library,
        model: join(folder, 'model.gguf'),
        threads: Math.max(1, Math.min(MOST_THREADS, availableParallelism())),
      },
      folders: [library, folder],
    },
  };
}
