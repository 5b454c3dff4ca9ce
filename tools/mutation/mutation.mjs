// Puts faults into the code, one at a time, and asks the specs whether they notice: tools/mutation/README.md
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutantsOf } from './mutants.mjs';

const GOAL = 0.8;
/** A fault that makes the specs run this many times as long as without it never ends. */
const ENDLESS = 8;
/** Rules, the analyzer, and the files named after an operation, a reaction or a job. */
const SCOPE = [
  'services/*/src/**/*.rules.ts',
  'libs/speech/src/**/*.ts',
  ...globSync('services/*/src/**/*.ts').filter((file) =>
    /^ {2}@(Handles|Reacts|Processes)\(/m.test(readFileSync(file, 'utf8')),
  ),
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const files = [
  ...new Set((positionals.length > 0 ? positionals : SCOPE).flatMap((pattern) => globSync(pattern))),
]
  .filter((file) => !/\.(spec|fixtures|properties\.spec|conformance)\.ts$|\/testing\//.test(file))
  .toSorted((a, b) => a.localeCompare(b));
const all = files.flatMap((file) =>
  mutantsOf(readFileSync(file, 'utf8')).map((mutant) => ({ file, ...mutant })),
);
const drawn = sample(all, Number(values.sample), Number(values.seed));
console.log(`${drawn.length} of ${all.length} faults in ${files.length} files, seed ${values.seed}`);

// Ctrl-C ends after the file was put back.
process.once('SIGINT', () => process.exit(130));
const healthy = new Map();
let noticed = 0;
let unjudged = 0;
for (const mutant of drawn) {
  await new Promise(setImmediate);
  // A spec that fails anyway notices nothing.
  if (!healthy.has(mutant.file)) healthy.set(mutant.file, timeOf(mutant.file));
  const usual = healthy.get(mutant.file);
  if (usual === null) {
    console.log(`unjudged ${mutant.file}:${mutant.line}  its specs fail without a fault`);
    unjudged++;
    continue;
  }
  const isNoticed = tryOut(mutant, usual);
  if (isNoticed) noticed++;
  console.log(`${isNoticed ? 'noticed ' : 'SURVIVED'} ${mutant.file}:${mutant.line}  ${mutant.fault}`);
}
const judged = drawn.length - unjudged;
const share = judged === 0 ? 0 : noticed / judged;
console.log(`${noticed} of ${judged} noticed: ${(share * 100).toFixed(0)} %, goal ${GOAL * 100} %`);
process.exitCode = share >= GOAL && unjudged === 0 ? 0 : 1;

/** Whether a spec that depends on the file fails with the fault in it. The file is put back, whatever happens. */
function tryOut({ file, start, end, text }, usual) {
  const source = readFileSync(file, 'utf8');
  const putBack = () => writeFileSync(file, source);
  process.once('exit', putBack);
  try {
    writeFileSync(file, source.slice(0, start) + text + source.slice(end));
    return !specsPass(file, Math.ceil(ENDLESS * usual));
  } finally {
    putBack();
    process.off('exit', putBack);
  }
}

/** Milliseconds of the specs without a fault; null where they fail. */
function timeOf(file) {
  const from = performance.now();
  return specsPass(file) ? performance.now() - from : null;
}

function specsPass(file, timeout) {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const related = ['--passWithNoTests', '--testPathIgnorePatterns', 'e2e', '--findRelatedTests', file];
  // The specs of its own package: those of whoever uses it would notice more, and take minutes.
  const own = ['--roots', file.split('/').slice(0, 2).join('/')];
  const jest = ['node_modules/jest/bin/jest.js', '--bail', '--silent', '--maxWorkers=1', ...own, ...related];
  return spawnSync(process.execPath, [...flags, ...jest], { stdio: 'ignore', timeout }).status === 0;
}

/** The same draw for the same seed (mulberry32 and Fisher-Yates). */
function sample(list, count, seed) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const rest = [...list];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(Math.floor(random() * rest.length), 1)[0],
  );
}
