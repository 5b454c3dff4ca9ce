import { describe, expect, it } from '@jest/globals';
import { flags, framesOf, series } from '../testing/frames.js';
import { findSyllables } from './syllables.js';
import type { VoiceActivity } from './voice-activity.js';

const ROOM = -60;
const VOICE = -20;

interface Heard {
  /** Decibels of the voice without its room, frame by frame. */
  levels: readonly number[];
  vowel?: number;
  hiss?: number;
  room?: number;
  voicing?: (frame: number) => number;
  speaking?: Uint8Array;
}
function syllablesIn({
  levels,
  vowel = -20,
  hiss = -60,
  room = ROOM,
  voicing = () => 1,
  speaking,
}: Heard): number[] {
  const { length } = levels;
  return findSyllables(framesOf(length, { voicing }), {
    speaking: speaking ?? flags(length, [0, length]),
    voiceLevel: Float32Array.from(levels),
    vowelLevel: series(length, vowel),
    hissLevel: series(length, hiss),
    voiceBackdrop: { noise: series(1, room), speech: series(1, VOICE), blockOf: () => 0 },
  } as unknown as VoiceActivity);
}
/** Silence, ten frames up to a peak and down again. */
const peak = (decibels: number): number[] => [ROOM, ROOM, decibels - 5, decibels, decibels - 5, ROOM, ROOM];

describe('the nucleus of a syllable', () => {
  it('is a peak of the voice with more than a decibel to the dip on each side', () => {
    expect(syllablesIn({ levels: [-30, -20, -21.1, -20, -30] })).toEqual([1, 3]);
    expect(syllablesIn({ levels: [-30, -20, -21, -20, -30] })).toEqual([1]);
    expect(syllablesIn({ levels: [-30, -20, -25, -24, -30] })).toEqual([1]);
    expect(syllablesIn({ levels: [-30, -20, -25, -23.9, -30] })).toEqual([1, 3]);
    expect(syllablesIn({ levels: [-30, -22, -20, -22, -30, -30] })).toEqual([2]);
  });

  it('may be the last thing that is heard', () => {
    expect(syllablesIn({ levels: [-30, -25, -20] })).toEqual([2]);
    expect(syllablesIn({ levels: [-30, -20, -20.5] })).toEqual([1]);
    expect(syllablesIn({ levels: [] })).toEqual([]);
  });

  it('is at most 26 decibels below the loudest vowels', () => {
    expect([-45.9, -46].map((level) => syllablesIn({ levels: peak(level) }).length)).toEqual([1, 0]);
  });

  it('is more than four decibels above the room', () => {
    expect([-25.9, -26].map((level) => syllablesIn({ levels: peak(level), room: -30 }).length)).toEqual([
      1, 0,
    ]);
  });

  it('is no hiss: its own band lies less than four decibels below that of an "s"', () => {
    expect([-16.1, -16].map((hiss) => syllablesIn({ levels: peak(-20), hiss }).length)).toEqual([1, 0]);
  });

  it('has a pitch from two frames before its peak to three behind it', () => {
    const voicedAt = (frame: number): number =>
      syllablesIn({
        levels: [...peak(-20), ROOM],
        voicing: (at) => (at === frame ? 0.36 : 0.35),
      }).length;
    expect([0, 1, 3, 6, 7].map(voicedAt)).toEqual([0, 1, 1, 1, 0]);
    expect(syllablesIn({ levels: peak(-20), voicing: () => 0.34 })).toEqual([]);
  });

  it('is where somebody speaks', () => {
    expect(syllablesIn({ levels: peak(-20), speaking: flags(7, [3, 4]) })).toEqual([3]);
    expect(syllablesIn({ levels: peak(-20), speaking: flags(7, [0, 3], [4, 7]) })).toEqual([]);
  });
});
