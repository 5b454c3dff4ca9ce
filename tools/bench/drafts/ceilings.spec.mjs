import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DEVELOPMENT, HELD_OUT, papersIn } from './papers.mjs';
import { draftAndMeasure } from './run.mjs';
import { missed } from './table.mjs';

// PDFs are the bench's; their text takes a process of its own.
const folders = [...DEVELOPMENT, ...HELD_OUT].filter(
  (folder) => !['pdf', 'synthetic'].includes(basename(folder)),
);

describe('drafts', () => {
  it.each(folders.map((folder) => [basename(folder), folder]))(
    'of the papers in %s stay under every ceiling',
    async (_, folder) => {
      const rows = (await papersIn([folder])).flatMap(draftAndMeasure);

      expect(rows.length).toBeGreaterThan(0);
      expect(missed(rows)).toEqual([]);
    },
  );
});
