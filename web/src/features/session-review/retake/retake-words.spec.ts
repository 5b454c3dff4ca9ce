import { describe, expect, it } from '@jest/globals';
import type { PassageComparison, PassageFigures } from '@lectern/contracts/retakes';
import { type Measured, mainFigure } from './retake-figures.js';
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
      'Now too soft: clearly softer than the rest of the take; it was about twice as loud as the rest.',
    );
    expect(said('pause', { now: 'long-pause', was: 0.3, is: 6.2 })).toBe(
      'Now there is a pause, but too long a one: 6.2 s; the longest was 0.3 s.',
    );
    expect(said('filler', { now: 'other-words', was: 2, is: 3 })).toBe(
      'That word is gone, but others of its kind took its place: 3 in all; before it was 2.',
    );
  });
});

describe('a retake beside what its finding measured', () => {
  type State = Exclude<PassageComparison['verdict'], { state: 'overshot' | 'unknown' }>['state'];
  const of = (
    finding: Measured,
    state: State,
    before: Partial<PassageFigures>,
    after: Partial<PassageFigures>,
  ) =>
    verdictOf(
      {
        kind: finding.kind,
        before: { ...figures, ...before },
        after: { ...figures, ...after },
        verdict: { state },
      },
      finding,
    );
  const rush: Measured = { kind: 'pace', text: '', observed: { code: 'fast', wordsPerMinute: 252 } };
  const drag: Measured = { kind: 'pace', text: '', observed: { code: 'slow', wordsPerMinute: 70 } };
  const fading: Measured = { kind: 'level', text: '', observed: { code: 'fading', decibels: -16 } };
  const running: Measured = { kind: 'pause', text: '', observed: { code: 'no-pause', seconds: 25 } };

  it('of a rush and of a drag: the fastest and the slowest seconds, not the mean of the passage', () => {
    const [fast, calm] = [{ fastest: 252 }, { fastest: 171 }];
    expect(of(rush, 'gone', fast, calm)).toBe(
      'No rush this time. Your fastest 5 seconds are now at ~171 words a minute; they were at ~252.',
    );
    expect(of(rush, 'still-there', fast, { fastest: 249 })).toMatch(/^The rush is still there\. .*~249/);
    expect(of(drag, 'better', { slowest: 60 }, { slowest: 80, wordsPerMinuteIsEstimate: false })).toBe(
      'Better, but the drag is still there. Your slowest 5 seconds are now at 80 words a minute; they were at ~60.',
    );
    expect(mainFigure(rush, { ...figures, ...fast })).toEqual({
      value: '~252',
      unit: 'words a minute, fastest 5 s',
    });
    // Measured before there were stretches of five seconds.
    expect(of(rush, 'gone', {}, {})).toBe(
      'No rush this time. Your pace is now ~207 words a minute; it was ~207.',
    );
  });

  it('of a phrase that fades: its end, as it is heard', () => {
    expect(of(fading, 'gone', { fadeDb: 16 }, { fadeDb: 0 })).toBe(
      'No phrase dies away this time. Now every phrase carries to its end; before, one ended a fraction as loud.',
    );
    expect(mainFigure(fading, { ...figures, fadeDb: 14 })).toEqual({
      value: 'about half as loud',
      unit: 'ends of phrases',
    });
  });

  it('of a missing pause: the longest run', () => {
    expect(of(running, 'better', { longestRunSeconds: 25 }, { longestRunSeconds: 18 })).toBe(
      'Your longest run without a pause is now 18 s; it was 25 s.',
    );
    expect(mainFigure(running, { ...figures, longestRunSeconds: 18 })).toEqual({
      value: '18',
      unit: 's, longest run without a pause',
    });
  });
});
