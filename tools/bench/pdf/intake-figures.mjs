// Figures of the intake bench: per field with intervals, and what a reader sees (the first items, each alone).
import { calibration } from '../../intake/confidence.mjs';
import { randomOf } from '../../intake/random.mjs';
import { nameMatch } from './name-match.mjs';
import { dateHit, phraseHit } from './score.mjs';

const CORE = [
  'caseType',
  'jurisdiction',
  'plaintiffFound',
  'defendantFound',
  'keyFacts',
  'legalIssues',
  'desiredOutcome',
  'timeConstraints',
  'sessionTitle',
];
const SHOWN = [
  ...CORE,
  'bothParties',
  'clientSide',
  'noInvention',
  'noWrongParty',
  'docket',
  'first 6 issues alone',
  'first 4 outcomes alone',
  'first 5 dates alone',
  'issues: right of first 3',
  'outcomes: right of first 3',
  'mean',
];

export const GOALS = [
  ['mean', 90],
  ['noWrongParty', 96],
  ['bothParties', 87],
  ['clientSide', 85],
  ['caseType', 86],
  ['first 6 issues alone', 65],
  ['first 4 outcomes alone', 72],
  ['first 5 dates alone', 90],
];

const items = (text) => (text ? text.split('\n').filter(Boolean) : []);

/** [hits, of] of the first items of each list, every item judged alone. */
export function aloneRows(answer, { labels, softDates = labels.softDates ?? [] }) {
  const issues = items(answer.legalIssues);
  const outcomes = items(answer.desiredOutcome);
  const dates = items(answer.timeConstraints).slice(0, 5).join('\n');
  const must = labels.deadlines.filter((date) => !softDates.includes(date));
  const recall = (wanted, hit) => [wanted.filter(hit).length, wanted.length];
  const right = (list, wanted) =>
    wanted.length === 0
      ? [0, 0]
      : [
          list.slice(0, 3).filter((item) => wanted.some((label) => phraseHit([item], label, 0.5))).length,
          Math.min(3, list.length),
        ];
  return {
    'first 6 issues alone': recall(labels.legalIssues, (label) => phraseHit(issues.slice(0, 6), label, 0.5)),
    'first 4 outcomes alone': recall(labels.relief, (label) => phraseHit(outcomes.slice(0, 4), label, 0.5)),
    'first 5 dates alone': recall(must, (date) => dateHit(dates, date)),
    'issues: right of first 3': right(issues, labels.legalIssues),
    'outcomes: right of first 3': right(outcomes, labels.relief),
  };
}

const JUDGED = {
  caseType: (value, { caseType }) => caseType.accept.includes(value),
  clientName: isParty,
  opposingParty: isParty,
  keyFacts: (value, { keyFacts }) => keyFacts.some((label) => phraseHit([value], label, 0.6)),
  legalIssues: (value, { legalIssues }) => legalIssues.some((label) => phraseHit([value], label, 0.5)),
  desiredOutcome: (value, { relief }) => relief.some((label) => phraseHit([value], label, 0.5)),
  timeConstraints: (value, { deadlines }) => deadlines.some((date) => dateHit(value, date)),
};
function isParty(value, { plaintiff, defendant, otherParties = [] }) {
  const all = [...plaintiff.names, ...defendant.names];
  return [...all, ...otherParties].some((name) => nameMatch(value, name, all));
}

/** Every item shown, with the confidence shown and whether a label says the same. */
export function shownItems({ fields, sources }, { labels }) {
  return Object.entries(JUDGED).flatMap(([field, isRight]) => {
    const own = sources.filter((source) => source.field === field);
    const values = ['clientName', 'opposingParty'].includes(field) ? [fields[field]] : items(fields[field]);
    return values
      .slice(0, own.length)
      .filter(Boolean)
      .map((value, at) => ({ field, value, confidence: own[at].confidence, right: isRight(value, labels) }));
  });
}

const LEAST = [0.9, 0.8, 0.7, 0.5, 0.3, 0];
/** Prints how many of the items shown at each confidence a label confirms. Labels of lists name the most important items, not all. */
export function printReliability(shown) {
  console.log('\n  confirmed of what is shown at a confidence of');
  console.log(`  ${''.padEnd(18)}${LEAST.map((least) => `${least}+`.padStart(9)).join('')}`);
  for (const [field, own] of Map.groupBy(shown, (one) => one.field)) {
    const cells = LEAST.map((least, at) => {
      const bin = own.filter(({ confidence }) => confidence >= least && confidence < (LEAST[at - 1] ?? 2));
      return bin.length === 0 ? '-' : `${bin.filter(({ right }) => right).length}/${bin.length}`;
    });
    console.log(`  ${field.padEnd(18)}${cells.map((cell) => cell.padStart(9)).join('')}`);
  }
}

/** Prints how well the confidence shown foretells what was right, each case left out, beside saying the mean of all others. */
export function printCalibration(judged) {
  console.log('\n  Brier score of the confidence on items read against their paper (lower is better)');
  for (const [field, items] of Object.entries(judged)) {
    const { items: count, cases, brier, mean, gain } = calibration(items);
    const shown = gain[0] > 0 ? 'learned' : 'the mean';
    console.log(
      `  ${field.padEnd(18)} learned ${brier.toFixed(3)}  mean ${mean.toFixed(3)}  gain ${gain[0].toFixed(3)}..${gain[1].toFixed(3)}  ${count} items of ${cases} cases: ${shown} is used`,
    );
  }
}

/** As many candidates of each list, taken blindly. */
export function randomAnswer(seed, lists) {
  const random = randomOf(seed);
  const take = (list, most) =>
    list
      .map(({ value }) => [random(), value])
      .sort(([a], [b]) => a - b)
      .slice(0, most)
      .map(([, value]) => value)
      .join('\n');
  return {
    keyFacts: take(lists.facts, 12),
    legalIssues: take(lists.issues, 12),
    desiredOutcome: take(lists.outcome, 8),
    timeConstraints: take(lists.dates, 10),
  };
}

function sums(rows) {
  const total = {};
  for (const { s, alone } of rows)
    for (const [name, [got, of]] of Object.entries({ ...s, ...alone })) {
      total[name] ??= { got: 0, of: 0 };
      total[name].got += got;
      total[name].of += of;
    }
  for (const one of Object.values(total)) one.value = one.of === 0 ? undefined : (100 * one.got) / one.of;
  const core = CORE.map((name) => total[name]?.value).filter((value) => value !== undefined);
  total.mean = { value: core.reduce((sum, value) => sum + value, 0) / core.length };
  return total;
}

/** 95 % interval: Wilson for a share; for the mean, by drawing documents again 1,000 times. */
export function interval({ got, of, drawn }) {
  if (drawn) return `${drawn[0].toFixed(1)}-${drawn[1].toFixed(1)}`;
  const [z, p] = [1.96, got / of];
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return `${(100 * (middle - half)).toFixed(1)}-${(100 * (middle + half)).toFixed(1)}`;
}

function drawnMean(rows) {
  const random = randomOf('again');
  const means = Array.from(
    { length: 1000 },
    () => sums(rows.map(() => rows[Math.floor(random() * rows.length)])).mean.value,
  );
  means.sort((a, b) => a - b);
  return [means[25], means[974]];
}

/** Prints a table of learned beside rules beside random, and returns the figures of the first. */
export function table(title, { learned, rules, random }) {
  console.log(
    `\n== ${title}: ${learned.length} documents\n  ${'field'.padEnd(28)} learned              rules   random`,
  );
  const [own, named, blind] = [learned, rules, random].map(sums);
  own.mean.drawn = drawnMean(learned);
  for (const name of SHOWN) {
    const one = own[name];
    if (one?.value === undefined) continue;
    const of = one.of === undefined ? '' : `${one.got}/${one.of}`;
    const figure = (all) => (all[name]?.value === undefined ? '-' : all[name].value.toFixed(1)).padStart(7);
    console.log(
      `  ${name.padEnd(28)}${figure(own)} ${of.padEnd(7)} ${interval(one).padEnd(11)}${figure(named)}  ${figure(blind)}`,
    );
  }
  return own;
}
