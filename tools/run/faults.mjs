import { buildQuietly } from './build.mjs';
import { environment, node24, run } from './processes.mjs';
import { ensurePrograms } from './programs.mjs';

/**
 * Breaks an installation in tools/faults: services as processes, or with `--compose` the containers of docker-compose.yml.
 * The other arguments go to jest. Needs Docker.
 */
export async function faults(given) {
  const args = given.filter((argument) => argument !== '--compose');
  await ensurePrograms();
  await buildQuietly();
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const env = environment({
    ...(args.length < given.length && { FAULTS_STACK: 'compose' }),
    TESTCONTAINERS_RYUK_DISABLED: process.env.TESTCONTAINERS_RYUK_DISABLED ?? 'true',
  });
  return run(
    node24(),
    [...flags, 'node_modules/jest/bin/jest.js', '--config', 'tools/faults/jest.config.mjs', ...args],
    { env },
  );
}
