import { describe, expect, it } from '@jest/globals';
import type { Source } from '@lectern/contracts/content';
import { sourceLabels } from './words.js';

const evidence = (quote: string): Source => ({ kind: 'case-field', field: 'evidenceTypes', quote });

describe('the sources beside a sentence', () => {
  it('are named once each, a page in one piece', () => {
    const pdf: Source = { kind: 'pdf', page: 3, quote: 'a contract' };

    expect(sourceLabels([evidence('Contracts'), pdf, evidence('Letters'), pdf])).toEqual([
      'Evidence',
      'p.\u00a03',
    ]);
  });

  it('are none for a sentence that states no fact', () => {
    expect(sourceLabels([{ kind: 'framing' }])).toEqual([]);
  });
});
