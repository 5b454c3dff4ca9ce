import { isDrowned } from '../measurements.js';
import type { Evidence } from './evidence.js';
import {
  LEAST_SPEECH_FOR_PAUSES,
  type Part,
  type PartValue,
  intonation,
  pace,
  pauses,
  steadyPace,
  steadyVolume,
  volume,
} from './parts.js';
import {
  directAddress,
  fillers,
  hedges,
  people,
  plannedPoints,
  sentences,
  stumbles,
  timeLine,
} from './word-parts.js';

export interface ScorePart extends PartValue {
  /** Share of the score in whole hundredths, 0-1; the weights of the parts that have a basis add up to 1. */
  weight: number;
}

/** A score of 0-10 with everything it is made of, or null with the reason. */
export interface Assessed {
  value: number | null;
  reason?: string;
  parts: ScorePart[];
}

export interface Scores {
  overall: Assessed;
  confidence: Assessed;
  clarity: Assessed;
  pace: Assessed;
  legalEffectiveness: Assessed;
}

interface Composition {
  parts: readonly (readonly [part: Part, weight: number])[];
  /** Why there may be no basis at all; null when there is one. */
  missing: (evidence: Evidence) => string | null;
}

const NO_SPEECH = 'No speech was found in this recording.';
const TOO_SHORT = 'Under 10 s of speech: too little to judge.';
const DROWNED = 'The room is nearly as loud as the voice: this could not be judged.';
const NO_WORDS = 'No transcript: the words could not be judged.';
const FEW_PAUSES = `Under ${LEAST_SPEECH_FOR_PAUSES} s of speech: too little to judge pauses.`;
const FEW_WORDS = 'Under 50 words: too few to judge a story.';
const LEAST_WORDS = 50;

const missingSpeech = ({ measurements }: Evidence): string | null => {
  if (measurements.speechSeconds === 0) return NO_SPEECH;
  if (isDrowned(measurements.level)) return DROWNED;
  return measurements.syllablesPerMinute === null ? TOO_SHORT : null;
};
const missingPauses = (evidence: Evidence): string | null =>
  missingSpeech(evidence) ??
  (evidence.measurements.speechSeconds < LEAST_SPEECH_FOR_PAUSES ? FEW_PAUSES : null);
const missingWords = (evidence: Evidence): string | null =>
  missingSpeech(evidence) ?? (evidence.wording === null ? NO_WORDS : null);
const missingStory = (evidence: Evidence): string | null =>
  missingWords(evidence) ?? ((evidence.wording?.words ?? 0) < LEAST_WORDS ? FEW_WORDS : null);

/** A composite of how the delivery is heard, not a reading of the speaker's mind. */
const CONFIDENCE: Composition = {
  parts: [
    [pace, 0.25],
    [pauses, 0.2],
    [intonation, 0.2],
    [steadyVolume, 0.15],
    [hedges, 0.1],
    [fillers, 0.1],
  ],
  missing: missingSpeech,
};
const CLARITY: Composition = {
  parts: [
    [fillers, 0.4],
    [stumbles, 0.2],
    [sentences, 0.15],
    [volume, 0.15],
    [pace, 0.1],
  ],
  missing: missingWords,
};
const PACE: Composition = {
  parts: [
    [pace, 0.6],
    [steadyPace, 0.4],
  ],
  missing: missingSpeech,
};
const LEGAL: Composition = {
  parts: [
    [plannedPoints, 0.45],
    [hedges, 0.25],
    [pauses, 0.15],
    [directAddress, 0.15],
  ],
  missing: missingWords,
};

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
    missing: missingStory,
  },
  'Power of the Pause': { parts: [[pauses, 1]], missing: missingPauses },
} as const satisfies Record<string, Composition>;

const OVERALL = { confidence: 0.3, clarity: 0.25, pace: 0.25, legalEffectiveness: 0.2 } as const;
const TITLES = {
  confidence: 'Confidence',
  clarity: 'Clarity',
  pace: 'Pace',
  legalEffectiveness: 'Legal effectiveness',
} as const;

/** Composes one score. Parts without a basis are left out, and the weights of the others grow in proportion. */
export function compose({ parts, missing }: Composition, evidence: Evidence): Assessed {
  const reason = missing(evidence);
  if (reason !== null) return { value: null, reason, parts: [] };
  const known = parts.flatMap(([part, weight]) => {
    const value = part(evidence);
    return value ? [{ ...value, weight }] : [];
  });
  return weigh(known);
}

/** All scores of a take, each with its parts. */
export function scoresOf(evidence: Evidence): Scores {
  const scores = {
    confidence: compose(CONFIDENCE, evidence),
    clarity: compose(CLARITY, evidence),
    pace: compose(PACE, evidence),
    legalEffectiveness: compose(LEGAL, evidence),
  };
  const names = ['confidence', 'clarity', 'pace', 'legalEffectiveness'] as const;
  const parts = names.flatMap((name) => {
    const { value } = scores[name];
    return value === null
      ? []
      : [
          {
            name: TITLES[name],
            value,
            weight: OVERALL[name],
            explanation: `${TITLES[name]} ${value.toFixed(1)} of 10.`,
          },
        ];
  });
  return { ...scores, overall: parts.length === 0 ? { ...scores.pace, parts: [] } : weigh(parts) };
}

/** Weighs what is shown, tenths by whole percents, so that a reader who recalculates a score arrives at it. */
function weigh(parts: readonly ScorePart[]): Assessed {
  if (parts.length === 0) return { value: null, reason: TOO_SHORT, parts: [] };
  const tenths = parts.map(({ value }) => Math.round(value * 10));
  const percents = percentsOf(parts.map(({ weight }) => weight));
  const sum = tenths.reduce((all, value, at) => all + value * percents[at]!, 0);
  return {
    value: Math.round(sum / 100) / 10,
    parts: parts.map((part, at) => ({ ...part, value: tenths[at]! / 10, weight: percents[at]! / 100 })),
  };
}

/** Whole percents that add up to 100; what rounding down leaves over goes to the largest remainders. */
function percentsOf(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => Number(((100 * weight) / total).toFixed(6)));
  const left = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byRemainder = exact.map((share, at) => ({ at, over: share % 1 })).toSorted((a, b) => b.over - a.over);
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return exact.map((share, at) => Math.floor(share) + (raised.has(at) ? 1 : 0));
}
