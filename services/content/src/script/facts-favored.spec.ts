import { describe, expect, it } from '@jest/globals';
import { ModelCorrections } from '@lectern/contracts/case-model';
import { understand } from './draft.task.js';
import { draftByRules } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import { briefFor, readable } from './pure-draft.js';
import { linesOf } from './line.js';

const COMPLAINT = `IN THE CIRCUIT COURT OF JEFFERSON COUNTY, ALABAMA

OSRIC TAMBLYN,
     Plaintiff,
v.                                         Case No. CV-2024-901877
GRANHOLT COLD STORAGE, INC.,
     Defendant.

COMPLAINT

     1. On October 11, 2023, Mr. Tamblyn drove a delivery truck to the Granholt warehouse.
     2. Mr. Tamblyn walked along the marked pedestrian lane toward the receiving office.
     3. A forklift driven by Granholt's employee, Piers Ludlow, came around the end of rack 14 with its load raised and struck Mr. Tamblyn from the left.
     4. Mr. Tamblyn told the nurse that he had not slept for two nights.
     5. Mr. Tamblyn's left tibia was fractured. He underwent two surgeries.
`;
const caseDetails = {
  caseType: 'personal-injury' as const,
  keyFacts: '',
  clientName: 'Osric Tamblyn',
  opposingParty: 'Granholt Cold Storage, Inc.',
};
const documents = [
  { name: 'complaint', pages: [{ number: 1, text: COMPLAINT, ocr: false, scanned: false, read: true }] },
];
const NONE = ModelCorrections.parse({});
const factOf = (words: string, corrections = NONE) =>
  understand({ details: caseDetails, documents, corrections }).facts.find(({ text }) =>
    text.includes(words),
  )!;
const saying = (words: string, favors: 'ours' | 'theirs' | 'neither') =>
  ModelCorrections.parse({ items: { [factOf(words).id]: { favors } } });

function partsOf(corrections: ModelCorrections, scenario: 'opening-statement' | 'closing-argument') {
  const brief = briefFor({
    scenario,
    contentTypes: [],
    caseDetails,
    documents,
    corrections,
  } as DraftRequest);
  const type = scenario === 'opening-statement' ? 'opening_statement' : 'closing_argument';
  let title = '';
  return linesOf(readable(draftByRules(brief, [type]), brief)[type]!).map((line) => ({
    title: (title = line.part?.title ?? title),
    text: line.text,
  }));
}

describe('whom a fact helps', () => {
  it('is read, and is what the attorney says where he says it', () => {
    expect(factOf('struck Mr. Tamblyn').favors).toBe('ours');
    const words = 'struck Mr. Tamblyn';
    expect(factOf(words, saying(words, 'theirs')).favors).toBe('theirs');
    expect(factOf('fractured', saying(words, 'theirs')).favors).toBe(factOf('fractured').favors);
  });

  it('decides whether an opening tells it as ours', () => {
    const tells = (corrections: ModelCorrections) =>
      partsOf(corrections, 'opening-statement').filter(({ text }) => text.includes('had not slept'));

    expect(tells(saying('had not slept', 'ours'))).not.toEqual([]);
    expect(tells(saying('had not slept', 'theirs'))).toEqual([]);
  });

  it('decides what a closing has to answer', () => {
    const met = (corrections: ModelCorrections) =>
      partsOf(corrections, 'closing-argument')
        .filter(({ text }) => text.includes('had not slept'))
        .map(({ title }) => title);

    expect(new Set(met(saying('had not slept', 'theirs')))).toEqual(new Set(['Their best point']));
  });
});
