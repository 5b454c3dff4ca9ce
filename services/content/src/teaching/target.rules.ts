import type { ExerciseTarget } from '@lectern/contracts/exercise-target';

const N = String.raw`(\d+(?:\.\d+)?)`;
const RANGE = `${N}-${N}`;
const form = (text: string): RegExp => new RegExp(`^${text}$`);

/** How a coach writes a target, and what it means. */
const FORMS: [form: RegExp, target: (...numbers: [number, number, number, number]) => ExerciseTarget][] = [
  [
    form(`${N} pauses? of ${RANGE} s in the first ${N} s`),
    (count, low, high, within) => ({ measure: 'pauses', count, seconds: [low, high], within }),
  ],
  [
    form(`pace of ${RANGE} words a minute over ${N} s`),
    (low, high, least) => ({ measure: 'pace', wordsPerMinute: [low, high], least }),
  ],
  [
    form(`melody of ${RANGE} semitones over ${N} s`),
    (low, high, least) => ({ measure: 'melody', semitones: [low, high], least }),
  ],
  [form(`length of ${RANGE} s`), (low, high) => ({ measure: 'length', seconds: [low, high] })],
  [form(`at most ${N} fillers over ${N} s`), (most, least) => ({ measure: 'fillers', most, least })],
  [form(`at most ${N} hedges over ${N} s`), (most, least) => ({ measure: 'hedges', most, least })],
  [form(`at most ${N} fading ends over ${N} s`), (most, least) => ({ measure: 'fading', most, least })],
];

/** Reads a target such as `5 pauses of 2-3 s in the first 90 s`. */
export function targetOf(text: string): ExerciseTarget {
  for (const [written, target] of FORMS) {
    const numbers = written.exec(text)?.slice(1).map(Number);
    if (numbers) return target(...(numbers as [number, number, number, number]));
  }
  throw new Error(`This target is not understood: ${text}`);
}
