import { describe, expect, it } from '@jest/globals';
import { found } from '../testing/takes.js';
import type { EvidenceEvent } from './evidence.js';
import { chooseKeyMoments } from './key-moments.js';
import { countRange, meanRange, rangeOf } from './part-value.js';

describe('the range of a score', () => {
  it('looks at both ends of what is measured and at a peak between them', () => {
    expect(rangeOf((measure) => measure, [2, 6])).toEqual({ low: 2, high: 6 });
    expect(rangeOf((measure) => -measure, [2, 6])).toEqual({ low: -6, high: -2 });
    expect(rangeOf((measure) => 10 - Math.abs(measure - 4), [2, 7])).toEqual({ low: 7, high: 9.875 });
  });

  it('holds a count by as much as independent events differ, and never less than none', () => {
    expect(countRange(0)).toEqual([0, 1.28 * Math.sqrt(0.5)]);
    const [low, high] = countRange(16);
    expect(low).toBeCloseTo(16 - 1.28 * 4);
    expect(high).toBeCloseTo(16 + 1.28 * Math.sqrt(16.5));
    expect(countRange(1)[0]).toBe(0);
  });

  it('narrows with the number of passages; one passage knows nothing of itself', () => {
    expect(meanRange([3], 1.5)).toBe(1.5);
    // Two passages overlap: one piece of evidence.
    expect(meanRange([1, 3], 9)).toBeCloseTo(1.28 * Math.sqrt(2));
    expect(meanRange([1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3], 9)).toBeCloseTo(1.28 * Math.sqrt(12 / 11 / 4));
  });
});

describe('key moments', () => {
  const at = (start: number, changes: Partial<EvidenceEvent> = {}): EvidenceEvent =>
    found('filler', start, { id: String(start), ...changes });
  const chosen = (...events: EvidenceEvent[]): string[] =>
    chooseKeyMoments(events).map(({ eventId }) => eventId);

  it('are four of a side at most, in order of time', () => {
    const faults = [9, 1, 5, 3, 7, 11].map((start) => at(start, { end: start + 1 + start / 10 }));
    const credits = [2, 4, 6, 8, 10, 12].map((start) => at(start, { kind: 'pause', credit: true }));
    expect(chosen(...faults)).toEqual(['5', '7', '9', '11']);
    expect(chosen(...credits, ...faults)).toHaveLength(8);
  });

  it('are the heavy ones: a sure one before a likely one, a long one before a short one, up to five seconds', () => {
    const light = [1, 2, 3, 4].map((start) => at(start, { confidence: 0.5 }));
    const heaviest = (event: EvidenceEvent): boolean => chosen(...light, event).includes(event.id);
    expect(heaviest(at(9, { kind: 'pace' }))).toBe(true);
    expect(heaviest(at(9, { kind: 'repetition', confidence: 0.5 }))).toBe(false);
    expect(heaviest(at(9, { confidence: 0.5, end: 12 }))).toBe(true);
    const longest = [1, 2, 3, 4].map((start) => at(start, { end: start + 5 }));
    expect(chosen(...longest, at(9, { end: 99 }))).not.toContain('9');
  });

  it('leave out what was dismissed and what is only likely to be a fault', () => {
    expect(chosen(at(1, { dismissed: true }), at(2, { kind: 'hesitation' }))).toEqual([]);
  });
});
