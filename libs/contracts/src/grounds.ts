import { z } from 'zod';

const share = z.number();
const count = z.number();
const grade = z.enum(['good', 'fair-low', 'fair-high', 'low', 'high']);
export const LegalKind = z.enum([
  'ask',
  'burden',
  'standard',
  'theme',
  'exhibit',
  'witness',
  'roadmap',
  'answer',
  'issue',
  'foundation',
]);

/** What a part of a score rests on: a code and what fills it. */
export const Ground = z.discriminatedUnion('code', [
  z.object({ code: z.literal('words-a-minute'), wordsPerMinute: count, grade }),
  z.object({
    code: z.literal('syllables-a-minute'),
    syllablesPerMinute: count,
    wordsPerMinute: count,
    grade,
  }),
  z.object({ code: z.enum(['rushed', 'uneven-pace', 'level-apart', 'at-this-pace']), share }),
  z.object({
    code: z.literal('pauses'),
    good: count,
    perMinute: count,
    bad: count,
    /** Syllables from one stop to the next; null where it does not matter. */
    syllablesPerStop: count.nullable(),
  }),
  z.object({
    code: z.enum([
      'audible',
      'quiet',
      'very-loud',
      'overdriven',
      'level-even',
      'level-drifts',
      'ends-carry',
      'ends-fall',
      'few-questions',
    ]),
  }),
  /** `share`: of the take that is flat. */
  z.object({ code: z.literal('melody'), semitones: count, share }),
  z.object({ code: z.literal('fillers'), count, words: count, perMinute: count.nullable() }),
  z.object({ code: z.enum(['hedges', 'stumbles']), count, words: count }),
  z.object({ code: z.literal('sentence-length'), words: count }),
  z.object({ code: z.literal('points'), hit: count, partly: count, total: count }),
  z.object({ code: z.enum(['to-listener', 'in-time', 'of-people']), perHundred: count }),
  z.object({ code: z.literal('heard'), count, quotes: z.array(z.string()) }),
  z.object({ code: z.literal('not-heard'), what: LegalKind }),
  z.object({ code: z.enum(['leading', 'one-fact', 'open']), right: count, total: count }),
  z.object({
    code: z.literal('score'),
    of: z.enum(['confidence', 'clarity', 'pace', 'legalEffectiveness']),
    value: count,
  }),
]);

/** Absent from before there were codes; null where one of them is known to a later version only. */
export const Grounds = z.array(Ground).nullish().catch(null);

/** Why there is no score; absent from before there were codes, null where only a later version knows it. */
export const NoScore = z
  .enum([
    'no-speech',
    'too-short',
    'drowned',
    'no-words',
    'few-words',
    'no-scenario',
    'nothing-to-tell',
    'unseen',
    'loop',
    'not-english',
    'disorder',
  ])
  .nullish()
  .catch(null);
