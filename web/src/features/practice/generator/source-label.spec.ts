import { describe, expect, it } from '@jest/globals';
import type { Source } from '@lectern/contracts/content';
import { originalsOf, sourceLabels } from './source-label.js';

const evidence = (quote: string): Source => ({ kind: 'case-field', field: 'evidenceTypes', quote });

describe('the sources beside a sentence', () => {
  it('are named once each, a page in one piece', () => {
    const pdf: Source = { kind: 'pdf', page: 3, quote: 'a contract' };

    expect(sourceLabels([evidence('Contracts'), pdf, evidence('Letters'), pdf])).toEqual([
      'Evidence',
      'p.\u00a03',
    ]);
  });

  it('name their document, a long name cut behind the page', () => {
    const name = 'Complaint and demand for a jury trial, with exhibits A through F';

    expect(sourceLabels([{ kind: 'pdf', page: 3, quote: 'a contract', document: name }])).toEqual([
      'p.\u00a03, Complaint and demand for a ju…',
    ]);
  });

  it('name a document without the ending of its file', () => {
    expect(
      sourceLabels([{ kind: 'pdf', page: 3, quote: 'a contract', document: 'Invoice 7731.PDF' }]),
    ).toEqual(['p.\u00a03, Invoice 7731']);
  });

  it('are none for a sentence that states no fact', () => {
    expect(sourceLabels([{ kind: 'framing' }])).toEqual([]);
  });
});

describe('the original of a reworded sentence', () => {
  const page = (quote: string): Source => ({ kind: 'pdf', page: 3, quote });
  const words = 'The door fell on her hand.';

  it('is each passage that says it otherwise, once', () => {
    const original = 'The dock door of Bay 4 fell on Plaintiff and crushed her left hand.';
    expect(originalsOf(words, [page(original), page(original)])).toEqual([original]);
  });

  it('is none where a source says the same, whatever its marks', () => {
    const longer = 'On that day, “the door fell on her hand”; she cried out.';
    expect(originalsOf(words, [page('The door fell on her left hand.'), page(longer)])).toEqual([]);
  });

  it('is none where only a name is taken from a source', () => {
    expect(
      originalsOf('You will hear from Odile Marrowby.', [page('Odile Marrowby drives a truck.')]),
    ).toEqual([]);
  });

  it('is none of a name, a slot or a framing sentence', () => {
    expect(originalsOf('I represent Odile Marrowby.', [evidence('Odile'), { kind: 'framing' }])).toEqual([]);
  });
});
