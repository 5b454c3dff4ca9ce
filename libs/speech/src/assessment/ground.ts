import type { Grade } from '../bands.js';
import type { Nonsense } from '../words/sense.js';
import type { LegalKind } from '../words/legal-marks.js';

/** What fills each code. A `share` is 0-1; `perHundred` counts in 100 words. */
interface Fillings {
  'words-a-minute': { wordsPerMinute: number; grade: Grade };
  'syllables-a-minute': { syllablesPerMinute: number; wordsPerMinute: number; grade: Grade };
  rushed: { share: number };
  'uneven-pace': { share: number };
  /** `share`: of its worth that a part keeps above the speed that can be followed. */
  'at-this-pace': { share: number };
  pauses: { good: number; perMinute: number; bad: number; syllablesPerStop: number | null };
  audible: object;
  quiet: object;
  'very-loud': object;
  overdriven: object;
  'level-apart': { share: number };
  'level-even': object;
  'level-drifts': object;
  'ends-carry': object;
  'ends-fall': object;
  /** `share`: of the take that is flat. */
  melody: { semitones: number; share: number };
  fillers: { count: number; words: number; perMinute: number | null };
  hedges: { count: number; words: number };
  stumbles: { count: number; words: number };
  'sentence-length': { words: number };
  points: { hit: number; partly: number; total: number };
  'to-listener': { perHundred: number };
  'in-time': { perHundred: number };
  'of-people': { perHundred: number };
  /** The words that earned it, the first two. */
  heard: { count: number; quotes: string[] };
  'not-heard': { what: LegalKind };
  'few-questions': object;
  leading: { right: number; total: number };
  'one-fact': { right: number; total: number };
  open: { right: number; total: number };
  score: { of: ScoreKey; value: number };
}

/** The four scores that make the overall one. */
export type ScoreKey = 'confidence' | 'clarity' | 'pace' | 'legalEffectiveness';
export type GroundCode = keyof Fillings;
/** A ground of one code. */
export type GroundOf<C extends GroundCode> = { code: C } & Fillings[C];
/** What a part of a score rests on: a code and what fills it. The sentence is made where it is shown (english/grounds.ts). */
export type Ground = { [C in GroundCode]: GroundOf<C> }[GroundCode];

/** Why there is no score: english/no-score.ts has the sentences. */
export type NoScore =
  | 'no-speech'
  | 'too-short'
  | 'drowned'
  | 'no-words'
  | 'few-words'
  | 'no-scenario'
  | 'nothing-to-tell'
  | 'unseen'
  | Nonsense;
