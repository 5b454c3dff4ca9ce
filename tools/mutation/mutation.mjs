// Puts faults into the code, one at a time, and asks the specs whether they notice: tools/mutation/README.md
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import startDatabase from '../jest/global-setup.mjs';
import stopDatabase from '../jest/global-teardown.mjs';
import { knownFaults, remember } from './known.mjs';
import { mutantsOf } from './mutants.mjs';
import { passesAlone, specsOf } from './specs.mjs';

const GOAL = 0.8;
/** So many of the faults that were noticed before are put in again with `--known`, and so many must be left of them. */
const KNOWN = 12;
/** A fault that makes the specs run this many times as long as without it never ends. */
const ENDLESS = 8;
/** Milliseconds, before it is known how long the specs run without the fault. */
const FIRST_LIMIT = 240_000;
/** Rules, the analyzer, and the files named after an operation, a reaction or a job. */
const SCOPE = [
  'services/*/src/**/*.rules.ts',
  'libs/speech/src/**/*.ts',
  ...globSync('services/*/src/**/*.ts').filter((file) =>
    /^ {2}@(Handles|Reacts|Processes)\(/m.test(readFileSync(file, 'utf8')),
  ),
];

/** Weights that `tools/intake` and the bench of hesitations fit: another weight is another fit, and what it is worth is measured there. */
const FITTED = /hesitation-weights\.ts$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    known: { type: 'boolean', default: false },
    remember: { type: 'boolean', default: false },
  },
});
const drawn = values.known ? someKnown() : drawnByChance();

// Ctrl-C, and the end of a step of CI, come after the file was put back.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
await startDatabase();
const judged = [];
const until = performance.now() + Number(values.minutes) * 60_000;
for (const mutant of drawn) {
  if (performance.now() > until) break;
  await new Promise(setImmediate);
  const { verdict, by } = judge(mutant);
  judged.push({ ...mutant, verdict });
  const mark = values.known ? (verdict === 'noticed' ? 'ok  ' : 'not ok  ') : '';
  console.log(`${mark}${verdict.padEnd(8)} ${mutant.file}:${mutant.line}  ${mutant.fault}  ${by}`);
}
await stopDatabase();
if (values.remember) remember(judged.filter(({ verdict }) => verdict === 'noticed'));
process.exitCode = (values.known ? areAllNoticed() : isGoalReached()) ? 0 : 1;

function areAllNoticed() {
  const unnoticed = judged.filter(({ verdict }) => verdict !== 'noticed').length;
  console.log(`${judged.length} of ${KNOWN} put in, ${unnoticed} unnoticed`);
  return judged.length === KNOWN && unnoticed === 0;
}

function isGoalReached() {
  const isSpeech = ({ file }) => file.startsWith('libs/');
  const isRule = ({ file }) => file.endsWith('.rules.ts');
  tell('numbers', ({ isNumber }) => isNumber);
  tell('everything else', ({ isNumber }) => !isNumber);
  tell('libs', isSpeech);
  tell('rules', isRule);
  tell('handlers, reactions, jobs', (mutant) => !isSpeech(mutant) && !isRule(mutant));
  const share = tell('all', () => true);
  const unjudged = judged.filter(({ verdict }) => verdict === 'unjudged').length;
  console.log(`goal ${GOAL * 100} %; ${unjudged} unjudged`);
  return share >= GOAL && unjudged === 0;
}

function drawnByChance() {
  const files = [
    ...new Set((positionals.length > 0 ? positionals : SCOPE).flatMap((pattern) => globSync(pattern))),
  ]
    .filter((file) => !/\.(spec|fixtures|properties\.spec|conformance)\.ts$|\/testing\//.test(file))
    .filter((file) => !FITTED.test(file))
    .toSorted((a, b) => a.localeCompare(b));
  const all = files.flatMap((file) =>
    mutantsOf(readFileSync(file, 'utf8')).map((mutant) => ({ file, ...mutant })),
  );
  const drawn = sample(all, Number(values.sample), Number(values.seed));
  console.log(`${drawn.length} of ${all.length} faults in ${files.length} files, seed ${values.seed}`);
  return drawn;
}

/** Faults of the ledger that the code can still have, from all over it. */
function someKnown() {
  const { present, gone } = knownFaults();
  console.log(`${present.length} faults of the ledger; ${gone} more are gone with the code they stood in`);
  const count = Math.min(KNOWN, present.length);
  return Array.from({ length: count }, (_, at) => present[Math.floor((at * present.length) / count)]);
}

/** Prints how many of a kind were noticed. @returns the share */
function tell(kind, belongs) {
  const own = judged.filter((mutant) => belongs(mutant) && mutant.verdict !== 'unjudged');
  const noticed = own.filter(({ verdict }) => verdict === 'noticed').length;
  const share = own.length === 0 ? 0 : noticed / own.length;
  const percent = (value) => `${(value * 100).toFixed(0)} %`;
  const [low, high] = wilson(noticed, own.length).map(percent);
  if (own.length > 0)
    console.log(
      `${kind}: ${noticed} of ${own.length} noticed, ${percent(share)} (95 % interval ${low} to ${high})`,
    );
  return share;
}

/** A failure counts where the spec that failed passes without the fault; an end that never comes, where it comes without the fault. */
function judge(mutant) {
  let limit = FIRST_LIMIT;
  for (;;) {
    const { passed, failed, time } = withFault(mutant, () => specsOf(mutant.file, limit));
    if (passed) return { verdict: 'SURVIVED', by: '' };
    if (passed === false && failed === undefined) return { verdict: 'unjudged', by: 'the run broke off' };
    if (passed === false) {
      const by = relative(process.cwd(), failed.name);
      if (passesAlone(failed)) return { verdict: 'noticed', by };
      console.log(`         ${by} fails without a fault: passed over`);
      continue;
    }
    const usual = specsOf(mutant.file, time);
    if (!usual.passed) return { verdict: 'unjudged', by: 'its specs fail or do not end without the fault' };
    if (time >= ENDLESS * usual.time) return { verdict: 'noticed', by: 'never ends' };
    limit = Math.ceil(ENDLESS * usual.time);
  }
}

/** Does something while the fault is in the file, which is put back whatever happens. */
function withFault({ file, start, end, text }, work) {
  const source = readFileSync(file, 'utf8');
  const putBack = () => writeFileSync(file, source);
  process.once('exit', putBack);
  try {
    writeFileSync(file, source.slice(0, start) + text + source.slice(end));
    return work();
  } finally {
    putBack();
    process.off('exit', putBack);
  }
}

/** The interval in which the share lies with 95 %, of a few that were drawn. */
function wilson(hits, count) {
  if (count === 0) return [0, 1];
  const z = 1.96;
  const middle = (hits + z ** 2 / 2) / (count + z ** 2);
  const half = (z * Math.sqrt((hits * (count - hits)) / count + z ** 2 / 4)) / (count + z ** 2);
  return [middle - half, middle + half];
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
