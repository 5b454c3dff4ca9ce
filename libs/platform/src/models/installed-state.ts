import { availableParallelism } from 'node:os';
import { catalogue } from './catalogue.js';
import { stateOf } from './model-folder.js';

/** `absent`: something of it is not installed. `damaged`: all of it is, and something is not as it was installed. */
export type InstalledState = 'ready' | 'absent' | 'damaged';

const MOST_THREADS = 4;

/**
 * What is installed of what works together: a library and its model.
 * @param names as in the catalogue
 */
export async function installedState(modelsDir: string, names: readonly string[]): Promise<InstalledState> {
  const models = catalogue();
  const states = await Promise.all(
    names.map(async (name) => {
      const model = models.find((each) => each.name === name);
      return model === undefined ? 'missing' : (await stateOf(modelsDir, model)).state;
    }),
  );
  if (states.includes('missing')) return 'absent';
  return states.every((state) => state === 'installed') ? 'ready' : 'damaged';
}

/** How many threads a model of this machine may use. */
export const modelThreads = (): number => Math.max(1, Math.min(MOST_THREADS, availableParallelism()));
