import { describe, expect, it } from '@jest/globals';
import { chainOf } from './sound-chain.js';
import { MODELS, OTHER_LENGTH } from './sound-model.js';
import { tokenize } from './tokens.js';

const kindsOf = (text: string): string[] => chainOf(tokenize(text)).states.map(({ kind }) => kind);
/** The silence before the second word. */
const silenceIn = (text: string) => {
  const { states, firsts } = chainOf(tokenize(text));
  return states[firsts[1]!]!;
};

describe('the chain of what may be heard of a text', () => {
  it('has silence and something else between words and about them, and each sound in its stages', () => {
    expect(kindsOf('see me').join(' ')).toBe(
      'silence other sibilant sibilant vowel vowel silence other nasal vowel vowel silence other',
    );
    expect(kindsOf('um').join(' ')).toBe(
      'silence other hesitation hesitation hesitation hesitation silence other',
    );
  });

  it('knows where each word begins, and of each sound to which word it belongs', () => {
    const { states, firsts } = chainOf(tokenize('see me'));
    expect(firsts).toEqual([0, 6]);
    expect(states.map(({ word }) => word)).toEqual([-1, -2, 0, 0, 0, 0, -1, -2, 1, 1, 1, -1, -2]);
  });

  it('stays in a sound as long as it lasts, and goes on with what is left', () => {
    const { states } = chainOf(tokenize('see'));
    for (const { stay, leave } of states) expect(Math.exp(-stay) + Math.exp(-leave)).toBeCloseTo(1);
    const lasts = (kind: string): number =>
      states
        .filter((state) => state.kind === kind && state.word === 0)
        .reduce((sum, { leave }) => sum + Math.exp(leave), 0);
    expect([lasts('sibilant'), lasts('vowel')].map((length) => Number(length.toFixed(6)))).toEqual([
      MODELS.sibilant.length,
      MODELS.vowel.length,
    ]);
    expect(Math.exp(states[0]!.leave)).toBeCloseTo(MODELS.silence.length);
    expect(Math.exp(states[1]!.leave)).toBeCloseTo(OTHER_LENGTH);
  });

  it('passes over a sound at its cost, whatever its stages', () => {
    const { states } = chainOf(tokenize('see'));
    const dropped = (kind: string): number =>
      states
        .filter((state) => state.kind === kind && state.word === 0)
        .reduce((sum, state) => sum + state.dropped, 0);
    expect([dropped('sibilant'), dropped('vowel')]).toEqual([MODELS.sibilant.dropped, MODELS.vowel.dropped]);
  });

  it('expects a silence the more the text has one, and at its ends as well as not', () => {
    const [stop, comma, nothing] = ['see. me', 'see, me', 'see me'].map(silenceIn);
    expect(stop!.enter).toBeLessThan(comma!.enter);
    expect(comma!.enter).toBeLessThan(nothing!.enter);
    expect(stop!.dropped).toBeGreaterThan(comma!.dropped);
    expect(comma!.dropped).toBeGreaterThan(nothing!.dropped);
    expect(nothing!.dropped).toBe(0);
    const { states } = chainOf(tokenize('see'));
    for (const edge of [states[0]!, states.at(-2)!]) expect(edge).toMatchObject({ enter: 0, dropped: 0 });
  });

  it('expects silence beside a sound of hesitation as at a comma', () => {
    expect(silenceIn('see um')).toEqual(silenceIn('see, me'));
    expect(silenceIn('um see')).toEqual(silenceIn('see, me'));
    expect(silenceIn('um. see')).toEqual(silenceIn('see. me'));
  });
});
