// npm run bench -- drafts [--list] [folder ...]: the drafts by rules over papers and every scenario, beside the same papers copied.
// Without a folder: the papers of the tests, those that the rules were made with and those that were written afterwards, apart.
// Nothing was fitted to folders that are given. Then one file of 600 pages made of them, with time and memory.
import { readPdf } from '@lectern/content/document/read-pdf';
import { DEVELOPMENT, HELD_OUT, papersIn } from './drafts/papers.mjs';
import { longFile } from './drafts/long-file.mjs';
import { draftAndMeasure } from './drafts/run.mjs';
import { table } from './drafts/table.mjs';

const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const list = process.argv.includes('--list');
const sets =
  given.length > 0
    ? [['Given papers', given]]
    : [
        ['Development papers', DEVELOPMENT],
        ['Held-out papers', HELD_OUT],
      ];

for (const [title, folders] of sets) {
  const papers = await papersIn(folders, readPdf);
  const rows = papers.flatMap(draftAndMeasure);
  if (list)
    for (const { id, scenario, worst } of rows)
      for (const [name, text] of worst) console.log(`${id}, ${scenario}: ${name}: ${text}`);
  if (table(title, rows).length > 0) process.exitCode = 1;
  if (await longFile(papers)) process.exitCode = 1;
}
process.exit();
