import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { CONTENT_TYPES, SCENARIOS } from '@lectern/contracts/scenarios';
import { CaseDetails } from '@lectern/contracts/case';
import { foreignClaims, groundsOf } from './checker.js';
import { draftByRules } from './draft.js';
import { stemsOf } from './english/likeness.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

const files: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('../../test-data/case-files.json', import.meta.url), 'utf8'),
);
const given = Object.entries(files).map(
  ([name, raw]) => [name, CaseDetails.required({ caseType: true, keyFacts: true }).parse(raw)] as const,
);
const scenarios = [...SCENARIOS, 'quick-practice'] as const;

const all = given.flatMap(([name, details]) =>
  scenarios.map((scenario) => {
    const brief = briefFor({ scenario, caseDetails: details, documents: [] });
    return { name, scenario, details, drafts: readable(draftByRules(brief, CONTENT_TYPES), brief) };
  }),
);

describe.each(all)('$name, $scenario', ({ details, drafts, scenario }) => {
  const lines = Object.entries(drafts).flatMap(([type, section]) =>
    linesOf(section).map((line) => ({ type, ...line })),
  );

  it('states no name, number, date or citation that the file does not hold', () => {
    const grounds = groundsOf(details, []);
    const foreign = lines.flatMap((line) =>
      foreignClaims(line.text, grounds).map((claim) => `${claim.text}: ${line.text}`),
    );

    expect(foreign).toEqual([]);
  });

  it('is well formed after splicing', () => {
    const odd = lines
      .filter(({ type }) => type !== 'legal_citations')
      .filter(
        ({ text }) =>
          !/^[\p{Lu}\p{N}"“'‘([$#+]/u.test(text) ||
          !/(?:[.?!]["”’)\]]*|\])$/.test(text) ||
          /\s{2}|\s[,.;?!](?!\d)|[,;:][.,;:]|(?<!\.)\.\.(?!\.)|,,|\bundefined\b|\b(?:a|an|the) (?:a|an|the)\b|[!?]{2}|\bfor (?:the )?to\b|^\W*$/.test(
            text,
          ),
      )
      .map(({ type, text }) => `${type}: ${text}`);

    expect(odd).toEqual([]);
  });

  it('says where every sentence comes from, in words that the field holds', () => {
    expect(lines.filter((line) => line.sources.length === 0)).toEqual([]);
    const misquoted = lines
      .flatMap((line) => line.sources)
      .filter(
        (source) => source.kind === 'case-field' && !String(details[source.field]).includes(source.quote),
      );
    expect(misquoted).toEqual([]);
  });

  const speech = !['cross-examination', 'witness-examination', 'jury-selection'].includes(scenario);

  (speech ? it : it.skip)('tells every fact that the user gave', () => {
    const main =
      {
        'closing-argument': 'closing_argument',
        'motion-argument': 'motion_argument',
      }[scenario as string] ?? 'opening_statement';
    const said = stemsOf(
      lines
        .filter(({ type }) => type === main || type === 'key_points')
        .map(({ text }) => text)
        .join(' '),
    );
    const missing = [
      ...stemsOf(
        details.keyFacts
          .replace(/^\d[.)] /gm, '')
          .replace('See ', '')
          // A day is said as a day.
          .replace('1/15/24', 'January 15, 2024'),
      ),
    ].filter((stem) => !said.has(stem));

    expect(missing).toEqual([]);
  });
});

describe('what will be seen', () => {
  it('is a thing of the file, said as one says it; a kind of evidence is none', () => {
    const details = CaseDetails.required({ caseType: true, keyFacts: true }).parse({
      caseType: 'personal-injury',
      clientName: 'Maria Lopez',
      opposingParty: 'Lone Star Freight, LLC',
      keyFacts: 'Maria Lopez fell on the stairs on March 3, 2024. The stairs had no light.',
      evidenceTypes:
        'Witness testimony\nEmails and messages\nPhotographs of the stairs\nLopez’s boots\nThe repair log\nExhibit B',
    });
    const brief = briefFor({ scenario: 'opening-statement', caseDetails: details, documents: [] });
    const { opening_statement: opening } = readable(draftByRules(brief, CONTENT_TYPES), brief);
    const seen = linesOf(opening!)
      .map(({ text }) => text)
      .filter((text) => text.startsWith('You will see'));
    expect(seen).toEqual([
      'You will see the photographs of the stairs.',
      'You will see Lopez’s boots.',
      'You will see the repair log.',
      'You will see Exhibit B.',
    ]);
  });
});
