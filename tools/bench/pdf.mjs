// npm run bench -- pdf [--verbose]: PDF intake on the ten labeled documents, beside `pdftotext -layout` in the same run.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCaseFields } from '../../services/content/dist/src/case-fields/case-fields.rules.js';
import { readPdf } from '../../services/content/dist/src/document/read-pdf.js';
import { flat } from './pdf/flat.mjs';
import { print, scoreDoc } from './pdf/score.mjs';

const folder = join(import.meta.dirname, '../../services/content/test-data/pdf');
const verbose = process.argv.includes('--verbose');
const { docs } = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'));

const rows = [];
const speed = { pages: 0, ours: 0, theirs: 0, ocrPages: 0, ocrMs: 0, rules: 0, longest: { pages: 0, ms: 1 } };
for (const doc of docs) {
  const path = join(folder, `${doc.id}.pdf`);
  if (createHash('sha256').update(readFileSync(path)).digest('hex') !== doc.sha256)
    throw new Error(`${doc.id} is another file`);
  const started = performance.now();
  const text = await readPdf(path);
  const read = performance.now();
  const reading = readCaseFields(text, `${doc.id}.pdf`);
  speed.rules += performance.now() - read;
  if (doc.kind === 'digital') {
    const before = performance.now();
    execFileSync('pdftotext', ['-layout', path, '-'], { maxBuffer: 1e8 });
    speed.theirs += performance.now() - before;
    speed.ours += read - started;
    speed.pages += text.pageCount;
    if (text.pageCount > speed.longest.pages) speed.longest = { pages: text.pageCount, ms: read - started };
  } else {
    speed.ocrPages += text.pages.filter((page) => page.ocr).length;
    speed.ocrMs += read - started;
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
const rate = (pages, ms) => (pages / (ms / 1000)).toFixed(0);
console.log(
  `\n  digital: ${rate(speed.pages, speed.ours)} pages/s, one limited process a file (pdftotext -layout: ${rate(speed.pages, speed.theirs)}), ${speed.pages} pages`,
);
console.log(
  `  longest file: ${rate(speed.longest.pages, speed.longest.ms)} pages/s, ${speed.longest.pages} pages, start of the process included`,
);
console.log(
  `  scanned: ${(speed.ocrMs / speed.ocrPages / 1000).toFixed(2)} s a page by OCR, ${speed.ocrPages} pages`,
);
console.log(`  rules: ${(speed.rules / docs.length).toFixed(1)} ms a document`);

const goals = [
  ['mean of the core fields', summary.MEAN_CORE.pct, 92],
  ['no wrong party', summary.noWrongParty.pct, 100],
  ['both parties', summary.bothParties.pct, 100],
];
for (const [name, value, goal] of goals)
  console.log(`  ${value >= goal ? 'met   ' : 'MISSED'} ${name} ${value} (goal ${goal})`);
if (goals.some(([, value, goal]) => value < goal)) process.exitCode = 1;
