import { describe, expect, it } from '@jest/globals';
import { readFor, type Stand } from './document-parties.js';
import type { FieldSource } from './pdf-reading.js';

const source = (field: FieldSource['field'], quote: string): FieldSource => ({
  field,
  page: 1,
  quote,
  confidence: 0.9,
});
const complaint = {
  clientName: 'Odile Marrowby',
  opposingParty: 'Talvane Cold Storage, Inc.',
  desiredOutcome: 'Judgment against Talvane.',
  keyFacts: 'The door fell on her hand.',
  clientStands: 'first' as Stand,
  sources: [
    source('clientName', 'ODILE MARROWBY, Plaintiff'),
    source('opposingParty', 'TALVANE COLD STORAGE, INC.'),
    source('desiredOutcome', 'WHEREFORE'),
    source('keyFacts', 'The door fell on her hand.'),
  ],
};

describe('a document that is read for a side', () => {
  it('of the other side names our client as the client, and asks for nothing on our behalf', () => {
    expect(readFor(complaint, 'defendant')).toEqual({
      ...complaint,
      clientName: 'Talvane Cold Storage, Inc.',
      opposingParty: 'Odile Marrowby',
      desiredOutcome: undefined,
      clientStands: 'second',
      sources: [
        source('opposingParty', 'ODILE MARROWBY, Plaintiff'),
        source('clientName', 'TALVANE COLD STORAGE, INC.'),
        source('keyFacts', 'The door fell on her hand.'),
      ],
    });
  });

  it.each(['plaintiff', 'petitioner', 'appellant', 'appellee', null] as const)(
    'stays as it is for %s',
    (side) => {
      expect(readFor(complaint, side)).toBe(complaint);
    },
  );

  it('of our own side stays as it is, and is turned for the other', () => {
    const answer = { ...complaint, clientStands: 'second' as Stand };
    expect(readFor(answer, 'respondent')).toBe(answer);
    expect(readFor(answer, 'plaintiff').clientName).toBe('Talvane Cold Storage, Inc.');
  });

  it('of before it was kept where the client stands is turned only where the prosecution is the client', () => {
    const { clientStands: _stands, ...before } = complaint;
    expect(readFor(before, 'defendant')).toBe(before);
    const charge = { ...before, clientName: 'The People of the State of New York' };
    expect(readFor(charge, 'accused').clientName).toBe('Talvane Cold Storage, Inc.');
    expect(readFor(charge, 'prosecution')).toBe(charge);
  });
});
