import { describe, expect, it } from '@jest/globals';
import { claimsGoneOnRecord, countsGoneBelow } from './counts-gone-aside.js';
import type { Paper } from './paper.js';

const paper = (text: string, kind: string): Paper[] => [
  { kind, document: { name: 'paper.pdf', pages: [{ number: 1, text }] } } as unknown as Paper,
];
const below = (text: string): number[] => [...countsGoneBelow(paper(text, 'complaint')).keys()];
const onRecord = (text: string): number[] => [...claimsGoneOnRecord(paper(text, 'transcript')).keys()];
const COUNT = 'COUNT III - NEGLIGENCE PER SE\n  15. The gate was open.\n';

describe('a count that a row below its paragraphs ends', () => {
  it.each([
    ['by a stipulation', `${COUNT}[Dismissed by stipulation, Order of Feb. 2, 2024]\n`, [3]],
    ['not in part', `${COUNT}[Dismissed in part by Order of Feb. 2, 2024]\n`, []],
    ['not behind another heading', `${COUNT}DAMAGES CLAIMED\n[Dismissed by Order of Feb. 2, 2024]\n`, []],
    ['not without who ended it', `${COUNT}[Withdrawn]\n`, []],
  ])('%s', (_, text, expected) => expect(below(text)).toEqual(expected));
});

describe('a claim of which a transcript says', () => {
  it.each([
    [
      'that it was dismissed',
      ' 1   should show the third cause of action, age, was\n 2   dismissed with prejudice',
      [3],
    ],
    ['whether it is', ' 1   whether the third cause of action is dismissed', []],
    ['that it was denied', ' 1   the third cause of action was denied', []],
  ])('%s', (_, text, expected) => expect(onRecord(text)).toEqual(expected));
});
