import { buildQuietly } from './build.mjs';
import { environment, node24, run } from './processes.mjs';
import { ensurePrograms } from './programs.mjs';

/** Breaks an installation of separate processes and containers in tools/faults; arguments go to jest. Needs Docker. */
export async function faults(args) {
  await ensurePrograms();
  await buildQuietly();
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const env = environment({
    TESTCONTAINERS_RYUK_DISABLED: process.env.TESTCONTAINERS_RYUK_DISABLED ?? 'true',
  });
  return run(
    node24(),
    [...flags, 'node_modules/jest/bin/jest.js', '--config', 'tools/faults/jest.config.mjs', ...args],
    { env },
  );
}
