import { describe, expect, it } from '@jest/globals';
import { flags, series } from '../testing/frames.js';
import type { Frames } from './frame-extractor.js';
import { classifySounds } from './sounds.js';
import type { VoiceActivity } from './voice-activity.js';

const VOICE = -20;
/** What 20 ms sound like with these levels, in decibels from the level of the voice. */
interface Heard {
  speaks?: boolean;
  level?: number;
  vowel?: number;
  hiss?: number;
  voicing?: number;
  /** Of the upper half of the vowels over the lower one. */
  upper?: number;
}
const letterOf = ({
  speaks = true,
  level = -5,
  vowel = -5,
  hiss = -40,
  voicing = 1,
  upper = 0,
}: Heard): string =>
  classifySounds(
    {
      voicing: series(2, voicing),
      vowelParts: [series(2, 0.01), series(2, 0.01 * 10 ** (upper / 10))],
    } as unknown as Frames,
    {
      speaking: flags(2, [0, speaks ? 2 : 0]),
      voiceLevel: series(2, VOICE + level),
      vowelLevel: series(2, VOICE + vowel),
      hissLevel: series(2, VOICE + hiss),
      voiceBackdrop: { noise: series(1, -60), speech: series(1, VOICE), blockOf: () => 0 },
    } as unknown as VoiceActivity,
    [],
  );
const lettersOf = (...heard: Heard[]): string => heard.map(letterOf).join('');

describe('the sound of twenty milliseconds', () => {
  it('is silence where nobody speaks, but for a hiss that stands out', () => {
    expect(
      lettersOf(
        { speaks: false, hiss: -24, vowel: -25 },
        { speaks: false, hiss: -26, vowel: -40 },
        { speaks: false, hiss: -24, vowel: -23 },
      ),
    ).toBe('h__');
  });

  it('is an "s" where it hisses more than it sounds, and can be heard', () => {
    expect(
      lettersOf({ hiss: -10, vowel: -12.1 }, { hiss: -10, vowel: -11.9 }, { hiss: -31.9, vowel: -40 }),
    ).toBe('SAS');
    expect(letterOf({ hiss: -32.1, vowel: -40, level: -5 })).toBe('A');
  });

  it('is nearly silent 26 decibels under the voice, or breath if that is heard', () => {
    expect(lettersOf({ level: -26.1 }, { level: -25.9 }, { level: -26.1, hiss: -31.9 })).toBe('cvh');
    expect(letterOf({ level: -26.1, hiss: -32.1 })).toBe('c');
  });

  it('is breath where it is not periodic and hisses nearly as much as it sounds', () => {
    expect(
      lettersOf(
        { voicing: 0.59, hiss: -11.9 },
        { voicing: 0.61, hiss: -11.9 },
        { voicing: 0.59, hiss: -12.1 },
      ),
    ).toBe('hAA');
  });

  it('is a loud voice from nine decibels under it, softer below, a murmur without the upper half', () => {
    expect(lettersOf({ level: -8.9 }, { level: -9.1 })).toBe('Av');
    expect(lettersOf({ level: -15, upper: -13.9 }, { level: -15, upper: -14.1 })).toBe('vm');
    expect(letterOf({ level: -5, upper: -20 })).toBe('A');
  });
});

describe('the sounds of a recording', () => {
  const take = (length: number, nuclei: readonly number[], speaking = flags(length, [0, length])): string =>
    classifySounds(
      {
        voicing: series(length, 1),
        vowelParts: [series(length, 0.01), series(length, 0.01)],
      } as unknown as Frames,
      {
        speaking,
        voiceLevel: series(length, VOICE - 5),
        vowelLevel: series(length, VOICE - 5),
        hissLevel: series(length, VOICE - 40),
        voiceBackdrop: { noise: series(1, -60), speech: series(1, VOICE), blockOf: () => 0 },
      } as unknown as VoiceActivity,
      nuclei,
    );

  it('are a letter for two frames; half a one at the end is left out', () => {
    expect([0, 1, 2, 3, 10].map((length) => take(length, []).length)).toEqual([0, 0, 1, 1, 5]);
  });

  it('have a syllable where its nucleus is, a frame before and one behind', () => {
    expect(take(10, [4])).toBe('APPAA');
    expect(take(10, [5])).toBe('AAPPA');
    expect(take(10, [0])).toBe('PAAAA');
    expect(take(10, [9])).toBe('AAAAP');
  });

  it('are speech where one of the two frames is', () => {
    expect(take(10, [], flags(10, [3, 5], [9, 10]))).toBe('_AA_A');
  });

  it('are heard in the mean of both frames', () => {
    const loud = series(4, (frame) => (frame % 2 === 0 ? VOICE : VOICE - 17));
    const softer = series(4, (frame) => (frame % 2 === 0 ? VOICE : VOICE - 19));
    const heard = (voiceLevel: Float32Array): string =>
      classifySounds(
        { voicing: series(4, 1), vowelParts: [series(4, 0.01), series(4, 0.01)] } as unknown as Frames,
        {
          speaking: flags(4, [0, 4]),
          voiceLevel,
          vowelLevel: series(4, VOICE),
          hissLevel: series(4, VOICE - 40),
          voiceBackdrop: { noise: series(1, -60), speech: series(1, VOICE), blockOf: () => 0 },
        } as unknown as VoiceActivity,
        [],
      );
    expect(heard(loud)).toBe('AA');
    expect(heard(softer)).toBe('vv');
  });
});
