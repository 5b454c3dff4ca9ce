// The one entry of the repository: `node tools/run.mjs <command>`. Needs Node 20 or later and nothing else: everything in
// tools/run/ works before any package is installed.
import { build } from './run/build.mjs';
import { bench } from './run/bench.mjs';
import { check, lint } from './run/check.mjs';
import { faults } from './run/faults.mjs';
import { lectern, models } from './run/lectern.mjs';
import { mutation } from './run/mutation.mjs';
import { ensurePackages } from './run/packages.mjs';
import { seed } from './run/seed.mjs';
import { security } from './run/security.mjs';
import { start } from './run/start.mjs';
import { test } from './run/test.mjs';

const commands = {
  start,
  test,
  build,
  lint,
  check,
  bench,
  faults,
  mutation,
  security,
  lectern,
  models,
  seed,
};
const [name, ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;

if (!command) {
  console.error(`Usage: node tools/run.mjs ${Object.keys(commands).join('|')}`);
  process.exitCode = 2;
} else {
  try {
    await ensurePackages();
    process.exitCode = await command(rest);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
