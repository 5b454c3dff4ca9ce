import { describe, expect, it } from '@jest/globals';
import type { Source } from '@lectern/contracts/content';
import { sourceLabels } from './source-label.js';

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

  it('are none for a sentence that states no fact', () => {
    expect(sourceLabels([{ kind: 'framing' }])).toEqual([]);
  });
});
