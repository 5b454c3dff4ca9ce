import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './processes.mjs';

/** Installs the npm packages if one is missing or is not the version of the lock file. */
export async function ensurePackages() {
  const outdated = await difference();
  if (!outdated) return;
  console.log(`Installing packages (${outdated}); the first time takes one to two minutes.`);
  // Without saving, the lock file stays as it is. Not `npm ci`: it deletes node_modules first, and refuses a lock file whose packages for other systems a registry lacks.
  const code = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error(`npm install failed (exit code ${code})`);
}

/** What first differs between the lock file and what npm says it has installed; undefined if nothing does. */
async function difference() {
  const [wanted, installed] = await Promise.all([
    packagesOf(join(root, 'package-lock.json')),
    packagesOf(join(root, 'node_modules', '.package-lock.json')),
  ]);
  if (!wanted) return 'there is no lock file';
  if (!installed) return 'none are there yet';
  const [name] =
    Object.entries(wanted).find(([path, { optional, version }]) => {
      // Optional packages are those of other processors and systems.
      return (
        path.startsWith('node_modules/') &&
        !(optional && !installed[path]) &&
        installed[path]?.version !== version
      );
    }) ?? [];
  return name && `${name.slice('node_modules/'.length)} changed`;
}

async function packagesOf(lockFile) {
  try {
    return JSON.parse(await readFile(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
