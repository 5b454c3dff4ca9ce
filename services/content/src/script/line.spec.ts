import { describe, expect, it } from '@jest/globals';
import type { ModelFact } from '@lectern/contracts/case-model';
import { factLines, slot } from './line.js';

describe('a line of a draft', () => {
  it('has the words that were given once for the whole case, and asks for an answer in each place', () => {
    const given = { theme: 'They knew', answer: 'No, Your Honor.' };

    expect(slot('theme', given)).toEqual({
      text: 'They knew.',
      sources: [{ kind: 'attorney', act: 'edited' }],
    });
    expect(slot('answer', given)).toMatchObject({ text: '[Your answer]', sources: [{ kind: 'slot' }] });
  });

  it('is the attorney’s own where the fact was corrected', () => {
    const corrected: ModelFact = {
      id: 'fact-1',
      text: 'He signed it.',
      said: ['He signed it.'],
      reworded: false,
      kind: 'event',
      force: 5,
      reasons: [],
      people: [],
      used: true,
      confidence: 'yours',
      sources: [],
    };

    expect(factLines(corrected)).toEqual([
      { text: 'He signed it.', sources: [{ kind: 'attorney', act: 'edited' }] },
    ]);
  });
});
