// npm run bench -- pdf [--verbose]: PDF intake on the ten labeled documents, beside `pdftotext -layout` in the same run.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCaseFields } from '../../services/content/dist/src/case-fields/case-fields.rules.js';
import { readPdf } from '../../services/content/dist/src/document/read-pdf.js';
import { flat } from './pdf/flat.mjs';
import { measureReading } from './pdf/reading-speed.mjs';
import { print, scoreDoc } from './pdf/score.mjs';

const folder = join(import.meta.dirname, '../../services/content/test-data/pdf');
const verbose = process.argv.includes('--verbose');
const { docs } = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'));

const rows = [];
const digital = docs.filter(({ kind }) => kind === 'digital').map(({ id }) => join(folder, `${id}.pdf`));
const speed = await measureReading(digital);
const scans = { pages: 0, ms: 0 };
let rulesMs = 0;
for (const doc of docs) {
  const path = join(folder, `${doc.id}.pdf`);
  if (createHash('sha256').update(readFileSync(path)).digest('hex') !== doc.sha256)
    throw new Error(`${doc.id} is another file`);
  const started = performance.now();
  const text = await readPdf(path);
  const read = performance.now();
  const reading = readCaseFields(text, `${doc.id}.pdf`);
  rulesMs += performance.now() - read;
  if (doc.kind !== 'digital') {
    scans.pages += text.pages.filter((page) => page.ocr).length;
    scans.ms += read - started;
  }
  // As POST /api/parse-pdf answers.
  const answer = {
    ...reading.fields,
    sessionTitle: reading.sessionTitle,
    docketNumber: reading.docketNumber,
  };
  const s = scoreDoc(answer, doc);
  rows.push({ d: doc, s, r: answer });
  if (verbose) {
    console.log(
      `\n${doc.id}: ${Object.entries(s)
        .map(([key, [got, of]]) => `${key} ${got}/${of}`)
        .join(', ')}`,
    );
    for (const [key, value] of Object.entries(answer))
      console.log(`  ${key}: ${flat(value).split('\n').join('\n      ')}`);
    console.log(`  warnings: ${reading.warnings.join(' | ')}`);
  }
}

const summary = print('PDF intake', rows);
const whole = (value) => value.toFixed(0);
console.log(
  `\n  short files: ${whole(speed.short)} pages/s over ${digital.length} files of ${speed.pages} pages (pdftotext -layout: ${whole(speed.theirs)}); the first, with the start of the processes, took ${whole(speed.firstMs)} ms`,
);
console.log(
  `  long file: ${whole(speed.long)} pages/s, ${speed.longPages} pages (pdftotext -layout: ${whole(speed.theirsLong)})`,
);
console.log(
  `  longest pause of the event loop beside it: ${speed.pauses.map(whole).join(', ')} ms in ${speed.pauses.length} rounds`,
);
console.log(`  scanned: ${(scans.ms / scans.pages / 1000).toFixed(2)} s a page by OCR, ${scans.pages} pages`);
console.log(`  rules: ${(rulesMs / docs.length).toFixed(1)} ms a document`);

const goals = [
  ['mean of the core fields', summary.MEAN_CORE.pct, 92],
  ['no wrong party', summary.noWrongParty.pct, 100],
  ['both parties', summary.bothParties.pct, 100],
  ['pages a second over short files', Math.round(speed.short), 120],
  ['pages a second of a long file', Math.round(speed.long), 250],
];
for (const [name, value, goal] of goals)
  console.log(`  ${value >= goal ? 'met   ' : 'MISSED'} ${name} ${value} (goal ${goal})`);
const pause = Math.max(...speed.pauses);
console.log(`  ${pause <= 50 ? 'met   ' : 'MISSED'} longest pause ${whole(pause)} ms (goal 50)`);
if (pause > 50 || goals.some(([, value, goal]) => value < goal)) process.exitCode = 1;
