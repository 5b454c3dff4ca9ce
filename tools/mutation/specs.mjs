import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  '--bail',
  '--silent',
  '--maxWorkers=1',
  '--reporters=./tools/mutation/failure-reporter.mjs',
  '--testSequencer=./tools/mutation/nearest-first.mjs',
];
const SLOW = /Exceeded timeout|thrown: "Exceeded/;
const folder = mkdtempSync(join(tmpdir(), 'lectern-mutation-'));
const FAILURE_FILE = join(folder, 'failure.json');
const TIMES_FILE = join(folder, 'times.json');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Specs that take minutes: they start a service, or watch how long hostile texts take. */
const LONG = /testing\/test-service|hostile|fuzz/;
const long = globSync('{libs,services}/*/src/**/*.spec.ts').filter(
  (spec) => LONG.test(spec) || LONG.test(readFileSync(spec, 'utf8')),
);
/** Rules and libraries are noticed by specs that take seconds, or not. */
const isPure = (file) => file.startsWith('libs/') || file.endsWith('.rules.ts');

/**
 * Runs the specs of its own package that depend on a file, the near and quick ones first, until one fails: those of other packages would notice more,
 * and take minutes. `passed` is null where they did not end within the limit.
 */
export function specsOf(file, limit) {
  const own = ['--roots', file.split('/').slice(0, 2).join('/')];
  const passedOver = ['e2e', ...unsteady, ...(isPure(file) ? long : [])].flatMap((path) => [
    '--testPathIgnorePatterns',
    path,
  ]);
  const related = ['--passWithNoTests', ...passedOver, '--findRelatedTests', file];
  return jest([...own, ...related], { MUTATED_FILE: file }, limit);
}

const sound = new Set();
const unsteady = new Set();

/**
 * Whether a spec that failed passes without a fault; one that does not is passed over from then on. One that failed for its time is
 * asked each time: the machine may be the reason.
 */
export function passesAlone({ name, message }) {
  if (sound.has(name) && !SLOW.test(message)) return true;
  const { passed } = jest(['--runTestsByPath', name], {});
  (passed ? sound : unsteady).add(name);
  return passed === true;
}

function jest(args, env, timeout) {
  rmSync(FAILURE_FILE, { force: true });
  const from = performance.now();
  const { status, signal, error } = spawnSync(process.execPath, [...JEST, ...args], {
    stdio: 'ignore',
    timeout: timeout && Math.ceil(timeout),
    env: { ...process.env, FAILURE_FILE, TIMES_FILE, ...env },
  });
  const isOver = error?.code === 'ETIMEDOUT';
  // Ended from outside, and so is this.
  if (!isOver && ['SIGINT', 'SIGTERM'].includes(signal)) process.exit(130);
  const time = performance.now() - from;
  if (isOver) return { passed: null, time };
  const failed = existsSync(FAILURE_FILE) ? JSON.parse(readFileSync(FAILURE_FILE, 'utf8')) : undefined;
  return { passed: status === 0, time, failed };
}
