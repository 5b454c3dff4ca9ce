import { describe, expect, it } from '@jest/globals';
import { SOUND_CLASSES } from '../signal/sounds.js';
import { MODELS, OTHER_LENGTH, WEIGHT, adapt, backgroundOf } from './sound-model.js';

const KINDS = Object.keys(MODELS) as (keyof typeof MODELS)[];

describe('the models of sounds', () => {
  it.each(KINDS)('%s: the shares of what is heard in it make a whole', (kind) => {
    const { heard } = MODELS[kind];
    expect(heard).toHaveLength(SOUND_CLASSES.length);
    expect(heard.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const share of heard) expect(share).toBeGreaterThan(0);
  });

  it('are heard as what they are: a vowel as loud voice, an "s" as hiss, silence as silence', () => {
    const mostOf = (kind: keyof typeof MODELS): string =>
      SOUND_CLASSES[MODELS[kind].heard.indexOf(Math.max(...MODELS[kind].heard))]!;
    expect(KINDS.map((kind) => [kind, mostOf(kind)])).toEqual([
      ['vowel', 'A'],
      ['nasal', 'v'],
      ['liquid', 'A'],
      ['sibilant', 'S'],
      ['weak', 'h'],
      ['voiced', 'v'],
      ['stop', '_'],
      ['voicedStop', 'v'],
      ['hesitation', 'v'],
      ['silence', '_'],
    ]);
  });

  /** Each group of kinds is followed by one that has more. */
  const rises = (
    of: (kind: keyof typeof MODELS) => number,
    groups: readonly (keyof typeof MODELS)[][],
  ): void => {
    groups.slice(1).forEach((group, i) => {
      expect(Math.max(...groups[i]!.map(of))).toBeLessThan(Math.min(...group.map(of)));
    });
  };

  it('last by their kind: "t" shorter than vowels, vowels shorter than "s", a hesitation longest', () => {
    rises(
      (kind) => MODELS[kind].length,
      [
        ['nasal', 'liquid', 'voicedStop'],
        ['voiced'],
        ['weak', 'stop'],
        ['vowel'],
        ['sibilant'],
        ['silence'],
        ['hesitation'],
      ],
    );
    expect(OTHER_LENGTH).toBeGreaterThan(MODELS.sibilant.length);
    expect(OTHER_LENGTH).toBeLessThan(MODELS.silence.length);
  });

  it('are left out by their kind: "d" and "t" soonest, vowels and "s" seldom, a hesitation last', () => {
    rises(
      (kind) => MODELS[kind].dropped,
      [
        ['silence'],
        ['voicedStop'],
        ['liquid'],
        ['stop'],
        ['voiced'],
        ['nasal', 'weak'],
        ['vowel'],
        ['sibilant'],
        ['hesitation'],
      ],
    );
  });
});

describe('what it costs to hear a sound', () => {
  const heard = Uint8Array.from([0, 0, 0, 4]);
  const background = backgroundOf(heard);

  it('is by what is heard in the take anyway, each class as if it had been heard once more', () => {
    const shares = [4, 1, 1, 1, 2, 1, 1, 1].map((count) => count / 12);
    background.forEach((cost, i) => expect(cost).toBeCloseTo(-Math.log(shares[i]!)));
  });

  it('is by the models in a take of which nothing is known', () => {
    const costs = adapt(background);
    for (const kind of KINDS)
      costs[kind].forEach((cost, i) => expect(cost).toBeCloseTo(-WEIGHT * Math.log(MODELS[kind].heard[i]!)));
    costs.other.forEach((cost, i) => expect(cost).toBeCloseTo(WEIGHT * background[i]! + 0.15));
  });

  it('is bent to the take: as many stretches as a model counts for weigh as much as it', () => {
    const hissing = Float64Array.from(SOUND_CLASSES, (letter) => (letter === 'S' ? 100 : 0));
    const { vowel, nasal } = adapt(background, new Map([['vowel', hissing]]));
    const at = SOUND_CLASSES.indexOf('S');
    expect(Math.exp(-vowel[at]! / WEIGHT)).toBeCloseTo((MODELS.vowel.heard[at]! + 1) / 2);
    expect(Math.exp(-vowel[0]! / WEIGHT)).toBeCloseTo(MODELS.vowel.heard[0]! / 2);
    expect(nasal).toEqual(adapt(background).nasal);
  });
});
