import { describe, expect, it } from '@jest/globals';
import { flags, framesOf } from '../testing/frames.js';
import { measureIntonation } from './intonation.js';

/** The melody of frames with this pitch, all of them spoken. */
const melody = (hertz: readonly number[], voicing = 1) =>
  measureIntonation(
    framesOf(hertz.length, { pitch: (frame) => hertz[frame]!, voicing }),
    flags(hertz.length, [0, hertz.length]),
    { from: 0, to: hertz.length },
  );
const frames = (count: number, hertz: number): number[] => Array.from({ length: count }, () => hertz);
const above = (hertz: number, semitones: number): number => hertz * 2 ** (semitones / 12);

describe('melody', () => {
  it('is the standard deviation of the pitch in semitones', () => {
    const swinging = melody([...frames(50, 150), ...frames(50, above(150, 2))]);
    expect(swinging.variationSemitones).toBeCloseTo(1, 4);
    expect(melody(frames(60, 150))).toEqual({ medianHz: 150, variationSemitones: 0 });
    expect(melody([...frames(40, 100), ...frames(20, 110), ...frames(41, 120)]).medianHz).toBe(110);
  });

  it('needs half a second with a pitch', () => {
    expect(melody(frames(49, 150))).toEqual({ medianHz: null, variationSemitones: null });
    expect(melody(frames(50, 150)).medianHz).toBe(150);
  });

  it('is that of voices: between 65 and 480 Hz, and periodic', () => {
    expect([65, 66, 479, 480].map((hertz) => melody(frames(60, hertz)).medianHz)).toEqual([
      null,
      66,
      479,
      null,
    ]);
    expect(melody(frames(60, 150), 0.59).medianHz).toBeNull();
    expect(melody(frames(60, 150), 0.61).medianHz).toBe(150);
  });

  it('leaves out what is 1.8 times as high or as low as the median: an octave error', () => {
    const among = (hertz: number): number =>
      melody([...frames(100, 180), ...frames(10, hertz)]).variationSemitones!;
    expect([100, 324].map(among)).toEqual([0, 0]);
    for (const hertz of [101, 323]) expect(among(hertz)).toBeGreaterThan(1);
  });

  it('is measured where somebody speaks, inside the stretch', () => {
    const pitch = (frame: number): number => (frame < 100 ? 120 : frame < 200 ? 180 : 240);
    const take = framesOf(300, { pitch });
    const speaking = flags(300, [0, 60], [100, 160], [200, 240]);
    const within = (from: number, to: number) => measureIntonation(take, speaking, { from, to }).medianHz;
    expect(within(0, 100)).toBe(120);
    expect(within(100, 200)).toBe(180);
    expect(within(200, 300)).toBeNull();
  });
});
