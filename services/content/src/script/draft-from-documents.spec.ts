import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CONTENT_TYPES, SCENARIOS } from '@lectern/contracts/scenarios';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { readPdf } from '../document/read-pdf.js';
import { groundsOf } from './checker.js';
import { draftByRules } from './draft.js';
import { published } from './publish.js';
import { briefFor, readable } from './pure-draft.js';

const folder = join(import.meta.dirname, '../../test-data/pdf');
const documents = (await readdir(folder)).filter((name) => name.endsWith('.pdf'));
const flat = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

describe.each(documents)('scripts from %s', (name) => {
  it('stand on the document alone, and quote pages that hold the quotation', async () => {
    const text = await readPdf(join(folder, name), { ocrPages: 0 });
    const { fields } = readCaseFields(text, name);
    const details = {
      ...fields,
      caseType: fields.caseType ?? ('civil-litigation' as const),
      keyFacts: fields.keyFacts ?? 'See the document.',
    };
    const grounds = groundsOf(details, text.pages);
    const documents = [{ name, pages: text.pages }];

    const answers = SCENARIOS.map((scenario) => {
      const brief = briefFor({ scenario, caseDetails: details, documents });
      return published(readable(draftByRules(brief, CONTENT_TYPES), brief), grounds, {
        drafting: 'rules',
        notes: [],
      });
    });

    const lines = answers.flatMap(({ provenance }) => provenance);
    expect(lines.filter(({ sources }) => sources.some(({ kind }) => kind === 'unsupported'))).toEqual([]);
    expect(
      answers.flatMap(({ citations }) => citations).filter(({ state }) => state === 'not-verified'),
    ).toEqual([]);
    const misplaced = lines
      .flatMap(({ sources }) => sources)
      .filter((source) => source.kind === 'pdf')
      .filter(({ page, quote }) => !flat(text.pages[page - 1]?.text ?? '').includes(flat(quote)));
    expect(misplaced).toEqual([]);
    const nameless = lines
      .flatMap(({ sources }) => sources)
      .filter((source) => source.kind === 'pdf' && source.document !== name);
    expect(nameless).toEqual([]);
    const { papers } = briefFor({ scenario: 'opening-statement', caseDetails: details, documents }).model;
    const telling = papers.some(({ tellsStory }) => tellsStory);
    const opening = answers[0]!.provenance.filter(({ contentType }) => contentType === 'opening_statement');
    // Papers that argue an appeal have no trial left to open.
    const isOver = opening.some(({ text }) => text.startsWith('These papers argue an appeal'));
    expect(opening.some(({ sources }) => sources.some(({ kind }) => kind === 'pdf'))).toBe(
      telling && !isOver,
    );
  });
});
