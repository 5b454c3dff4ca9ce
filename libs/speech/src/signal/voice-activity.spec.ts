import { describe, expect, it } from '@jest/globals';
import { framesOf } from '../testing/frames.js';
import { toMeanSquare } from './decibels.js';
import { findPauses, findSpeech } from './pauses.js';
import { detectVoice, distanceFromRoom } from './voice-activity.js';

type Stretch = readonly [from: number, to: number];
const LENGTH = 1500;
const isIn = (stretches: readonly Stretch[], frame: number): boolean =>
  stretches.some(([from, to]) => frame >= from && frame < to);

interface Heard {
  spoken: readonly Stretch[];
  /** Decibels; the voice is at -20. */
  room?: number;
  /** Another stretch, and how loud and how periodic it is. */
  other?: { at: Stretch; level: number; voicing?: (frame: number) => number };
  hiss?: { at: Stretch; level: number };
}
function heard({ spoken, room = -80, other, hiss }: Heard) {
  const inOther = (frame: number): boolean => other !== undefined && isIn([other.at], frame);
  return detectVoice(
    framesOf(LENGTH, {
      vowelEnergy: (frame) => toMeanSquare(isIn(spoken, frame) ? -20 : inOther(frame) ? other!.level : room),
      voicing: (frame) => (isIn(spoken, frame) ? 1 : inOther(frame) ? (other!.voicing?.(frame) ?? 1) : 0),
      hissEnergy: (frame) => toMeanSquare(hiss && isIn([hiss.at], frame) ? hiss.level : room),
    }),
  );
}
const speechIn = (take: Heard): [number, number][] =>
  findSpeech(heard(take).speaking).map(({ start, end }) => [Math.round(start * 100), Math.round(end * 100)]);
const SPOKEN = [[200, 900]] as const;
const [from, to] = speechIn({ spoken: SPOKEN })[0]!;

describe('where somebody speaks', () => {
  it('is where the voice stands out of the room, give or take what it is smoothed by', () => {
    expect(speechIn({ spoken: SPOKEN })).toHaveLength(1);
    expect(Math.abs(from - 200)).toBeLessThanOrEqual(6);
    expect(Math.abs(to - 900)).toBeLessThanOrEqual(6);
    expect(speechIn({ spoken: [] })).toEqual([]);
  });

  it('has pauses of a quarter of a second and more: a shorter silence is articulation', () => {
    const lengths = Array.from({ length: 40 }, (_, i) => 10 + i).flatMap((silence) =>
      findPauses(
        heard({
          spoken: [
            [200, 600],
            [600 + silence, 1000],
          ],
        }).speaking,
      ).map(({ start, end }) => Math.round((end - start) * 100)),
    );
    expect(Math.min(...lengths)).toBe(25);
    expect(new Set(lengths).size).toBe(lengths.length);
  });

  const isSpeech = (other: Heard['other'], room?: number): boolean =>
    speechIn({ spoken: SPOKEN, other, ...(room === undefined ? {} : { room }) }).length === 2;

  it('is at most 32 decibels below the voice, where the room is silent', () => {
    expect([-51.5, -52.5].map((level) => isSpeech({ at: [1100, 1200], level }))).toEqual([true, false]);
  });

  it('is a fifth of the way from the room to the voice above it, where the room is not', () => {
    expect([-43.5, -44.5].map((level) => isSpeech({ at: [1100, 1200], level }, -50))).toEqual([true, false]);
  });

  it('has a pitch for 40 ms, and for an eighth of its length: a cough has less', () => {
    const voiced = (frames: number, length: number, periodic = 0.41): boolean =>
      isSpeech({
        at: [1100, 1100 + length],
        level: -20,
        voicing: (frame) => (frame < 1100 + frames ? periodic : 0),
      });
    expect([3, 4].map((frames) => voiced(frames, 12))).toEqual([false, true]);
    expect([24, 27].map((frames) => voiced(frames, 200))).toEqual([false, true]);
    expect(voiced(200, 200, 0.39)).toBe(false);
  });

  it('goes on for 150 ms in an "s" behind it or before it, that can be heard', () => {
    const hissing = (at: Stretch, level = -30) => speechIn({ spoken: SPOKEN, hiss: { at, level } })[0];
    expect(hissing([to - 10, 1000])).toEqual([from, to + 15]);
    expect(hissing([100, from + 10])).toEqual([from - 15, to]);
    expect(hissing([to - 10, 1000], -54)).toEqual([from, to + 15]);
    expect(hissing([to - 10, 1000], -56)).toEqual([from, to]);
  });
});

describe('the distance from the room to the voice', () => {
  it('is that of the passages with speech, and unknown without any', () => {
    expect(distanceFromRoom(heard({ spoken: SPOKEN, room: -60 }))).toBeCloseTo(40, 1);
    expect(distanceFromRoom(heard({ spoken: [] }))).toBeNull();
  });
});
