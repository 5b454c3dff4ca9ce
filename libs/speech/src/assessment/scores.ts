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
  /** Share of the score, 0-1; the weights of the parts that have a basis add up to 1. */
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

function weigh(parts: readonly ScorePart[]): Assessed {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { value: null, reason: TOO_SHORT, parts: [] };
  const value = parts.reduce((sum, part) => sum + part.value * part.weight, 0) / total;
  return {
    value: round(value, 10),
    parts: parts.map((part) => ({
      ...part,
      value: round(part.value, 10),
      weight: round(part.weight / total, 1000),
    })),
  };
}

const round = (value: number, steps: number): number => Math.round(value * steps) / steps;
