import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { liveConfidence } from './assessment/live-confidence.js';
import { PACE, gradeOf, scoreInBand } from './bands.js';

describe('bands', () => {
  it.each([
    [130, 'good'],
    [170, 'good'],
    [129, 'fair-low'],
    [180, 'fair-high'],
    [119, 'low'],
    [181, 'high'],
  ] as const)('grades %i words a minute as %s', (pace, grade) => {
    expect(gradeOf(pace, PACE)).toBe(grade);
  });

  it('scores 10 in the middle, 8 at the edge of the target, 5.5 at that of the acceptable, and never outside 0-10', () => {
    expect([150, 130, 170, 120, 180].map((pace) => scoreInBand(pace, PACE))).toEqual([10, 8, 8, 5.5, 5.5]);
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (pace) => {
        const score = scoreInBand(pace, PACE);
        return score >= 0 && score <= 10;
      }),
    );
  });
});

describe('live confidence', () => {
  const value = (fillers: number, pace: number | null, text = ''): number =>
    liveConfidence(text, { words: 100, fillers }, pace).value;

  it.each([
    ['clean', 0, 150, '', 100],
    ['exactly 5 % is not over 5 %', 5, 150, '', 100],
    ['over 5 % fillers', 6, 150, '', 80],
    ['over 10 % fillers', 11, 150, '', 60],
    ['too slow', 0, 119, '', 85],
    ['too fast', 0, 181, '', 85],
    ['an ellipsis', 0, 150, 'I was...', 90],
    ['everything', 11, 200, 'well…', 35],
    ['no pace known', 0, null, '', 100],
  ])('%s', (_, fillers, pace, text, expected) => expect(value(fillers, pace, text)).toBe(expected));

  it('says what was taken off', () => {
    expect(liveConfidence('', { words: 100, fillers: 0 }, 190).deductions).toEqual([
      { points: 15, reason: 'pace' },
    ]);
  });
});
