import assert from 'node:assert/strict';
import { ATTACKS } from '../../bench/availability/attacks.mjs';
import { until } from '../installation.ts';
import { type Answer, Person } from '../people.ts';
import { type Row, type Scene } from '../row.ts';
import { memoryOf } from '../memory.ts';
import { beside } from './beside.ts';

type Call = (method: string, path: string, body?: unknown) => Promise<Answer>;
interface Attack {
  prepare?: (call: Call) => Promise<unknown>;
  attack: (call: Call, prepared: unknown) => Promise<Answer>;
}

const ATTACKERS = 4;
/** The exact figures, beside an idle machine, are those of `npm run bench -- availability`. */
const OTHERS_MS = 2_000;
const callOf =
  (person: Person): Call =>
  (...asked) =>
    person.call(...asked);

/** Four people do the same at once. */
async function atOnce(scene: Scene, name: string): Promise<string> {
  const attackers: Person[] = [];
  for (let n = 0; n < ATTACKERS; n++) attackers.push(await Person.join(scene.installation));
  const { prepare, attack } = (ATTACKS as Record<string, Attack>)[name]!;
  const prepared: unknown[] = [];
  for (const person of attackers) prepared.push(await prepare?.(callOf(person)));
  const before = await memoryOf(scene.installation.pid);
  const began = performance.now();
  const [answers, worst] = await beside(
    scene,
    Promise.all(attackers.map((person, at) => attack(callOf(person), prepared[at]))),
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  for (const { status, text } of answers) assert.ok(status < 500, `${name}: ${status} ${text.slice(0, 200)}`);
  assert.ok(worst < OTHERS_MS, `${name}: another's read took ${Math.round(worst)} ms`);
  if (before === undefined)
    return `${answers.map(({ status }) => status).join(' ')} in ${seconds} s, others <= ${Math.round(worst)} ms`;
  let after = before;
  await until(async () => {
    after = (await memoryOf(scene.installation.pid))!;
    return after.all < before.all * 1.15 + 50;
  }, 60_000);
  return `${answers.map(({ status }) => status).join(' ')} in ${seconds} s, others <= ${Math.round(worst)} ms, ${Math.round(before.all)} -> ${Math.round(after.all)} MB`;
}

const row = (id: string, title: string, before: string, ...names: string[]): Row => ({
  id,
  title,
  before,
  run: async (scene) => {
    const seen: string[] = [];
    for (const name of names) seen.push(`${name}: ${await atOnce(scene, name)}`);
    return seen.join('\n');
  },
});

export const work: Row[] = [
  row(
    'H1',
    'a field of initials, four times at once, holds nobody up',
    'one of 800 characters froze the process for 80 s, and again after a restart',
    'initials in a field (H1)',
    'initials to the limit',
  ),
  row(
    'H2',
    'a PDF with one row of digits, four times at once, holds nobody up',
    'one of 989 bytes took 6.8 s',
    'PDF, one row of digits (H2)',
  ),
  row(
    'H3',
    'costly work of four at once holds nobody up, and its memory comes back within a minute',
    'PDF of 9 kB 17 s; compile-text 32-36 s and 1.6 GB, four at once 156 s; transcript 14.6 s; report 6.1 s',
    'PDF of 9 kB, 600 long rows',
    'compile-text, 290,000 items',
    'compile-text, 300,000 characters',
    'transcript of 199,000 characters',
    'report of that transcript',
  ),
];
