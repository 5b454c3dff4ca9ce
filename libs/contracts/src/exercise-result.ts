import type { Analysis } from './analysis.js';
import type { ExerciseTarget } from './exercise-target.js';

/** Whether a take met the target of its exercise, and what was found; `unmeasured` says why nothing can be said. */
export type ExerciseResult =
  | { outcome: 'met' | 'missed'; found: number; moments: { start: number; seconds: number }[] }
  | { outcome: 'unmeasured'; reason: 'too-short' | 'no-words' | 'not-measured' };

type Judged = Pick<Analysis, 'measurements' | 'events' | 'fillerWordCount' | 'transcript'>;

/** Silences that were heard as pauses, whatever was thought of them. */
const PAUSES = ['pause', 'pause-after', 'pause-in-clause', 'pause-beside', 'silence'];

/** Judges a take by the target of its exercise, from what was measured; findings that were dismissed do not count. */
export function judgeExercise(target: ExerciseTarget, analysis: Judged): ExerciseResult {
  const { measurements } = analysis;
  const kept = analysis.events.filter(({ dismissed }) => !dismissed);
  if ('least' in target && measurements.durationSeconds < target.least)
    return { outcome: 'unmeasured', reason: 'too-short' };
  switch (target.measure) {
    case 'pauses': {
      const pauses = kept
        .filter((event) => event.kind === 'pause' && isPause(event))
        .filter(({ start }) => start <= target.within)
        .map(({ start, end }) => ({ start, seconds: toTenth(end - start) }))
        .filter((pause) => isIn(pause.seconds, target.seconds));
      return verdict(pauses.length >= target.count, pauses.length, pauses);
    }
    case 'pace':
      return within(measurements.wordsPerMinute, target.wordsPerMinute, Math.round);
    case 'melody':
      return within(measurements.pitch.variationSemitones, target.semitones, toTenth);
    case 'length':
      return within(measurements.durationSeconds, target.seconds, Math.round);
    case 'fillers':
      return analysis.fillerWordCount === null
        ? { outcome: 'unmeasured', reason: 'no-words' }
        : verdict(analysis.fillerWordCount <= target.most, analysis.fillerWordCount);
    case 'hedges': {
      if (analysis.transcript === null) return { outcome: 'unmeasured', reason: 'no-words' };
      const hedges = kept.filter(({ kind }) => kind === 'hedge').length;
      return verdict(hedges <= target.most, hedges);
    }
    case 'fading': {
      if (measurements.level.fadeDb === null || measurements.level.fadeDb === undefined)
        return { outcome: 'unmeasured', reason: 'not-measured' };
      const fading = kept
        .filter(({ kind, observed }) => kind === 'level' && observed?.code === 'fading')
        .map(({ start, end }) => ({ start, seconds: toTenth(end - start) }));
      return verdict(fading.length <= target.most, fading.length, fading);
    }
  }
}

const isPause = ({ observed }: Judged['events'][number]): boolean =>
  observed === null || observed === undefined || PAUSES.includes(observed.code);

const toTenth = (value: number): number => Math.round(value * 10) / 10;
const isIn = (value: number, [low, high]: readonly [number, number]): boolean =>
  value >= low && value <= high;

const verdict = (
  met: boolean,
  found: number,
  moments: { start: number; seconds: number }[] = [],
): ExerciseResult => ({ outcome: met ? 'met' : 'missed', found, moments });

/** As it is shown, so that what reads as inside is inside. */
function within(
  value: number | null,
  range: readonly [number, number],
  shown: (value: number) => number,
): ExerciseResult {
  if (value === null) return { outcome: 'unmeasured', reason: 'not-measured' };
  return verdict(isIn(shown(value), range), shown(value));
}
