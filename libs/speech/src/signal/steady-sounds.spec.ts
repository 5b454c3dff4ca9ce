import { describe, expect, it } from '@jest/globals';
import { flags, framesOf, series } from '../testing/frames.js';
import { SOUND_FIGURES, findSteadySounds } from './steady-sounds.js';
import { TIMBRE_SIZE } from './timbre.js';
import type { VoiceActivity } from './voice-activity.js';

interface Take {
  length?: number;
  /** Where the timbre stands still; elsewhere it moves all the time. */
  steady?: readonly (readonly [from: number, to: number])[];
  /** Where nobody speaks. */
  silent?: readonly (readonly [from: number, to: number])[];
  pitch?: (frame: number) => number;
  voicing?: (frame: number) => number;
  level?: (frame: number) => number;
}
const ROOM = -60;
const VOICE = -20;

function soundsOf({ length = 600, steady = [], silent = [], pitch, voicing, level = () => VOICE }: Take) {
  const frames = framesOf(length, { pitch: pitch ?? 200, voicing: voicing ?? 1 });
  const stands = flags(length, ...steady);
  let moved = 0;
  for (let frame = 0; frame < length; frame++) {
    if (stands[frame] === 0) moved++;
    for (let k = 0; k < TIMBRE_SIZE; k++) frames.timbre[frame * TIMBRE_SIZE + k] = moved * (k - 2);
  }
  const quiet = flags(length, ...silent);
  const levels = series(length, (frame) => (quiet[frame] === 1 ? ROOM : level(frame)));
  const backdrop = { noise: series(1, ROOM), speech: series(1, VOICE), blockOf: () => 0 };
  return findSteadySounds(frames, {
    speaking: quiet.map((flag) => 1 - flag),
    vowelLevel: levels,
    voiceLevel: levels,
    hissLevel: series(length, ROOM),
    backdrop,
    hissBackdrop: backdrop,
  } as unknown as VoiceActivity);
}
const figuresOf = (take: Take) => {
  const found = soundsOf(take);
  expect(found).toHaveLength(1);
  const { figures, from, to } = found[0]!;
  return { from, to, ...Object.fromEntries(SOUND_FIGURES.map((name, i) => [name, figures[i]!])) } as Record<
    (typeof SOUND_FIGURES)[number] | 'from' | 'to',
    number
  >;
};

describe('a voice that stands still', () => {
  it('is found where it does, and only there', () => {
    const { from, to } = figuresOf({ steady: [[200, 250]] });
    expect(Math.abs(from - 200)).toBeLessThanOrEqual(4);
    expect(Math.abs(to - 250)).toBeLessThanOrEqual(4);
    expect(soundsOf({})).toEqual([]);
    expect(
      soundsOf({
        steady: [
          [100, 150],
          [300, 350],
        ],
      }),
    ).toHaveLength(2);
  });

  it('does so for 0.18 to 1.4 s: shorter is a vowel', () => {
    const lengths = Array.from({ length: 180 }, (_, frames) =>
      soundsOf({ steady: [[200, 200 + frames]] }).map(({ from, to }) => to - from),
    ).flat();
    expect(Math.min(...lengths)).toBe(18);
    expect(Math.max(...lengths)).toBe(140);
  });

  it('is one sound over a move of 60 ms, as from the vowel to the "m" of an "um", and two over a longer one', () => {
    const { from, to } = figuresOf({ steady: [[200, 230]] });
    // What moves within 30 ms of it belongs to it; the timbre is looked at in every other frame.
    const around = to - from - 30 + 1;
    const found = (move: number): number =>
      soundsOf({
        steady: [
          [200, 230],
          [230 + move, 260 + move],
        ],
      }).length;
    expect([1, around + 6, around + 7].map(found)).toEqual([1, 1, 2]);
  });

  it('has no usual ways in less than two seconds of voice', () => {
    const spoken = (frames: number) =>
      soundsOf({ length: 400, steady: [[50, 90]], silent: [[frames, 400]] }).length;
    expect(spoken(199)).toBe(0);
    expect(spoken(200)).toBe(1);
  });

  it('is voice: what is not periodic does not count', () => {
    expect(
      soundsOf({ steady: [[200, 250]], voicing: (frame) => (frame >= 200 && frame < 250 ? 0.49 : 1) }),
    ).toEqual([]);
    expect(
      soundsOf({ steady: [[200, 250]], voicing: (frame) => (frame >= 200 && frame < 250 ? 0.51 : 1) }),
    ).toHaveLength(1);
  });
});

describe('the figures of a steady sound', () => {
  const steady = [[200, 250]] as const;
  const inside = (frame: number): boolean => frame >= 190 && frame < 260;

  it('have its length beside a third of a second', () => {
    const { from, to, length } = figuresOf({ steady });
    expect(length).toBeCloseTo(Math.log((to - from) / 35));
  });

  it('have how far it lies from two and a half semitones under the usual pitch, five at most', () => {
    const at = (semitones: number) =>
      figuresOf({ steady, pitch: (frame) => (inside(frame) ? 200 * 2 ** (semitones / 12) : 200) })
        .pitchFromFillers;
    expect(at(0)).toBeCloseTo(2.5, 4);
    expect(at(-2.5)).toBeCloseTo(0, 4);
    expect(at(-4)).toBeCloseTo(1.5, 4);
    expect(at(12)).toBe(5);
    expect(figuresOf({ steady, pitch: (frame) => (inside(frame) ? 0 : 200) })).toMatchObject({
      pitchFromFillers: 2.5,
      pitchSlope: 0,
    });
  });

  it('have by how much its pitch moves from the first quarter to the last, three semitones at most', () => {
    const sliding = (perFrame: number) => {
      const { from, to, pitchSlope } = figuresOf({
        steady,
        pitch: (frame) => (inside(frame) ? 200 * 2 ** ((perFrame * (frame - 225)) / 12) : 200),
      });
      const quarter = (to - from) >> 2;
      return [pitchSlope, perFrame * (to - from - quarter)];
    };
    for (const [slope, expected] of [sliding(0.05), sliding(0.02)]) expect(slope).toBeCloseTo(expected!, 3);
    expect(sliding(0.2)[0]).toBe(3);
    expect(sliding(0)[0]).toBe(0);
  });

  it('have the silence just before it, a second at most, from 120 ms on', () => {
    const before = (from: number, to: number): number =>
      figuresOf({ steady, silent: [[from, to]] }).silenceBefore;
    expect(before(150, 195)).toBeCloseTo(0.45);
    expect(before(60, 195)).toBe(1);
    expect(before(184, 195)).toBe(0);
    expect(before(183, 195)).toBeCloseTo(0.12);
    const { from } = figuresOf({ steady });
    expect(before(100, from - 20)).toBeCloseTo((from - 120) / 100);
    expect(before(100, from - 21)).toBe(0);
    expect(figuresOf({ steady }).silenceBefore).toBe(0);
  });

  it('have by how much its level changes from one half to the other, in tens of decibels, two at most', () => {
    const falling = (decibels: number): number => {
      const { from, to } = figuresOf({ steady });
      const middle = from + ((to - from) >> 1);
      return figuresOf({ steady, level: (frame) => (frame >= middle ? VOICE - decibels : VOICE) }).levelDrift;
    };
    expect(falling(5)).toBeCloseTo(0.5);
    expect(falling(-5)).toBeCloseTo(0.5);
    expect(falling(25)).toBe(2);
  });

  it('take for silence what lies under a quarter of the way from the room to the voice', () => {
    const pause = (level: number): number =>
      figuresOf({ steady, level: (frame) => (frame >= 150 && frame < 195 ? level : VOICE) }).silenceBefore;
    expect(pause(-50.1)).toBeCloseTo(0.45);
    expect(pause(-49.9)).toBe(0);
  });
});
