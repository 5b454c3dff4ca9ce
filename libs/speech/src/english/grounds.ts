import type { Ground, GroundCode, GroundOf, ScoreKey } from '../assessment/ground.js';
import type { Grade } from '../bands.js';
import type { LegalKind } from '../words/legal-marks.js';

const PACE: Record<Grade, string> = {
  good: 'in the range that listeners follow best',
  'fair-low': 'on the slow side of acceptable',
  'fair-high': 'on the fast side of acceptable',
  low: 'slower than listeners expect',
  high: 'faster than listeners can follow',
};

const NOT_HEARD: Record<LegalKind, string> = {
  ask: 'Nothing was asked for: no verdict, ruling or relief.',
  burden: 'The burden of proof was not named.',
  standard: 'The standard by which the court decides was not named.',
  theme: 'No words of the beginning came back at the end: no theme was heard.',
  exhibit: 'No exhibit or document was named.',
  witness: 'No testimony was named.',
  roadmap: 'Nothing said where this goes.',
  answer: "The other side's point was not taken up.",
  issue: 'The question before the court was not put.',
  foundation: 'No step of a foundation was heard: mark, show, identify, offer.',
};

/** What the four scores are called. */
export const SCORE_TITLES: Record<ScoreKey, string> = {
  confidence: 'Confidence',
  clarity: 'Clarity',
  pace: 'Pace',
  legalEffectiveness: 'Legal effectiveness',
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const counted = (count: number, words: number, [one, many]: readonly [string, string]): string =>
  `${count === 0 ? 'No' : count} ${count === 1 ? one : many} in ${words} words`;
const perHundred = (count: number, what: string): string => `${count.toFixed(1)} ${what} per 100 words.`;
const questions = (right: number, total: number, are: string): string =>
  `${right} of ${total} questions ${right === 1 ? 'is' : 'are'} ${are}.`;

const WORDS: { [C in GroundCode]: (ground: GroundOf<C>) => string } = {
  'words-a-minute': ({ wordsPerMinute, grade }) =>
    `${Math.round(wordsPerMinute)} words a minute: ${PACE[grade]}.`,
  'syllables-a-minute': ({ syllablesPerMinute, wordsPerMinute, grade }) =>
    `${Math.round(syllablesPerMinute)} syllables a minute, about ${Math.round(wordsPerMinute)} words: ${PACE[grade]}.`,
  rushed: ({ share }) => `${percent(share)} of the take rushes or drags.`,
  'uneven-pace': ({ share }) => `From passage to passage the pace differs by ${percent(share)}.`,
  'at-this-pace': ({ share }) => `Faster than listeners can follow, this counts ${percent(share)}.`,
  pauses: ({ good, perMinute, bad, syllablesPerStop }) =>
    [
      good === 0
        ? 'No well placed pause'
        : `${good} well placed ${good === 1 ? 'pause' : 'pauses'}, ${perMinute.toFixed(1)} a minute`,
      bad > 0 && `${bad} ${bad === 1 ? 'was' : 'were'} missing, too long or in mid-clause`,
      syllablesPerStop !== null && `a stop after every ${Math.round(syllablesPerStop)} syllables`,
    ]
      .filter(Boolean)
      .join('; ')
      .concat('.'),
  audible: () => 'The voice is clearly audible.',
  quiet: () => 'The voice is quiet.',
  'very-loud': () => 'The voice is very loud.',
  overdriven: () => 'The microphone was overdriven.',
  'level-apart': ({ share }) => `${percent(share)} of the take is clearly louder or softer than the rest.`,
  'level-even': () => 'The level stays even.',
  'level-drifts': () => 'The level drifts over the take.',
  'ends-carry': () => 'Phrases end at full voice.',
  'ends-fall': () => 'The voice falls away at the ends of phrases.',
  melody: ({ semitones, share }) =>
    `The pitch of the voice varies by ${semitones.toFixed(1)} semitones (2 to 4 in lively reading)${share === 0 ? '' : `; ${percent(share)} of the take is flat`}.`,
  fillers: ({ count, words, perMinute }) =>
    `${counted(count, words, ['filler', 'fillers'])}${perMinute === null ? '' : `, ${perMinute.toFixed(1)} a minute`}.`,
  hedges: ({ count, words }) => `${counted(count, words, ['hedge', 'hedges'])}.`,
  stumbles: ({ count, words }) =>
    `${counted(count, words, ['repetition or false start', 'repetitions and false starts'])}.`,
  'sentence-length': ({ words }) => `${Math.round(words)} words a sentence.`,
  points: ({ hit, partly, total }) =>
    `${hit} of ${total} planned points made, ${partly} partly, ${total - hit - partly} missed.`,
  'to-listener': ({ perHundred: count }) => perHundred(count, 'words that speak to the listener'),
  'in-time': ({ perHundred: count }) => perHundred(count, 'words that place the listener in time'),
  'of-people': ({ perHundred: count }) => perHundred(count, 'words for people'),
  heard: ({ count, quotes }) =>
    `Heard ${count === 1 ? 'once' : `${count} times`}: ${quotes.map((quote) => `"${quote}"`).join('; ')}.`,
  'not-heard': ({ what }) => NOT_HEARD[what],
  'few-questions': () => 'No examination was heard: too few questions.',
  leading: ({ right, total }) => questions(right, total, 'leading'),
  'one-fact': ({ right, total }) => questions(right, total, 'short and hold one fact'),
  open: ({ right, total }) => questions(right, total, 'open'),
  score: ({ of, value }) => `${SCORE_TITLES[of]} ${value.toFixed(1)} of 10.`,
};

const wordsOf = <C extends GroundCode>(ground: GroundOf<C>): string => WORDS[ground.code](ground);

/** What a part of a score rests on, in words. */
export const groundWords = (grounds: readonly Ground[]): string =>
  grounds.map((ground) => wordsOf(ground as Ground)).join(' ');

/** Why a part has its value. One from before there were codes, or with one that only a later version knows, keeps its sentence. */
export const partWords = ({
  because,
  explanation,
}: {
  because?: readonly Ground[] | null | undefined;
  explanation: string;
}): string => (because?.every(({ code }) => Object.hasOwn(WORDS, code)) ? groundWords(because) : explanation);
