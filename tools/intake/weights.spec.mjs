import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { calibration, learnConfidence, readJudged } from './confidence.mjs';
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

  it('say of the confidence shown what the judged items teach', () => {
    const kept = JSON.parse(readFileSync(join(WEIGHTS, 'confidence.json'), 'utf8'));
    const learned = learnConfidence(readJudged());
    expect(Object.keys(kept).sort()).toEqual(Object.keys(learned).sort());
    for (const [field, model] of Object.entries(learned)) {
      expect(kept[field].features).toEqual(model.features);
      kept[field].weights.forEach((weight, at) => expect(weight).toBeCloseTo(model.weights[at], 3));
      expect(kept[field].bias).toBeCloseTo(model.bias, 3);
      expect(kept[field].least).toBe(model.least);
      // What was chosen more surely is shown as surer, or as sure as all.
      const odds = model.features.indexOf('odds');
      expect(odds < 0 ? model.features : model.weights[odds] > 0).toEqual(odds < 0 ? [] : true);
    }
  });

  it('say a figure of its own for an item only where that foretells more than the mean of all', () => {
    const kept = JSON.parse(readFileSync(join(WEIGHTS, 'confidence.json'), 'utf8'));
    for (const [field, items] of Object.entries(readJudged())) {
      const { brier, mean, gain } = calibration(items);
      expect(kept[field].features.length > 0).toBe(gain[0] > 0);
      if (kept[field].features.length > 0) expect(brier).toBeLessThan(mean);
    }
    // An outcome is shown by this figure, so it must be one.
    expect(kept.desiredOutcome.features).toEqual(['odds', 'ruled', 'telling', 'title']);
  });

  it('name no document, court or party', () => {
    const names = Object.values(learn(readLessons().slice(0, 12))).flatMap((model) => model.features);
    for (const { id } of readLessons()) expect(names).not.toContain(id);
    for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z-]{1,24}$/);
  }, 60_000);
});
