import { describe, expect, it } from '@jest/globals';
import type { ModelFact } from '@lectern/contracts/case-model';
import { isAnswered, lookedThrough, timeFor } from './looked-through.js';

const fact = (id: string, more: Partial<ModelFact> = {}) =>
  ({ id, kind: 'event', used: true, said: ['It rained.'], ...more }) as ModelFact;

describe('facts that were looked through', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ side: 'ours' as const }, false],
    [{ favors: 'ours' as const }, true],
    [{ leftOut: false }, true],
    [{ used: true }, true],
    [{ value: 'He cut it.' }, true],
  ])('takes %j for an answer: %s', (item, answered) => expect(isAnswered(item)).toBe(answered));

  it('counts what is told, what can be told, and what was left out', () => {
    const facts = [
      fact('fact-1'),
      fact('fact-2', { used: false }),
      fact('fact-3', { used: false, said: [] }),
      fact('fact-4', { kind: 'law' }),
    ];
    const items = {
      'fact-2': { favors: 'ours' as const },
      'fact-9': { leftOut: true },
      'person-1': { leftOut: true },
    };
    expect(lookedThrough({ facts }, items)).toEqual({ facts: 3, answered: 2 });
  });

  it.each([
    [3, 'less than a minute'],
    [12, 'about a minute'],
    [34, 'about 3 minutes'],
  ])('takes %d facts for %s', (facts, time) => expect(timeFor(facts)).toBe(time));
});
