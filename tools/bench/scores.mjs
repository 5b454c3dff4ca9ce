// npm run bench -- scores: good readings spoiled step by step, and pairs of takes whose order is known.
import { DEGRADATIONS } from './scores/degrade.mjs';
import { printExamples } from './scores/examples.mjs';
import { printLeftOut } from './scores/left-out.mjs';
import { printPairs } from './scores/pairs.mjs';
import { printPlaces } from './scores/places.mjs';
import { printScripts } from './scores/scripts.mjs';
import { printStumbles } from './scores/stumbles.mjs';
import { WITH_WORDS, goodReading, scoresOf } from './scores/takes.mjs';
import { VOICES } from './scores/voices.mjs';

/** Readings that were looked at while bands and weights were set, and speakers on whom nothing was set. */
const READINGS = {
  'looked at': ['sonnet-3.mp3', 'austen-1.wav', VOICES[0]],
  'held out': ['austen-2.wav', 'fluent-review.wav', ...VOICES.slice(1)],
  'held out, misses never looked at': ['en-us+m5', 'en-gb+f1', 'en-029+m3'],
};
const LEAST_FALL = 1;
const MOST_ASIDE = 0.3;
const PARTS = ['confidence', 'clarity', 'pace', 'legal'];

const show = (value) => (value === null ? '-' : value.toFixed(1)).padStart(5);
const pairs = [];

/** One way to spoil one reading, printed; answers whether it does what it has to. */
function judge(name, take, { name: how, part, steps, make, unchanged, words = false }) {
  const first = unchanged === undefined ? take : make(take, unchanged);
  const rows = [scoresOf(first, words), ...steps.map((step) => scoresOf(make(take, step), words))];
  const own = rows.map((row) => row[part]);
  const fall = own[0] - own.at(-1);
  const rises = own.slice(1).filter((value, i) => value > own[i] + 1e-9).length;
  // Words that are only written add to the pace counted from them.
  const others = PARTS.filter((one) => one !== part && rows[0][one] !== null && !(words && one === 'pace'));
  const [worst = ['', 0]] = others
    .map((one) => [one, Math.max(...rows.map((row) => Math.abs(rows[0][one] - (row[one] ?? 0))))])
    .toSorted((a, b) => b[1] - a[1]);
  const met = rises === 0 && fall >= LEAST_FALL - 1e-9 && worst[1] <= MOST_ASIDE + 1e-9;
  console.log(
    `  ${how.padEnd(22)}${part.padEnd(11)}${own.map(show).join('')}  overall${rows.map((row) => show(row.overall)).join('')}  others by ${worst[1].toFixed(1)} ${worst[0].padEnd(10)} ${met ? 'met' : 'MISSED'}`,
  );
  rows.slice(1).forEach((row, i) => {
    for (let better = 0; better <= i; better++)
      pairs.push({
        speaker: name,
        how,
        better: rows[better].overall,
        worse: row.overall,
        parts: [rows[better], row],
      });
  });
  return met;
}

// "examples": only what flattered once, which takes a minute.
if (process.argv[2] === 'examples') process.exit(printExamples() ? 0 : 1);

let missed = 0;
for (const [split, names] of Object.entries(READINGS)) {
  const judged = [];
  const before = pairs.length;
  for (const name of names) {
    const [take, worded] = [goodReading(name), goodReading(name, WITH_WORDS)];
    console.log(`\n${name} (${split})`);
    for (const way of DEGRADATIONS) {
      if (!way.words) judged.push(judge(name, take, way));
      else if (worded.text !== null) judged.push(judge(name, worded, way));
    }
  }
  const kept = judged.filter(Boolean).length;
  missed += judged.length - kept;
  console.log(
    `\nDegradations, ${split}: ${kept} of ${judged.length} fall in order, by at least ${LEAST_FALL}, with no other part moved by more than ${MOST_ASIDE}.`,
  );
  if (split === 'held out') {
    printLeftOut(pairs);
    pairs.splice(0, before);
  }
}
const inOrder = printPairs(pairs);
printStumbles();
printScripts();
const [placed, answered] = [printPlaces(), printExamples()];
process.exitCode = placed && answered && inOrder && missed === 0 ? 0 : 1;
