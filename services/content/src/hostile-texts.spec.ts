import { growth, IN_PROPORTION } from '@lectern/testing/growth';
import { describe, expect, it } from '@jest/globals';
import { CONTENT_TYPES } from '@lectern/contracts/scenarios';
import { withBoundedTexts } from './bounded-text.rules.js';
import { findCaseFields } from './case-fields/case-fields.rules.js';
import { layoutLines, pageText } from './pdf/page-layout.rules.js';
import { withoutPageNoise } from './pdf/page-noise.rules.js';
import type { CaseDetails } from '@lectern/contracts/case';
import { groundsOf } from './script/checker.js';
import { draftByRules } from './script/draft.js';
import { splitSpoken } from './script/english/split.js';
import { published } from './script/publish.js';
import { briefFor } from './script/pure-draft.js';

type Given = CaseDetails & Required<Pick<CaseDetails, 'caseType' | 'keyFacts'>>;

/** Rules that backtrack take the square of the size, or more. */
const expectInProportion = async (text: string, work: (text: string) => unknown): Promise<void> =>
  expect(await growth((part) => work(text.slice(0, text.length * part)))).toBeLessThan(IN_PROPORTION);

function draftFrom(texts: Partial<Given>): void {
  const given: Given = { caseType: 'personal-injury', keyFacts: 'He fell on the stairs.', ...texts };
  const details = withBoundedTexts(given);
  const drafts = draftByRules(
    briefFor({ scenario: 'opening-statement', caseDetails: details, documents: [] }),
    CONTENT_TYPES,
  );
  published(drafts, groundsOf(details, []), { drafting: 'rules', notes: [] });
}

const WORDS: [string, string][] = [
  ['initials', 'R.R.'.repeat(400)],
  ['initials up to the limit of the field', 'R.'.repeat(10_000)],
  ['one capital letter', 'A'.repeat(20_000)],
  ['digits', '1'.repeat(20_000)],
  ['short capitals', 'Aa '.repeat(6000)],
  ['commas', 'Aa, '.repeat(5000)],
  ['spaces within', `${' '.repeat(19_000)}x`],
  ['open brackets', '('.repeat(20_000)],
  ['open quotation marks', '“a'.repeat(10_000)],
  ['section marks', '§ 1'.repeat(6000)],
];

describe.each(WORDS)('a text of %s', (_name, text) => {
  it('is split in proportion', () => expectInProportion(text.slice(0, 2000), splitSpoken));

  it.each(['keyFacts', 'desiredOutcome', 'legalIssues', 'evidenceTypes', 'timeConstraints'] as const)(
    'is drafted from as %s in proportion',
    (field) => expectInProportion(text, (part) => draftFrom({ [field]: part })),
  );

  it.each(['', 'Case: ', 'Filed ', 'Plaintiff, v. '])('is a row of a PDF behind "%s"', (head) =>
    expectInProportion(text, (part) => {
      const item = { text: head + part, x: 72, y: 90, width: 400, height: 12 };
      const lines = layoutLines({ width: 612, height: 792, items: [item] });
      const { pages, stamps, runningHeads } = withoutPageNoise([lines]);
      const page = { number: 1, text: pageText(pages[0] ?? []), ocr: false, scanned: false, read: true };
      findCaseFields({ pageCount: 1, pages: [page], stamps, runningHeads, warnings: [] }, 'a.pdf');
    }),
  );
});
