import { describe, expect, it } from '@jest/globals';
import { hesitationLabels } from '../testing/hesitations.js';
import { analyze, decode, join, mixed, noise, scaled, seconds, speechLevel } from '../testing/recordings.js';

const labels = Object.entries(hesitationLabels()).map(([name, known]) => {
  const samples = decode(name);
  return { name, ...known, samples, found: analyze(samples).hesitations ?? [] };
});
const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && a.end > b.start;

describe('hesitation sounds without words', () => {
  it.each(labels)('finds in $name only what was labelled', ({ found, fillers, drawnOut }) => {
    for (const one of found)
      expect([...fillers, ...drawnOut].some((label) => overlaps(one, label))).toBe(true);
  });

  it('finds three of ten fillers and more', () => {
    const fillers = labels.flatMap(({ fillers, found }) =>
      fillers.map((one) => found.some((f) => overlaps(f, one))),
    );
    expect(fillers.filter(Boolean).length / fillers.length).toBeGreaterThan(0.3);
  });

  it('are the same at another level', () => {
    const { samples, found } = labels[0]!;
    const softer = analyze(scaled(samples, 0.25)).hesitations ?? [];
    expect(softer).toHaveLength(found.length);
  });

  it('are none in little speech, in noise near the voice, in silence and in a tone', () => {
    const { samples } = labels.find(({ found }) => found.length > 0)!;
    expect(analyze(samples.subarray(0, seconds(9))).hesitations).toEqual([]);
    const noisy = analyze(mixed(samples, noise(samples.length, speechLevel(samples) + 2, 5)));
    expect(noisy.measurements.level.aboveRoomDb).toBeLessThan(12);
    expect(noisy.hesitations).toEqual([]);
    expect(analyze(new Float32Array(seconds(20))).hesitations).toEqual([]);
    const beep = Float32Array.from(
      { length: seconds(1) },
      (_, i) => 0.2 * Math.sin((2 * Math.PI * 150 * i) / 16_000),
    );
    const gap = new Float32Array(seconds(0.5));
    const beeps = join(...Array.from({ length: 15 }, () => [beep, gap]).flat());
    expect(analyze(beeps).hesitations).toEqual([]);
  });
});
