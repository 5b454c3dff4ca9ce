import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCaseFields } from './case-fields.rules.js';

const folder = join(import.meta.dirname, '../../test-data/case-types');

/** One short synthetic paper a file, named after its type and its subject. */
const papers = readdirSync(folder).map((name) => ({ name, type: name.split('.')[0] }));

describe('the type of a case', () => {
  it.each(papers)('of $name', ({ name, type }) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const pages = [{ number: 1, text, ocr: false, scanned: false, read: true }];
    const { fields } = readCaseFields(
      { pageCount: 1, pages, stamps: [], runningHeads: [], warnings: [] },
      'upload.pdf',
    );
    expect(fields.caseType).toBe(type);
  });
});

it('An answer speaks for the one who answers', () => {
  const text = `COMMONWEALTH OF KENTUCKY
JEFFERSON CIRCUIT COURT
CIVIL ACTION NO. 22-CI-004519
OREN PRATT                                             PLAINTIFF
v.
HARBOR TERMINAL, INC.                                  DEFENDANT
ANSWER OF DEFENDANT HARBOR TERMINAL, INC.
Defendant Harbor Terminal, Inc., for its answer to the complaint, states:
1. Defendant admits that Plaintiff was on its dock on July 8, 2021.`;
  const pages = [{ number: 1, text, ocr: false, scanned: false, read: true }];
  const { fields } = readCaseFields(
    { pageCount: 1, pages, stamps: [], runningHeads: [], warnings: [] },
    'upload.pdf',
  );
  expect(fields).toMatchObject({ clientName: 'Harbor Terminal, Inc.', opposingParty: 'Oren Pratt' });
});
