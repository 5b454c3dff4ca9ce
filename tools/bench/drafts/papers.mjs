import { readFileSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { readCaseFields } from '@lectern/content/case-fields/case-fields.rules';

const data = join(import.meta.dirname, '../../../services/content/test-data');

/** Committed papers that the rules were made with, and those that were written afterwards and are only measured. */
export const DEVELOPMENT = ['pdf', 'synthetic', 'papers', 'drafts/development'].map((name) =>
  join(data, name),
);
export const HELD_OUT = [join(data, 'drafts/held-out')];

const asText = (path) => ({
  pageCount: 1,
  stamps: [],
  runningHeads: [],
  warnings: [],
  pages: readFileSync(path, 'utf8')
    .split('\f')
    .map((text, at) => ({ number: at + 1, text, ocr: false, scanned: false, read: true })),
});

/** Every PDF and text of the folders with its case fields. `readPdf` is asked for PDFs alone; without it they are left out. */
export async function papersIn(folders, readPdf) {
  const papers = [];
  for (const folder of folders)
    for (const name of readdirSync(folder).sort()) {
      const path = join(folder, name);
      const text = name.endsWith('.txt')
        ? asText(path)
        : name.endsWith('.pdf') && readPdf
          ? await readPdf(path)
          : undefined;
      if (text)
        papers.push({ id: basename(name, extname(name)), text, fields: readCaseFields(text, name).fields });
    }
  return papers;
}
