import { describe, expect, it } from '@jest/globals';
import type { ModelFact } from '@lectern/contracts/case-model';
import { Recalled } from './recalled.js';

const fact = (...said: string[]): ModelFact => ({ said, sources: [] }) as unknown as ModelFact;
const recalled = (...facts: ModelFact[]): Recalled =>
  new Recalled(new Map(facts.map((one, at) => [one, at])), new Set(['orr', 'no']));

describe('facts recalled in an argument', () => {
  it('stand behind "Remember that", the weightiest first chosen and told in their order', () => {
    const rope = fact('Orr then took down the rope.');
    const letter = fact('On April 3 an inspector wrote to Orr.');

    expect(
      recalled(rope, letter)
        .of([rope, letter], 2)
        .map(({ line }) => line.text),
    ).toEqual([
      'Remember that Orr took down the rope.',
      'Remember, too, that on April 3 an inspector wrote to Orr.',
    ]);
  });

  it('are recalled once', () => {
    const rope = fact('No rope was left.');
    const all = recalled(rope);

    expect(all.of([rope])[0]?.line.text).toBe('Remember that no rope was left.');
    expect(all.of([rope])).toEqual([]);
    expect(all.sinceLast()).toEqual([rope]);
    expect(all.sinceLast()).toEqual([]);
  });

  it.each([
    'He took it down.',
    'Orr was the foreman.',
    'Orr was asked: “Did you take it down?”',
    'Zeb took the rope down.',
  ])('not where it cannot stand alone: %s', (text) => {
    expect(recalled().of([fact(text)])).toEqual([]);
  });
});
