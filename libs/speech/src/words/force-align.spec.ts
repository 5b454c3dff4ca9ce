import { describe, expect, it } from '@jest/globals';
import { SOUNDS_PER_SECOND } from '../signal/sounds.js';
import { spokenSounds } from '../testing/sounds.js';
import { forceAlign } from './force-align.js';
import { tokenize } from './tokens.js';

const SENTENCES = [
  'The truck missed the stop sign.',
  'Six children sat inside the bus, asleep.',
  'Nobody called for help.',
  'She waited sixteen minutes in the snow.',
];
const TEXT = SENTENCES.join(' ');
const laidOver = (text: string, sounds: string, options?: Parameters<typeof forceAlign>[2]) =>
  forceAlign(tokenize(text), sounds, options)!;
/** Where each sentence begins. */
const starts = (sentences: readonly string[]): number[] =>
  sentences.map((_, at) => tokenize(sentences.slice(0, at).join(' ')).length);

describe('words laid over their own sounds', () => {
  const { sounds, words } = spokenSounds(TEXT);
  const laid = laidOver(TEXT, sounds);

  it('lie where they were spoken, to 60 ms', () => {
    expect(laid.words).toHaveLength(words.length);
    laid.words.forEach((word, i) => {
      expect(Math.abs(word!.start - words[i]!.start)).toBeLessThan(0.07);
      expect(Math.abs(word!.end - words[i]!.end)).toBeLessThan(0.07);
    });
  });

  it('are settled where they did not move when the models were bent to the take', () => {
    expect(laid.words.every((word) => word!.settled)).toBe(true);
  });

  it('have each stretch of 20 ms for themselves, and silence has the rest', () => {
    expect(laid.wordAt).toHaveLength(sounds.length);
    for (const [at, letter] of sounds.split('').entries()) {
      const word = laid.wordAt[at]!;
      if (word < 0) continue;
      expect(at / SOUNDS_PER_SECOND).toBeGreaterThanOrEqual(laid.words[word]!.start);
      expect(at / SOUNDS_PER_SECOND).toBeLessThan(laid.words[word]!.end);
      expect(letter === '_' && sounds.slice(at - 5, at + 6) === '_'.repeat(11)).toBe(false);
    }
    expect([laid.wordAt[0], laid.wordAt.at(-1)]).toEqual([-1, -1]);
  });

  it('explain it better than chance, and silence explains nothing', () => {
    laid.gain.forEach((gain, at) => {
      if (laid.wordAt[at]! < 0) expect(gain).toBe(0);
    });
    const mean = (text: string): number => {
      const { gain } = laidOver(text, sounds);
      return gain.reduce((sum, value) => sum + value, 0) / sounds.length;
    };
    expect(mean(TEXT)).toBeGreaterThan(0.3);
    expect(mean(TEXT)).toBeGreaterThan(1.3 * mean(SENTENCES.toReversed().join(' ')));
  });

  it('are looked for near where they are expected', () => {
    const expected = (sound: number): number => sound / sounds.length;
    laidOver(TEXT, sounds, { expected }).words.forEach((word, i) =>
      expect(Math.abs(word!.start - words[i]!.start)).toBeLessThan(0.07),
    );
  });

  it('are nothing where less than a second is heard', () => {
    const heard = (stretches: number) => forceAlign(tokenize('see me'), `__${'A'.repeat(stretches)}__`);
    expect(heard(49)).toBeNull();
    expect(heard(50)).not.toBeNull();
  });
});

describe('a sentence that was left out', () => {
  const without = (left: number) => SENTENCES.filter((_, at) => at !== left);

  it.each([0, 1, 2, 3])('has no place, and the others have theirs: number %i', (left) => {
    const { sounds, words } = spokenSounds(without(left).join(' '));
    const laid = laidOver(TEXT, sounds, { sentences: starts(SENTENCES), rounds: 3 });
    const [from, to] = [starts(SENTENCES)[left]!, starts(SENTENCES)[left + 1] ?? laid.words.length];
    expect(laid.words.slice(from, to).filter((word) => word !== null)).toEqual([]);
    [...laid.words.slice(0, from), ...laid.words.slice(to)].forEach((word, i) =>
      expect(Math.abs(word!.start - words[i]!.start)).toBeLessThanOrEqual(0.1),
    );
  });

  it('is none where all were spoken', () => {
    const { sounds } = spokenSounds(TEXT);
    const laid = laidOver(TEXT, sounds, { sentences: starts(SENTENCES), rounds: 3 });
    expect(laid.words.every((word) => word !== null)).toBe(true);
  });
});
