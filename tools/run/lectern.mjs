import { join } from 'node:path';
import { buildQuietly } from './build.mjs';
import { node24, root, run } from './processes.mjs';

/** The command for operators of an installation that `npm start` runs. */
export async function lectern(args) {
  await buildQuietly();
  return run(node24(), [
    '--use-env-proxy',
    join(root, 'libs/platform/dist/src/operator/lectern.js'),
    ...args,
  ]);
}

/** Adds models to this installation, and only when an operator says so. */
export const models = (args) => lectern(['models', ...args]);
