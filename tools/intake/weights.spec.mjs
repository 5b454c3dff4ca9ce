import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { WEIGHTS, learn, readLessons } from './dataset.mjs';

describe('the weights of intake', () => {
  it('are those that its examples teach', () => {
    const learned = learn(readLessons());
    for (const [field, model] of Object.entries(learned)) {
      const kept = JSON.parse(readFileSync(join(WEIGHTS, `${field}.json`), 'utf8'));
      expect(kept.features).toEqual(model.features);
      kept.weights.forEach((weight, at) => expect(weight).toBeCloseTo(model.weights[at], 3));
      expect(kept.bias).toBeCloseTo(model.bias, 3);
    }
  }, 60_000);

  it('name no document, court or party', () => {
    const names = Object.values(learn(readLessons().slice(0, 12))).flatMap((model) => model.features);
    for (const { id } of readLessons()) expect(names).not.toContain(id);
    for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z-]{1,24}$/);
  }, 60_000);
});
