import { describe, expect, it } from '@jest/globals';
import { centrality, isCentral } from './central-words.js';

type Read = Parameters<typeof centrality>[0];
const documents = ['a', 'b', 'c'].map((name) => ({ name, pages: [] }));
const read = {
  papers: documents.map((document) => ({ document })),
  sentences: [
    ['a', 'Orne took the guard off the saw.'],
    ['a', 'Orne likes the opera.'],
    ['b', 'The guard was on a shelf.'],
    ['c', 'Orne signed.'],
  ].map(([name, text]) => ({ text, document: documents.find((one) => one.name === name) })),
} as unknown as Read;

describe('what the rest of the file speaks of', () => {
  it('weighs what another paper tells as well, the rarer the more', () => {
    expect(centrality(read, 'He took the guard.')).toBeGreaterThan(centrality(read, 'He saw Orne.'));
    expect(centrality(read, 'He likes the opera.')).toBe(0);
  });

  it('is asked of no file of one or two papers', () => {
    expect(isCentral(read, 0, 1)).toBe(false);
    expect(isCentral({ ...read, papers: read.papers.slice(1) }, 0, 1)).toBe(true);
  });
});
