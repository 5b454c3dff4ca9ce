import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildQuietly } from './build.mjs';
import { node24, root, run } from './processes.mjs';

const folder = join(root, 'tools', 'bench');

/** Runs tools/bench/<name>.mjs. */
export async function bench([name, ...args]) {
  const names = benches();
  if (!names.includes(name)) {
    console.error(
      `Usage: npm run bench <name>. There ${names.length ? `are: ${names.join(', ')}` : 'is none yet'}`,
    );
    return 2;
  }
  await buildQuietly();
  return run(node24(), [join(folder, `${name}.mjs`), ...args]);
}

function benches() {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => file.slice(0, -'.mjs'.length));
  } catch {
    return []; // the folder comes with the first bench
  }
}
