import { z } from 'zod';
import { Grounds, LegalKind, NoScore } from './grounds.js';
import { known, knownEntries, knownNames } from './known.js';
import { Scenario } from './scenarios.js';

const seconds = z.number().nonnegative();
const score10 = z.number().min(0).max(10);
/** A value that the recording gave no basis for is `null`, and says why. */
export const ScoreRange = z.object({ low: score10, high: score10 });
export type ScoreRange = z.infer<typeof ScoreRange>;
export const Assessed = z.object({
  value: score10.nullable(),
  /** Eight of ten takes like this one lie between these; null without a value, absent from analyses before there were ranges. */
  range: ScoreRange.nullish(),
  /** Why there is no value; absent when there is one. */
  missing: NoScore,
  /** The same in English, for readers without a catalogue. */
  reason: z.string().optional(),
  parts: z.array(
    z.object({
      name: z.string(),
      value: score10,
      low: score10.optional(),
      high: score10.optional(),
      weight: z.number().min(0).max(1),
      /** What it rests on. */
      because: Grounds,
      /** The same in English, for readers without a catalogue. */
      explanation: z.string(),
      /** Where the words are that earned it. */
      at: z.object({ start: seconds, end: seconds }).optional(),
    }),
  ),
});
/** What an overall score rests on: all four parts, some with words, or the voice alone. Only like is compared with like. */
export const ScoreBasis = z.enum(['all', 'some', 'voice']);
export type ScoreBasis = z.infer<typeof ScoreBasis>;

/** What stands beside an overall score in a list: what it rests on, and what its evidence leaves open; null without a score. */
export const BESIDE_SCORE = {
  scoreBasis: known(ScoreBasis.nullable(), null),
  /** Absent from versions of before it was told. */
  scoreRange: ScoreRange.nullish(),
};

/** The overall score says what it rests on; with the voice alone it is shown as "Delivery" and compared with its like. */
export const OverallAssessed = Assessed.extend({
  basis: known(ScoreBasis.optional(), undefined),
  /** How many of the four parts were measured. */
  measured: z.number().int().min(0).max(4).optional(),
  /** The share of the weighed parts that counts: less with part of the evidence and for a short take. */
  share: z.number().min(0).max(1).optional(),
});

const count = z.number().int().nonnegative();
/** What an advocate does in a scenario and was heard doing, with the words that show it. */
export const LegalMarks = z.object({
  scenario: Scenario,
  words: count,
  marks: knownEntries(
    z.array(
      z.object({ kind: LegalKind, text: z.string(), start: seconds.nullable(), end: seconds.nullable() }),
    ),
  ),
  counts: knownNames(z.record(LegalKind, count)),
  /** Questions by their form. */
  questions: z.object({
    total: count,
    leading: count,
    open: count,
    closed: count,
    statements: count,
    crowded: count,
    medianWords: z.number().nonnegative(),
  }),
});

/** Counts from the words that scores rest on, beside the events. */
export const Wording = z.object({
  words: z.number().int().positive(),
  wordsPerSentence: z.number().nullable(),
  timeWords: count,
  peopleWords: count,
  addressWords: count,
  /** Why the words are no speech to judge: then there is no score. */
  nonsense: known(z.enum(['loop', 'not-english', 'disorder']).optional(), 'disorder'),
});
