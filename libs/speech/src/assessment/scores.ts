import { LEAST_SPEECH_FOR_SCORE } from '../bands.js';
import { isDrowned } from '../measurements.js';
import { SCORE_TITLES, groundWords } from '../english/grounds.js';
import { noScoreWords } from '../english/no-score.js';
import type { Evidence } from './evidence.js';
import type { Ground, NoScore } from './ground.js';
import { LEGAL_PARTS } from './legal-parts.js';
import type { Part, PartValue } from './part-value.js';
import {
  asFarAsFollowed,
  endings,
  intonation,
  pace,
  pauses,
  steadyPace,
  steadyVolume,
  volume,
} from './parts.js';
import {
  LEAST_WORDS,
  directAddress,
  fillers,
  hedges,
  people,
  plannedPoints,
  sentences,
  stumbles,
  timeLine,
} from './word-parts.js';
import { type ScorePart, weigh } from './weigh.js';

/** A score of 0-10 with everything it is made of, or null with the reason. */
export interface Assessed {
  value: number | null;
  /** Eight of ten takes like this one would be given a score between these two; null without a score. */
  range?: { low: number; high: number } | null | undefined;
  missing?: NoScore | undefined;
  /** The same in English, for readers of before there were codes. */
  reason?: string | undefined;
  parts: ScorePart[];
}

/** The overall score says what it rests on: with the voice alone it is a score of the delivery, not of the argument. */
export interface Overall extends Assessed {
  basis?: 'all' | 'some' | 'voice' | undefined;
  /** How many of the four parts were measured. */
  measured?: number | undefined;
  /** The share of the weighed parts that counts, 0-1: less with part of the evidence and for a short take. */
  share?: number | undefined;
}

export interface Scores {
  overall: Overall;
  confidence: Assessed;
  clarity: Assessed;
  pace: Assessed;
  legalEffectiveness: Assessed;
}

export interface Composition {
  parts: readonly (readonly [part: Part, weight: number])[];
  /** Why there may be no basis at all; null when there is one. */
  missing: (evidence: Evidence) => NoScore | null;
  /** Why no part has a value, where there is a basis. */
  empty?: NoScore;
}

const missingSpeech = ({ measurements, wording }: Evidence): NoScore | null => {
  if (measurements.speechSeconds === 0) return 'no-speech';
  if (isDrowned(measurements.level)) return 'drowned';
  if (measurements.speechSeconds < LEAST_SPEECH_FOR_SCORE) return 'too-short';
  return wording?.nonsense ?? null;
};
const missingWords = (evidence: Evidence): NoScore | null =>
  missingSpeech(evidence) ??
  (evidence.wording === null ? 'no-words' : evidence.wording.words < LEAST_WORDS ? 'few-words' : null);
const missingLaw = (evidence: Evidence): NoScore | null =>
  missingWords(evidence) ?? (evidence.legal ? null : 'no-scenario');

/**
 * How the voice carries, not a reading of the speaker's mind. Each ingredient belongs to one score only: what goes wrong in one way
 * lowers one score.
 */
const CONFIDENCE: Composition = {
  parts: [
    [intonation, 0.45],
    [endings, 0.15],
    [steadyVolume, 0.2],
    [hedges, 0.2],
  ],
  missing: missingSpeech,
};
const CLARITY: Composition = {
  parts: [
    [fillers, 0.5],
    [stumbles, 0.25],
    [sentences, 0.25],
  ],
  missing: missingWords,
};
/**
 * Speed and pauses predict alike how fluent listeners find somebody (H. R. Bosker and others, "What makes speech sound fluent?", 2013):
 * they weigh the same.
 */
const PACE: Composition = {
  parts: [
    [pace, 0.45],
    [asFarAsFollowed(pauses), 0.45],
    [asFarAsFollowed(steadyPace), 0.1],
  ],
  missing: missingSpeech,
};
const PLANNED_WEIGHT = 0.3;
const legalOf = ({ legal }: Evidence): Composition => ({
  parts: [[plannedPoints, PLANNED_WEIGHT], ...(legal ? LEGAL_PARTS[legal.scenario] : [])],
  missing: missingLaw,
  empty: 'nothing-to-tell',
});

/** The four named strategies that a recording can show. */
export const STRATEGIES = {
  'How You Present': {
    parts: [
      [hedges, 0.35],
      [fillers, 0.25],
      [stumbles, 0.25],
      [directAddress, 0.15],
    ],
    missing: missingWords,
  },
  'How You Sound': {
    parts: [
      [pace, 0.3],
      [intonation, 0.3],
      [steadyPace, 0.15],
      [volume, 0.15],
      [steadyVolume, 0.1],
    ],
    missing: missingSpeech,
  },
  'Power of the Story': {
    parts: [
      [timeLine, 0.4],
      [people, 0.4],
      [sentences, 0.2],
    ],
    missing: missingWords,
  },
  'Power of the Pause': { parts: [[pauses, 1]], missing: missingSpeech },
} as const satisfies Record<string, Composition>;

const OVERALL = { confidence: 0.3, clarity: 0.25, pace: 0.25, legalEffectiveness: 0.2 } as const;
const NAMES = ['confidence', 'clarity', 'pace', 'legalEffectiveness'] as const;

/** The share of its worth that a score can claim with part of the evidence. */
const WITHOUT_ALL = 0.9;
/** With all of it a take loses so much at most for being shorter than its scenario. */
const LOST_WHEN_SHORT = 0.05;
/** Seconds of a take of full length where the scenario is not known. */
const USUAL_LENGTH = 180;

/** Composes one score. Parts without a basis are left out, and the weights of the others grow in proportion. */
export function compose({ parts, missing, empty = 'too-short' }: Composition, evidence: Evidence): Assessed {
  const absent = missing(evidence);
  if (absent !== null) return without(absent);
  const known = parts
    .flatMap(([part, weight]) => {
      const value = part(evidence);
      return value ? [inWords(value, weight)] : [];
    })
    .reduce<ScorePart[]>(withPart, []);
  if (known.length === 0) return without(empty);
  return weigh(known);
}

const without = (missing: NoScore): Assessed => ({
  value: null,
  range: null,
  missing,
  reason: noScoreWords({ missing }),
  parts: [],
});

const inWords = (part: PartValue, weight: number): ScorePart => ({
  ...part,
  weight,
  explanation: groundWords(part.because),
});

/** What stands in for a part that could not be measured is no second part. */
function withPart(parts: ScorePart[], part: ScorePart): ScorePart[] {
  const same = parts.find(({ name }) => name === part.name);
  if (!same) return [...parts, part];
  return parts.map((one) => (one === same ? { ...one, weight: one.weight + part.weight } : one));
}

/** All scores of a take, each with its parts and its range. */
export function scoresOf(evidence: Evidence): Scores {
  const scores = {
    confidence: compose(CONFIDENCE, evidence),
    clarity: compose(CLARITY, evidence),
    pace: compose(PACE, evidence),
    legalEffectiveness: compose(legalOf(evidence), evidence),
  };
  return { ...scores, overall: overallOf(scores, evidence) };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

function overallOf(scores: Omit<Scores, 'overall'>, evidence: Evidence): Overall {
  const parts = NAMES.flatMap((name) => {
    const { value, range } = scores[name];
    if (value === null) return [];
    const because: Ground[] = [{ code: 'score', of: name, value }];
    const { low, high } = range ?? { low: value, high: value };
    return [inWords({ name: SCORE_TITLES[name], value, low, high, because }, OVERALL[name])];
  });
  if (parts.length === 0) {
    return { ...scores.pace, measured: 0 };
  }
  const basis = parts.length === NAMES.length ? 'all' : scores.clarity.value === null ? 'voice' : 'some';
  const short =
    1 - Math.min(1, evidence.measurements.durationSeconds / (evidence.fullLengthSeconds ?? USUAL_LENGTH));
  const share = hundredths(basis === 'all' ? 1 - LOST_WHEN_SHORT * short : WITHOUT_ALL);
  return { ...weigh(parts, share), basis, measured: parts.length, share };
}
