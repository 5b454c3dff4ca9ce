// Learns what decides the fields of intake. After `npm run build`:
//   node tools/intake/train.mjs                      weights again from the examples that the repository keeps
//   INTAKE_DOCUMENTS=<folder> node tools/intake/train.mjs   examples again from labeled documents (labels*.json, PDFs), then weights
//   ... --without-held-out                            the same without the documents that are reported apart
import { readPdf } from '../../services/content/dist/src/document/read-pdf.js';
import { learnConfidence, readJudged } from './confidence.mjs';
import { learn, lessons, readLessons, writeLessons, writeModels } from './dataset.mjs';
import { heldOut, labeledDocuments, pagesOf } from './documents.mjs';
import { examplesOf } from './examples.mjs';

if (process.env.INTAKE_DOCUMENTS) {
  const documents = labeledDocuments();
  const apart = process.argv.includes('--without-held-out') ? heldOut(documents) : new Set();
  const all = [];
  for (const doc of documents.filter(({ id }) => !apart.has(id)))
    all.push(lessons(examplesOf(doc, await pagesOf(doc, readPdf))));
  writeLessons(all);
}
const all = readLessons();
writeModels({ ...learn(all), confidence: learnConfidence(readJudged()) });
console.log(`Learned from ${all.length} documents of ${new Set(all.map((one) => one.case)).size} cases.`);
process.exit(0);
