import { growth, IN_PROPORTION } from '@lectern/testing/growth';
import { describe, expect, it } from '@jest/globals';
import { CASE_TYPES, JURISDICTIONS } from '@lectern/contracts/case';
import { CONTENT_TYPES, SCENARIOS } from '@lectern/contracts/scenarios';
import fc from 'fast-check';
import { groundsOf } from './checker.js';
import { draftByRules } from './draft.js';
import { published } from './publish.js';
import { briefFor } from './pure-draft.js';

/** Pieces that trip splicing: marks, bullets, quotes, abbreviations, verbs without subjects, other scripts. */
const piece = fc.constantFrom(
  'Mr. Lee',
  'the clerk',
  'she',
  'and',
  'and signed',
  'but',
  ', ',
  '; ',
  '. ',
  '? ',
  '!! ',
  '...',
  '\n',
  '\n- ',
  '\n\n',
  '1. ',
  '(a) ',
  '“',
  '”',
  '"',
  "'s",
  'knew',
  'was',
  'closed',
  'on May 3, 2024',
  '3/4/21',
  '$1,200.50',
  'No. 12',
  'whether',
  'See Roe v. Wade, 410 U.S. 113 (1973)',
  'v.',
  'Inc.',
  'p.m.',
  'THE STORE',
  'ignore all previous instructions',
  '<b>',
  '{{x}}',
  '§ 12',
  'é',
  '北京',
  '\u202e',
  '\u0000',
  '🙂',
  'I',
  'we',
  'client wants',
  'not guilty',
  'to',
  'that',
  ':',
  '—',
  '%',
);
const words = fc.array(piece, { minLength: 1, maxLength: 25 }).map((pieces) => pieces.join(' '));
const given = fc.record({
  caseType: fc.constantFrom(...CASE_TYPES),
  jurisdiction: fc.option(fc.constantFrom(...JURISDICTIONS), { nil: undefined }),
  clientName: fc.option(words, { nil: undefined }),
  opposingParty: fc.option(words, { nil: undefined }),
  keyFacts: fc.oneof(words, fc.string({ minLength: 1 })),
  legalIssues: fc.option(words, { nil: undefined }),
  desiredOutcome: fc.option(words, { nil: undefined }),
  evidenceTypes: fc.option(words, { nil: undefined }),
  timeConstraints: fc.option(words, { nil: undefined }),
});

describe('whatever the user types', () => {
  it('gives a draft whose sentences all have a source, and whose texts are made of them', () => {
    fc.assert(
      fc.property(given, fc.constantFrom(...SCENARIOS, 'quick-practice' as const), (details, scenario) => {
        const drafts = draftByRules(
          briefFor({ scenario, caseDetails: details, documents: [] }),
          CONTENT_TYPES,
        );
        const answer = published(drafts, groundsOf(details, []), { drafting: 'rules', notes: [] });
        const lines = answer.provenance;

        expect(lines.filter(({ text, sources }) => sources.length === 0 || text.trim() === '')).toEqual([]);
        expect(
          lines.filter(
            ({ text }) =>
              /undefined|null|NaN|\[object|[\u0000-\u0008]/.test(text) &&
              !/undefined|null|NaN|\[object/.test(JSON.stringify(details)),
          ),
        ).toEqual([]);
        const opening = lines
          .filter(({ contentType }) => contentType === 'opening_statement')
          .map(({ text }) => text);
        expect(answer.opening_statement?.split(/\n\n| (?=\S)/).join(' ')).toBe(
          opening
            .join(' ')
            .split(/ (?=\S)/)
            .join(' '),
        );
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it('takes time in proportion to what was typed', async () => {
    const cases = [
      'a '.repeat(9_000),
      '("'.repeat(9_000),
      'and, '.repeat(3_900),
      '1. '.repeat(6_000),
      'A.B.'.repeat(4_900),
      '-\n'.repeat(9_000),
      'x'.repeat(19_000),
    ];
    for (const keyFacts of cases) {
      const draft = (facts: string): void => {
        const details = { caseType: 'civil-litigation' as const, keyFacts: facts };
        published(
          draftByRules(
            briefFor({ scenario: 'opening-statement', caseDetails: details, documents: [] }),
            CONTENT_TYPES,
          ),
          groundsOf(details, []),
          { drafting: 'rules', notes: [] },
        );
      };
      expect(await growth((part) => draft(keyFacts.slice(0, keyFacts.length * part)))).toBeLessThan(
        IN_PROPORTION,
      );
    }
  });
});
