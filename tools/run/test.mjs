import { buildQuietly } from './build.mjs';
import { node24, run } from './processes.mjs';
import { ensurePrograms } from './programs.mjs';

/** Runs the tests; arguments go to jest: a path, -t "name", --watch. */
export async function test(args) {
  await ensurePrograms();
  // The journeys start the built program. A run that names its tests decides itself whether it needs one.
  if (args.length === 0) await buildQuietly();
  return jest(args);
}

export function jest(args) {
  // Native modules in jest still need the flag; the warning about it says nothing new in every worker.
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  return run(node24(), [...flags, 'node_modules/jest/bin/jest.js', ...args]);
}
