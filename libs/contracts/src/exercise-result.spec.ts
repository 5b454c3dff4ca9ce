import { describe, expect, it } from '@jest/globals';
import { resultWords, targetWords } from './english/exercises.js';
import { judgeExercise } from './exercise-result.js';
import type { ExerciseTarget } from './exercise-target.js';

type Judged = Parameters<typeof judgeExercise>[1];

const pause = (start: number, seconds: number, dismissed = false): Judged['events'][number] => ({
  id: `p${start}`,
  kind: 'pause',
  start,
  end: start + seconds,
  confidence: 0.9,
  text: '',
  observed: seconds > 5 ? { code: 'silence', seconds } : { code: 'pause', seconds },
  credit: true,
  dismissed,
});

const take = (given: Partial<Judged> = {}, durationSeconds = 100): Judged => ({
  fillerWordCount: null,
  transcript: null,
  events: [],
  ...given,
  measurements: {
    durationSeconds,
    speechSeconds: 80,
    syllables: 300,
    syllablesPerMinute: 220,
    wordsPerMinute: 150,
    wordsPerMinuteIsEstimate: true,
    pauses: { count: 0, meanSeconds: 0, longestSeconds: 0 },
    pitch: { medianHz: 120, variationSemitones: 3.04 },
    level: { medianDb: -20, rangeDb: 12, clippedSamples: 0, fadeDb: 5 },
    rateOverTime: [],
    ...given.measurements,
  },
});

const pauses: ExerciseTarget = { measure: 'pauses', count: 3, seconds: [2, 3], within: 60 };

describe('the result of an exercise', () => {
  it('counts pauses of the right length in the right time, and none that was dismissed', () => {
    const events = [pause(5, 2), pause(20, 3.04), pause(40, 2.5), pause(50, 1.9), pause(61, 2.5)];
    expect(judgeExercise(pauses, take({ events }))).toMatchObject({ outcome: 'met', found: 3 });
    events[2] = pause(40, 2.5, true);
    expect(judgeExercise(pauses, take({ events }))).toMatchObject({ outcome: 'missed', found: 2 });
  });

  it('takes a long silence for a pause, and a stretch without one for none', () => {
    const long: ExerciseTarget = { measure: 'pauses', count: 1, seconds: [4.5, 30], within: 60 };
    expect(judgeExercise(long, take({ events: [pause(10, 5.5)] }))).toMatchObject({ outcome: 'met' });
    const stretch = { ...pause(10, 29), observed: { code: 'no-pause' as const, seconds: 29 } };
    expect(judgeExercise(long, take({ events: [stretch] }))).toMatchObject({ outcome: 'missed' });
  });

  it.each<[ExerciseTarget, string, number]>([
    [{ measure: 'pace', wordsPerMinute: [130, 150], least: 60 }, 'met', 150],
    [{ measure: 'pace', wordsPerMinute: [160, 170], least: 60 }, 'missed', 150],
    [{ measure: 'melody', semitones: [2.5, 3], least: 45 }, 'met', 3],
    [{ measure: 'length', seconds: [75, 90] }, 'missed', 100],
    [{ measure: 'fading', most: 0, least: 45 }, 'met', 0],
  ])('compares %j with what is shown', (target, outcome, found) => {
    expect(judgeExercise(target, take())).toMatchObject({ outcome, found });
  });

  it('says why nothing can be said', () => {
    const minute: ExerciseTarget = { measure: 'fillers', most: 2, least: 60 };
    expect(judgeExercise(minute, take({}, 59))).toEqual({ outcome: 'unmeasured', reason: 'too-short' });
    expect(judgeExercise(minute, take())).toEqual({ outcome: 'unmeasured', reason: 'no-words' });
    expect(judgeExercise(minute, take({ fillerWordCount: 2 }))).toMatchObject({ outcome: 'met', found: 2 });
    expect(judgeExercise({ measure: 'hedges', most: 0, least: 60 }, take())).toMatchObject({
      reason: 'no-words',
    });
  });

  it('is said in words', () => {
    expect(targetWords(pauses)).toBe('3 pauses of 2 to 3 seconds in the first 60 seconds');
    expect(targetWords({ measure: 'hedges', most: 0, least: 120 })).toBe('no hedges in at least 2 minutes');
    expect(resultWords(pauses, judgeExercise(pauses, take({ events: [pause(5, 2.2), pause(9, 2)] })))).toBe(
      '2 pauses of that length were measured: 2.2 s and 2.0 s.',
    );
    expect(resultWords(pauses, judgeExercise(pauses, take()))).toBe('No pause of that length was measured.');
    const minute: ExerciseTarget = { measure: 'fillers', most: 2, least: 60 };
    expect(resultWords(minute, { outcome: 'unmeasured', reason: 'too-short' })).toContain(
      'at least 60 seconds',
    );
  });
});
