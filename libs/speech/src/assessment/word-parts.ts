import {
  HEDGES_PER_100,
  SENTENCE_WORDS,
  STUMBLES_PER_100,
  scoreInBand,
  scoreLessIsBetter,
} from '../bands.js';
import { type Evidence, type EventKind, faults } from './evidence.js';
import type { Part, PartValue } from './parts.js';

/** Fillers as a share of words: 1 % passes unnoticed, 5 % is the specified limit. */
const FILLER_BAND = { good: [0, 0.01], fair: [0, 0.05] } as const;
/** Per 100 words; measured on openings told as a story and on motions. */
const TIME_WORDS = { good: [1.5, 12], fair: [1, 18] } as const;
const PEOPLE_WORDS = { good: [4, 22], fair: [2.5, 30] } as const;
const ADDRESS_WORDS = { good: [1, 10], fair: [0.6, 16] } as const;

/** Fillers as a share of the words. */
export const fillers: Part = ({ wording, events, measurements }) => {
  if (!wording) return null;
  const count = faults(events, 'filler').length;
  const share = count / wording.words;
  const minutes = measurements.durationSeconds / 60;
  const perMinute = minutes > 0 ? `, ${(count / minutes).toFixed(1)} a minute` : '';
  return {
    name: 'Fillers',
    value: scoreInBand(share, FILLER_BAND),
    explanation:
      count === 0
        ? `No filler in ${wording.words} words.`
        : `${count} ${count === 1 ? 'filler' : 'fillers'} in ${wording.words} words (${(share * 100).toFixed(1)} %${perMinute}).`,
  };
};

/** Words that take weight from a statement. */
export const hedges: Part = (evidence) =>
  perHundred(evidence, ['hedge'], 'Hedges', HEDGES_PER_100, ['hedge', 'hedges']);

/** Repeated words and false starts. */
export const stumbles: Part = (evidence) =>
  perHundred(evidence, ['repetition', 'false-start'], 'Stumbles', STUMBLES_PER_100, [
    'repetition or false start',
    'repetitions and false starts',
  ]);

function perHundred(
  { wording, events }: Evidence,
  kinds: readonly EventKind[],
  name: string,
  band: { good: number; poor: number },
  [one, many]: readonly [one: string, many: string],
): PartValue | null {
  if (!wording) return null;
  const count = kinds.reduce((sum, kind) => sum + faults(events, kind).length, 0);
  const explanation = `${count === 0 ? 'No' : count} ${count === 1 ? one : many} in ${wording.words} words.`;
  return { name, value: scoreLessIsBetter((count / wording.words) * 100, band), explanation };
}

/** Length of sentences, where the transcript has any. */
export const sentences: Part = ({ wording }) => {
  const length = wording?.wordsPerSentence ?? null;
  if (length === null) return null;
  return {
    name: 'Sentences',
    value: scoreInBand(length, SENTENCE_WORDS),
    explanation: `${Math.round(length)} words a sentence.`,
  };
};

/** Points of the practice script that were made. */
export const plannedPoints: Part = ({ script }) => {
  if (!script) return null;
  const hit = script.points.filter(({ status }) => status === 'hit').length;
  const partly = script.points.filter(({ status }) => status === 'partly').length;
  const missed = script.points.length - hit - partly;
  return {
    name: 'Planned points',
    value: (10 * (hit + partly / 2)) / script.points.length,
    explanation: `${hit} of ${script.points.length} planned points made, ${partly} partly, ${missed} missed.`,
  };
};

/** Does the speaker speak to the listener? */
export const directAddress: Part = ({ wording }) =>
  density(wording, wording?.addressWords, 'Direct address', ADDRESS_WORDS);

/** Words that place the listener in time. */
export const timeLine: Part = ({ wording }) => density(wording, wording?.timeWords, 'Time line', TIME_WORDS);

/** Words for people. */
export const people: Part = ({ wording }) => density(wording, wording?.peopleWords, 'People', PEOPLE_WORDS);

const WHAT: Record<string, string> = {
  'Direct address': 'words that speak to the listener',
  'Time line': 'words that place the listener in time',
  People: 'words for people',
};

function density(
  wording: Evidence['wording'],
  count: number | undefined,
  name: string,
  band: Parameters<typeof scoreInBand>[1],
): PartValue | null {
  if (!wording || count === undefined) return null;
  const per100 = (count / wording.words) * 100;
  return {
    name,
    value: scoreInBand(per100, band),
    explanation: `${per100.toFixed(1)} ${WHAT[name]} per 100 words.`,
  };
}
