import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CaseDetails } from '@lectern/contracts/case';
import { escaped } from '@lectern/legal-text/escaped';
import { readCaseFields } from './case-fields.rules.js';

const folder = join(import.meta.dirname, '../../test-data/whole-papers');
type Fields = Partial<Record<string, string>>;

const FIELDS: Record<string, keyof CaseDetails> = {
  kind: 'caseType',
  jurisdiction: 'jurisdiction',
  client: 'clientName',
  opponent: 'opposingParty',
  facts: 'keyFacts',
  issues: 'legalIssues',
  outcome: 'desiredOutcome',
  dates: 'timeConstraints',
};
const WHOLE = ['kind', 'jurisdiction', 'client', 'opponent'];
const listed = (text: string) => text.split(' | ');
const either = (text: string) => text.split(' or ');

/** What a line at the head of a paper expects. */
const EXPECTATIONS: Record<string, (fields: Fields, field: string, wanted: string) => void> = {
  /** "kind: bankruptcy or -": one of these; "-" is empty. "facts: one thing | another or the other": each is told. */
  has: (fields, field, wanted) => {
    if (WHOLE.includes(field)) expect(either(wanted)).toContain(fields[FIELDS[field]!] ?? '-');
    else
      for (const part of listed(wanted))
        expect(fields[FIELDS[field]!] ?? '').toMatch(new RegExp(either(part).map(escaped).join('|'), 'i'));
  },
  /** "no facts: WARNING | YOU ARE": none of these is told. */
  no: (fields, field, wanted) => {
    const text =
      field === 'parties' ? `${fields.clientName} ${fields.opposingParty}` : fields[FIELDS[field]!];
    for (const part of listed(wanted)) expect(text ?? '').not.toContain(part);
  },
  /** "empty: facts | outcome" */
  empty: (fields, _, wanted) => {
    for (const field of listed(wanted)) expect(fields[FIELDS[field]!]).toBeUndefined();
  },
};

/** A synthetic paper, and above its first empty line what is expected of it. "not read: ..." is expected and not reached. */
function paper(file: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  const [head = ''] = text.split('\n\n', 1);
  const pages = text
    .slice(head.length + 2)
    .split('\f')
    .map((page, index) => ({ number: index + 1, text: page, ocr: false, scanned: false, read: true }));
  const { fields } = readCaseFields(
    { pageCount: pages.length, pages, stamps: [], runningHeads: [], warnings: [] },
    'upload.pdf',
  );
  const expectations = head.split('\n').map((line) => {
    const missed = line.startsWith('not read: ');
    const [label = '', wanted = ''] = line.replace('not read: ', '').split(/: (.*)/);
    const [, sort, field = label] = /^(no|empty)(?: (\w+))?$/.exec(label) ?? [];
    return { line, missed, holds: () => EXPECTATIONS[sort ?? 'has']!(fields, field, wanted) };
  });
  return { fields, expectations };
}

describe('whole papers of kinds that taught nothing', () => {
  describe.each(readdirSync(folder))('%s', (file) => {
    for (const { line, missed, holds } of paper(file).expectations) (missed ? it.failing : it)(line, holds);
  });
});
