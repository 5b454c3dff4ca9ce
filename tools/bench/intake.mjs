// npm run bench intake [--verbose] [--trained] [--without-apart] [--rules] [--leave-out NAME,...]: the case fields of labeled documents, each scored with its whole case left out of training,
// beside the rules by name and beside random candidates; ten documents that were not opened while this was made stand apart.
// INTAKE_DOCUMENTS=<folder> adds labeled documents (labels*.json with PDFs) to the ten of the repository.
// --without-apart does not read the ten at all: for work on generators and features.
// --rules counts how often what each rule by name reads is chosen; --leave-out NAME,NAME runs without these rules.
// --shown prints what the lists show as JSON, each item with the confidence it was chosen with: what tools/intake/judged.json is judged from.
// --trained scores with the weights that ship: of documents that were in training, so it is no measure of anything but regressions.
import { readCaseFields } from '../../services/content/dist/src/case-fields/case-fields.rules.js';
import { WEIGHTS } from '../../services/content/dist/src/case-fields/candidates/weights.rules.js';
import { readPdf } from '../../services/content/dist/src/document/read-pdf.js';
import { learnConfidence, readJudged } from '../intake/confidence.mjs';
import { learn, lessons, readLessons } from '../intake/dataset.mjs';
import { heldOut, labeledDocuments, pagesOf } from '../intake/documents.mjs';
import { examplesOf } from '../intake/examples.mjs';
import { countRules, leaveOut, printRules } from './pdf/intake-rules.mjs';
import {
  GOALS,
  aloneRows,
  interval,
  printCalibration,
  printReliability,
  randomAnswer,
  shownItems,
  table,
} from './pdf/intake-figures.mjs';
import { flat } from './pdf/flat.mjs';
import { scoreDoc } from './pdf/score.mjs';

const verbose = process.argv.includes('--verbose');
const trained = process.argv.includes('--trained');
const rulesOut = process.argv[process.argv.indexOf('--leave-out') + 1];
if (process.argv.includes('--leave-out')) leaveOut(rulesOut.split(','));
const labeled = labeledDocuments();
const apart = labeled.length > 20 ? heldOut(labeled) : new Set();
const documents = process.argv.includes('--without-apart')
  ? labeled.filter(({ id }) => !apart.has(id))
  : labeled;

const read = [];
for (const doc of documents) {
  const text = await pagesOf(doc, readPdf);
  const examples = examplesOf(doc, text);
  read.push({ doc, text, examples, lesson: lessons(examples) });
}

const own = read.filter(({ doc }) => !apart.has(doc.id)).map(({ lesson }) => lesson);
// Without further folders what the repository keeps of their documents teaches all the same.
const kept = apart.size > 0 ? [] : readLessons().filter(({ id }) => !own.some((one) => one.id === id));
const known = [...own, ...kept];
const learned = new Map();
const asChosen = process.argv.includes('--shown');
const withConfidence = (models, name) =>
  asChosen ? models : { ...models, confidence: learnConfidence(readJudged(), name) };
/** Without any paper of this case; what stands apart teaches nothing at all. */
function modelsWithout(name) {
  if (!learned.has(name))
    learned.set(
      name,
      trained ? WEIGHTS : withConfidence(learn(known.filter((one) => one.case !== name)), name),
    );
  return learned.get(name);
}

const rows = { learned: [], rules: [], random: [] };
const times = [];
const shown = [];
for (const { doc, text, examples } of read) {
  const models = modelsWithout(doc.case);
  // Processor time: what else runs on the machine does not count.
  const started = process.threadCpuUsage();
  const reading = readCaseFields(text, `${doc.id}.pdf`, models);
  const { user, system } = process.threadCpuUsage(started);
  times.push((user + system) / 1000);
  if (process.argv.includes('--rules') && !apart.has(doc.id)) countRules(examples, reading.fields);
  if (!apart.has(doc.id)) shown.push(...shownItems(reading, doc).map((item) => ({ ...item, doc })));
  const { ruled } = examples.understanding;
  const values = (list) => list.map(({ value }) => value).join('\n');
  const rest = { sessionTitle: reading.sessionTitle, docketNumber: reading.docketNumber };
  const answers = {
    learned: { ...reading.fields, ...rest },
    rules: {
      ...reading.fields,
      ...rest,
      keyFacts: values(ruled.facts),
      legalIssues: values(ruled.issues),
      desiredOutcome: values(ruled.outcome),
      timeConstraints: values(ruled.dates),
    },
    random: { ...reading.fields, ...rest, ...randomAnswer(doc.id, examples.lists) },
  };
  for (const [name, answer] of Object.entries(answers))
    rows[name].push({
      d: doc,
      s: scoreDoc(answer, doc),
      alone: aloneRows(answer, doc),
      apart: apart.has(doc.id),
    });
  if (verbose) {
    console.log(`\n## ${doc.id}${apart.has(doc.id) ? ' (apart)' : ''}`);
    for (const [key, value] of Object.entries(answers.learned))
      console.log(`  ${key}: ${flat(value).split('\n').join('\n      ')}`);
  }
}

const sets = [[trained ? 'every document, TRAINED ON' : 'each left out with its case', (row) => !row.apart]];
if (rows.learned.some((row) => row.apart)) sets.push(['ten documents apart, unopened', (row) => row.apart]);
let missed = 0;
for (const [title, of] of sets) {
  const ofSet = Object.fromEntries(Object.entries(rows).map(([name, all]) => [name, all.filter(of)]));
  const figures = table(title, ofSet);
  if (trained) continue;
  for (const [name, goal] of GOALS) {
    const { value } = figures[name] ?? {};
    if (value === undefined) continue;
    const met = value >= goal;
    if (!met && !title.includes('apart')) missed++;
    console.log(
      `  ${met ? 'met   ' : 'MISSED'} ${name} ${value.toFixed(1)} (goal ${goal}; ${interval(figures[name])})`,
    );
  }
}
if (asChosen)
  for (const { doc, ...item } of shown) console.log(JSON.stringify({ ...item, id: doc.id, case: doc.case }));
printReliability(shown);
printCalibration(readJudged());
if (process.argv.includes('--rules')) printRules();
times.sort((a, b) => a - b);
console.log(
  `\n  fields: median ${times[times.length >> 1].toFixed(0)} ms of processor time a document beside reading, slowest ${times.at(-1).toFixed(0)} ms`,
);
process.exit(missed > 0 && apart.size > 0 ? 1 : 0);
