import { describe, expect, it } from '@jest/globals';
import type { PassageComparison } from '@lectern/contracts/retakes';
import { verdictOf } from './retake-words.js';

const figures = {
  seconds: 20,
  speechSeconds: 18,
  syllablesPerMinute: 300,
  wordsPerMinute: 207,
  wordsPerMinuteIsEstimate: true,
  pauses: 1,
  longestPauseSeconds: 0.6,
  levelDb: -20,
  variationSemitones: 3,
  words: null,
};
type Overshot = Omit<Extract<PassageComparison['verdict'], { state: 'overshot' }>, 'state'>;
const said = (kind: PassageComparison['kind'], verdict: Overshot, wordsPerMinuteIsEstimate = true) =>
  verdictOf(
    {
      kind,
      before: figures,
      after: { ...figures, wordsPerMinuteIsEstimate },
      verdict: { state: 'overshot', ...verdict },
    },
    { text: 'a finding' },
  );

describe('a retake past the aim', () => {
  it('is told in one sentence with the figures of both sides', () => {
    expect(said('pace', { now: 'slow', was: 207.4, is: 101.2 })).toBe(
      'Now too slow: ~101 words a minute; it was ~207.',
    );
    expect(said('pace', { now: 'fast', was: 84, is: 193 }, false)).toBe(
      'Now too fast: 193 words a minute; it was 84.',
    );
    expect(said('level', { now: 'soft', was: 8, is: -7.4 })).toBe(
      'Now too soft: 7 dB below the rest of the take; it was 8 dB above the rest of the take.',
    );
    expect(said('pause', { now: 'long-pause', was: 0.3, is: 6.2 })).toBe(
      'Now there is a pause, but too long a one: 6.2 s; the longest was 0.3 s.',
    );
    expect(said('filler', { now: 'other-words', was: 2, is: 3 })).toBe(
      'That word is gone, but others of its kind took its place: 3 in all; before it was 2.',
    );
  });
});
