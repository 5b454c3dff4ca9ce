import type { DraftRequest } from './draft-request.js';
import { draftByRules, typesOf } from './draft.js';
import { linesOf } from './line.js';
import { briefFor, readable } from './pure-draft.js';

/** What Pike, who sues, asks Torrance in cross-examination, from these papers. */
export function crossOfTorrance(papers: readonly string[]): string[] {
  const brief = briefFor({
    caseDetails: {
      caseType: 'civil-litigation',
      clientName: 'Nora Elaine Pike',
      opposingParty: 'Walter James Torrance',
      keyFacts: '',
    } satisfies DraftRequest['caseDetails'],
    documents: papers.map((text, at) => ({ name: `${at}.txt`, pages: [{ number: 1, text }] })),
    scenario: 'cross-examination',
    witness: 'Walter James Torrance',
  });
  const [type] = typesOf('cross-examination');
  return linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!).map(({ text }) => text);
}
