import { median } from './measures.mjs';

/** Measures that must be zero, and those with a share. */
export const ZERO = [
  'unsupported',
  'procedure in an opening',
  'law or argument in an opening',
  'wrong burden',
  'wrong side',
  'cross: not leading',
  'direct: suggests the answer',
  'said twice',
  'altered quotation',
];

const share = (part, whole) => (whole === 0 ? 0 : (100 * part) / whole);

/** The figures over some drafts; `of` takes the counts of a row. */
function figures(rows, of) {
  const counts = rows.map(of);
  const sum = (name) => counts.reduce((total, count) => total + (count[name] ?? 0), 0);
  const cross = counts.flatMap(({ crossWords }) => crossWords);
  const openings = rows.filter(({ scenario }) => scenario === 'opening-statement').map(of);
  const events = openings.reduce((total, { eventsTold }) => total + (eventsTold?.told ?? 0), 0);
  const inOrder = openings.reduce((total, { eventsTold }) => total + (eventsTold?.inOrder ?? 0), 0);
  const ofTheCase = openings.reduce((total, { eventsOfTheCase }) => total + eventsOfTheCase, 0);
  const told = openings.reduce((total, { eventsOfTheCaseTold }) => total + eventsOfTheCaseTold, 0);
  return [
    ...ZERO.map((name) => ({ name, value: sum(name), said: String(sum(name)), goal: '0', most: 0 })),
    percent('longer than 25 words', share(sum('longer than 25 words'), sum('sentences')), '<= 3 %', 3),
    percent('cross: two facts in a question', share(sum('cross: two facts'), cross.length), '<= 2 %', 2),
    {
      name: 'cross: median words of a question',
      value: median(cross) ?? 0,
      said: String(median(cross) ?? '-'),
      goal: '<= 12',
      most: 12,
    },
    { ...percent('dated events told', share(told, ofTheCase)), said: `${told} of ${ofTheCase}` },
    { ...percent('told dates in order of time', share(inOrder, events)), said: `${inOrder} of ${events}` },
    { name: 'spoken sentences', said: String(sum('sentences')) },
    { name: 'questions', said: String(sum('questions')) },
  ];
}
const percent = (name, value, goal, most) => ({ name, value, said: `${value.toFixed(1)} %`, goal, most });

/** Names of the measures that are above their ceiling. */
export const missed = (rows) =>
  figures(rows, ({ count }) => count)
    .filter(({ value, most }) => most !== undefined && value > most)
    .map(({ name, said, goal }) => `${name}: ${said}, ${goal}`);

/** One table over some drafts beside the same documents copied; returns what is above its ceiling. */
export function table(title, rows) {
  const documents = new Set(rows.map(({ id }) => id)).size;
  const telling = new Set(rows.filter((row) => row.telling).map(({ id }) => id)).size;
  console.log(`\n${title}: ${documents} documents (${telling} tell a story), ${rows.length} drafts`);
  console.log(
    `  ${''.padEnd(6)} ${''.padEnd(36)} ${'rules'.padStart(10)} ${'copied'.padStart(10)}   ceiling`,
  );
  const naive = figures(rows, (row) => row.naive);
  for (const [at, { name, value, said, goal, most }] of figures(rows, ({ count }) => count).entries()) {
    const state = most === undefined ? '' : value > most ? 'MISSED' : 'met';
    console.log(
      `  ${state.padEnd(6)} ${name.padEnd(36)} ${said.padStart(10)} ${naive[at].said.padStart(10)}   ${goal ?? ''}`,
    );
  }
  const slowest = rows.reduce((a, b) => (b.ms > a.ms ? b : a));
  console.log(
    `         longest draft ${(slowest.ms / 1000).toFixed(1)} s (${slowest.id}, ${slowest.scenario})`,
  );
  return missed(rows);
}
