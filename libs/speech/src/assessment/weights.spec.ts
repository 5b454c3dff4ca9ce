import { describe, expect, it } from '@jest/globals';
import type { Evidence } from './evidence.js';
import { STRATEGIES, scoresOf } from './scores.js';

/** A minute and a half in which every part of the delivery and of the words has a basis. */
const evidence: Evidence = {
  measurements: {
    durationSeconds: 95,
    speechSeconds: 80,
    syllables: 300,
    syllablesPerMinute: 210,
    wordsPerMinute: 150,
    wordsPerMinuteIsEstimate: false,
    pauses: { count: 9, meanSeconds: 0.8, longestSeconds: 2.2 },
    pitch: { medianHz: 182, variationSemitones: 3.1 },
    level: { medianDb: -22, rangeDb: 14, clippedSamples: 0, fadeDb: 3 },
    rateOverTime: [0, 5, 10, 15].map((start) => ({ start, end: start + 15, syllablesPerMinute: 210 })),
  },
  events: [],
  wording: { words: 180, wordsPerSentence: 14, timeWords: 3, peopleWords: 6, addressWords: 4 },
  script: null,
};

describe('what a part counts in its score', () => {
  it.each([
    ['confidence', { Intonation: 0.45, 'Ends of phrases': 0.15, 'Steady volume': 0.2, Hedges: 0.2 }],
    ['clarity', { Fillers: 0.5, Stumbles: 0.25, Sentences: 0.25 }],
    ['pace', { Pace: 0.45, Pauses: 0.45, 'Steady pace': 0.1 }],
  ] as const)('%s', (score, weights) => {
    const parts = scoresOf(evidence)[score].parts.map(({ name, weight }) => [name, weight]);
    expect(Object.fromEntries(parts)).toEqual(weights);
  });

  it.each(Object.entries(STRATEGIES))('the parts of %s make a whole', (_name, { parts }) => {
    expect(parts.reduce((sum, [, weight]) => sum + weight, 0)).toBeCloseTo(1, 9);
  });
});
