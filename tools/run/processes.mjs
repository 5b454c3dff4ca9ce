import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..', '..');

/** The Node that everything of ours runs on: the one from the npm package, else this one if it is new enough. */
export function node24() {
  const fromPackage = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(fromPackage)) return fromPackage;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    `Lectern runs on Node 24, and npm has none for ${process.platform}-${process.arch}: install it from nodejs.org and run this again`,
  );
}

/** Our environment, in which `node` is Node 24 and the programs of the packages are found. */
export function environment(more = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { NX_DAEMON: 'false', ...process.env, PATH: path, ...more };
}

/** Runs a program in the foreground; resolves to its exit code, 128 + number if a signal ended it. */
export function run(command, args, options = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(), ...options });
    child.once('error', failed);
    child.once('exit', (code, signal) => done(exitCode(code, signal)));
  });
}

export function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}

/** True if `command args` ends with 0. */
export function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
