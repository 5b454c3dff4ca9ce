import { describe, expect, it } from '@jest/globals';
import { Analysis } from '@lectern/contracts/analysis';
import { partsInWords } from './share-words.js';
import { reviewable } from './shared-analysis.js';

describe('a shared analysis', () => {
  it('is whole for the review, whatever its owner chose', () => {
    const nothing = reviewable({}, 26.7);
    expect(Analysis.parse(nothing)).toEqual(nothing);
    expect(nothing.measurements.durationSeconds).toBe(26.7);
    expect(nothing.overallScore).toBeNull();
  });

  it('keeps what was chosen', () => {
    const shown = reviewable({ overallScore: 7.4, keyMoments: [], peaks: [0.2, 1] }, 10);
    expect(shown).toMatchObject({ overallScore: 7.4, peaks: [0.2, 1], events: [] });
  });

  it('is named by its parts in a fixed order', () => {
    expect(partsInWords(['audio', 'scores'])).toBe('Scores, audio');
    expect(partsInWords(['transcript'])).toBe('Transcript');
  });
});
