import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { CONTENT_TYPES, SCENARIOS } from '@lectern/contracts/scenarios';
import { CaseDetails } from '@lectern/contracts/case';
import { readCaseFile } from './case-file.js';
import { foreignClaims, groundsOf } from './checker.js';
import { draftByRules } from './draft.js';
import { stemsOf } from './english/likeness.js';
import { linesOf } from './publish.js';

const files: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('../../test-data/case-files.json', import.meta.url), 'utf8'),
);
const given = Object.entries(files).map(
  ([name, raw]) => [name, CaseDetails.required({ caseType: true, keyFacts: true }).parse(raw)] as const,
);
const scenarios = [...SCENARIOS, 'quick-practice'] as const;

const all = given.flatMap(([name, details]) =>
  scenarios.map((scenario) => {
    const file = readCaseFile(details, []);
    return { name, scenario, details, drafts: draftByRules(file, scenario, CONTENT_TYPES) };
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

  it('uses every fact that the user gave', () => {
    const main =
      {
        'cross-examination': 'cross_examination_questions',
        'closing-argument': 'closing_argument',
        'motion-argument': 'motion_argument',
        'witness-examination': 'key_points',
      }[scenario as string] ?? 'opening_statement';
    const said = stemsOf(
      lines
        .filter(({ type }) => type === main || type === 'key_points')
        .map(({ text }) => text)
        .join(' '),
    );
    const missing = [...stemsOf(details.keyFacts.replace(/^\d[.)] /gm, '').replace('See ', ''))].filter(
      (stem) => !said.has(stem),
    );

    expect(missing).toEqual([]);
  });
});
