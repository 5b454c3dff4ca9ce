import {
  HEDGES_PER_100,
  SENTENCE_WORDS,
  STUMBLES_PER_100,
  scoreInBand,
  scoreLessIsBetter,
} from '../bands.js';
import { type Evidence, type EventKind, faults } from './evidence.js';
import type { Ground } from './ground.js';
import { type Part, type PartValue, countRange, rangeOf } from './part-value.js';

/** Under this many words a share of them is chance: nobody hedges in nine. */
export const LEAST_WORDS = 50;
/** Fillers per 100 words: one in 300 passes unnoticed; at five, a sentence in two has one. */
const FILLERS_PER_100 = { good: 0.3, poor: 5 } as const;
/** Per 100 words; measured on openings told as a story and on motions. */
const TIME_WORDS = { good: [1.5, 12], fair: [1, 18] } as const;
const PEOPLE_WORDS = { good: [4, 22], fair: [2.5, 30] } as const;
const ADDRESS_WORDS = { good: [1, 10], fair: [0.6, 16] } as const;
/** Under this many sentences their mean length is chance; so much it may be off then. */
const SENTENCES_OFF = 0.12;

/** Fillers as a share of the words. */
export const fillers: Part = (evidence) => {
  const minutes = evidence.measurements.durationSeconds / 60;
  return perHundred(evidence, ['filler'], 'Fillers', FILLERS_PER_100, (count, words) => ({
    code: 'fillers',
    count,
    words,
    perMinute: count === 0 || minutes === 0 ? null : count / minutes,
  }));
};

/** Words that take weight from a statement. */
export const hedges: Part = (evidence) =>
  perHundred(evidence, ['hedge'], 'Hedges', HEDGES_PER_100, (count, words) => ({
    code: 'hedges',
    count,
    words,
  }));

/** Repeated words and false starts. */
export const stumbles: Part = (evidence) =>
  perHundred(evidence, ['repetition', 'false-start'], 'Stumbles', STUMBLES_PER_100, (count, words) => ({
    code: 'stumbles',
    count,
    words,
  }));

function perHundred(
  { wording, events }: Evidence,
  kinds: readonly EventKind[],
  name: string,
  band: { good: number; poor: number },
  groundOf: (count: number, words: number) => Ground,
): PartValue | null {
  if (!wording || wording.words < LEAST_WORDS) return null;
  const count = kinds.reduce((sum, kind) => sum + faults(events, kind).length, 0);
  const score = (found: number): number => scoreLessIsBetter((found / wording.words) * 100, band);
  return {
    name,
    value: score(count),
    ...rangeOf(score, countRange(count)),
    because: [groundOf(count, wording.words)],
  };
}

/** Length of sentences, where the transcript has any. */
export const sentences: Part = ({ wording }) => {
  const length = wording?.wordsPerSentence ?? null;
  if (length === null) return null;
  const score = (words: number): number => scoreInBand(words, SENTENCE_WORDS);
  return {
    name: 'Sentences',
    value: score(length),
    ...rangeOf(score, [length * (1 - SENTENCES_OFF), length * (1 + SENTENCES_OFF)]),
    because: [{ code: 'sentence-length', words: length }],
  };
};

/** Points of the practice script that were made. */
export const plannedPoints: Part = ({ script }) => {
  if (!script) return null;
  const total = script.points.length;
  const hit = script.points.filter(({ status }) => status === 'hit').length;
  const partly = script.points.filter(({ status }) => status === 'partly').length;
  const value = (10 * (hit + partly / 2)) / total;
  return {
    name: 'Planned points',
    value,
    low: (10 * hit) / total,
    high: (10 * (hit + partly)) / total,
    because: [{ code: 'points', hit, partly, total }],
  };
};

/** Does the speaker speak to the listener? */
export const directAddress: Part = ({ wording }) =>
  density(wording, wording?.addressWords, ['Direct address', 'to-listener'], ADDRESS_WORDS);

/** Words that place the listener in time. */
export const timeLine: Part = ({ wording }) =>
  density(wording, wording?.timeWords, ['Time line', 'in-time'], TIME_WORDS);

/** Words for people. */
export const people: Part = ({ wording }) =>
  density(wording, wording?.peopleWords, ['People', 'of-people'], PEOPLE_WORDS);

function density(
  wording: Evidence['wording'],
  count: number | undefined,
  [name, code]: readonly [name: string, code: 'to-listener' | 'in-time' | 'of-people'],
  band: Parameters<typeof scoreInBand>[1],
): PartValue | null {
  if (!wording || count === undefined) return null;
  const score = (words: number): number => scoreInBand((words / wording.words) * 100, band);
  return {
    name,
    value: score(count),
    ...rangeOf(score, countRange(count)),
    because: [{ code, perHundred: (count / wording.words) * 100 }],
  };
}
