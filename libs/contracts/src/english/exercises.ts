import type { ExerciseResult } from '../exercise-result.js';
import type { ExerciseTarget } from '../exercise-target.js';

type Range = readonly [number, number];

const lasting = (seconds: number): string =>
  seconds % 60 === 0 && seconds >= 120 ? `${seconds / 60} minutes` : `${seconds} seconds`;
const range = ([low, high]: Range): string => (low === high ? String(low) : `${low} to ${high}`);
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const NAMES = {
  fillers: ['filler word', 'filler words'],
  hedges: ['hedge', 'hedges'],
  fading: ['fading sentence end', 'fading sentence ends'],
} as const;

/** What an exercise asks for, as a part of a sentence: "5 pauses of 2 to 3 seconds in the first 90 seconds". */
export function targetWords(target: ExerciseTarget): string {
  switch (target.measure) {
    case 'pauses':
      return `${counted(target.count, 'pause', 'pauses')} of ${range(target.seconds)} seconds in the first ${lasting(target.within)}`;
    case 'pace':
      return `${range(target.wordsPerMinute)} words a minute over at least ${lasting(target.least)}`;
    case 'melody':
      return `a voice that moves by ${range(target.semitones)} semitones over at least ${lasting(target.least)}`;
    case 'length':
      return `a take of ${range(target.seconds)} seconds`;
    default: {
      const [one, many] = NAMES[target.measure];
      const most = target.most === 0 ? `no ${many}` : `at most ${counted(target.most, one, many)}`;
      return `${most} in at least ${lasting(target.least)}`;
    }
  }
}

/** What was found in a take, as a sentence beside the target. */
export function resultWords(target: ExerciseTarget, result: ExerciseResult): string {
  if (result.outcome === 'unmeasured') return unmeasured(target, result.reason);
  const { found } = result;
  switch (target.measure) {
    case 'pauses':
      return found === 0
        ? 'No pause of that length was measured.'
        : `${counted(found, 'pause', 'pauses')} of that length ${found === 1 ? 'was' : 'were'} measured: ${listed(result.moments.map(({ seconds }) => `${seconds.toFixed(1)} s`))}.`;
    case 'pace':
      return `You spoke at ${found} words a minute.`;
    case 'melody':
      return `Your voice moved by ${found.toFixed(1)} semitones.`;
    case 'length':
      return `The take has ${found} seconds.`;
    default: {
      const [one, many] = NAMES[target.measure];
      return found === 0
        ? `No ${many} were found.`
        : `${counted(found, one, many)} ${found === 1 ? 'was' : 'were'} found.`;
    }
  }
}

function unmeasured(target: ExerciseTarget, reason: 'too-short' | 'no-words' | 'not-measured'): string {
  if (reason === 'too-short' && 'least' in target)
    return `The take is too short for this exercise: speak for at least ${lasting(target.least)}.`;
  return reason === 'no-words'
    ? 'This needs the words you spoke. Add them under Transcript, and the target is judged.'
    : 'This could not be measured in this take: there was too little speech, or it was too quiet.';
}

const listed = (values: string[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
