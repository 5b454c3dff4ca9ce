import { describe, expect, it } from '@jest/globals';
import { draftByRules, typesOf } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import { briefFor, readable } from './pure-draft.js';
import { linesOf } from './line.js';

const COMPLAINT = `IN THE DISTRICT COURT OF LINN COUNTY, IOWA
ODETTE VANCURA,
  Plaintiff,
v.
CEDAR LOOP FERRIES, INC.,
  Defendant.
COMPLAINT
PARTIES
1. Plaintiff Odette Vancura is 61 years old and is a resident of Linn County, Iowa. She was employed as a piano tuner for the school district.
2. Defendant Cedar Loop Ferries, Inc. is an Iowa corporation. It operates two car ferries on the river.
FACTS
3. On April 9, 2024, Vancura boarded the ferry Willow with her car.
4. The deckhand, Silas Obuya, waved her forward over an open chain.
5. Her car rolled into the river at 6:15 p.m.
6. Vancura broke her hip and her left wrist.
7. Nobody on the ferry threw her a line.`;

function opening(): ReturnType<typeof linesOf> {
  const request = {
    caseDetails: {
      caseType: 'personal-injury',
      keyFacts: '',
      clientName: 'Odette Vancura',
      opposingParty: 'Cedar Loop Ferries, Inc.',
    },
    documents: [
      { name: 'complaint', pages: [{ number: 1, text: COMPLAINT, ocr: false, scanned: false, read: true }] },
    ],
    scenario: 'opening-statement',
  } as unknown as DraftRequest;
  const brief = briefFor(request);
  return linesOf(readable(draftByRules(brief, typesOf('opening-statement')), brief).opening_statement!);
}

describe('the people of an opening', () => {
  const said = opening();
  const texts = said.map(({ text }) => text);

  it('are told with what the papers say of them apart from the story', () => {
    expect(texts).toContain('Vancura was employed as a piano tuner for the school district.');
    expect(texts).toContain('Cedar Loop Ferries operates two car ferries on the river.');
  });

  it('each with the sentence that it rests on', () => {
    expect(said.find(({ text }) => text.includes('piano tuner'))?.sources).toMatchObject([
      { kind: 'pdf', page: 1, quote: 'She was employed as a piano tuner for the school district.' },
    ]);
  });

  it('and nothing that a pleading says for the sake of the court', () => {
    expect(texts.join(' ')).not.toMatch(/resident|corporation/);
  });
});
