import { run } from './processes.mjs';
import { jest } from './test.mjs';

const lintSteps = [
  ['Lint', 'oxlint', ['--type-aware', '--quiet']],
  ['Boundaries', 'node', ['tools/boundaries/imports.mjs']],
];
const checkSteps = [
  ['Format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ...lintSteps,
  ['Types', 'tsc', ['-b']],
  ['Types of the web app', 'tsc', ['--noEmit', '-p', 'web']],
  ['Types of its tests', 'tsc', ['--noEmit', '-p', 'web/tsconfig.node.json']],
];

/** Style rules, and who may import whom. */
export function lint() {
  return all(lintSteps);
}

/** Everything to know before a commit: format, lint, types, and the tests that need no container and no browser. */
export async function check() {
  const code = await all(checkSteps);
  return (
    (await jest([
      '--testPathIgnorePatterns',
      String.raw`\.e2e\.spec\.(ts|mjs)$`,
      String.raw`\.conformance\.ts$`,
    ])) || code
  );
}

/** Runs every step, also after one has failed: one run shows everything that is wrong. */
async function all(steps) {
  let failed = 0;
  for (const [name, command, args] of steps) {
    const code = await run(command, args);
    console.log(`${name}: ${code === 0 ? 'ok' : `failed (exit code ${code})`}`);
    failed ||= code;
  }
  return failed;
}
