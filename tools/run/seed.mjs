import { join } from 'node:path';
import { buildQuietly } from './build.mjs';
import { node24, root, run } from './processes.mjs';
import { ensurePrograms } from './programs.mjs';

/** Fills an installation for development with people and a year of practice. */
export async function seed(args) {
  await ensurePrograms();
  await buildQuietly();
  return run(node24(), [
    '--enable-source-maps',
    join(root, 'services/embedded/dist/src/seed/main.js'),
    ...args,
  ]);
}
