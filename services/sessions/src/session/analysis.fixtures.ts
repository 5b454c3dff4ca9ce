import type { Analysis } from '@lectern/contracts/analysis';

const assessed = (value: number) => ({
  value,
  parts: [{ name: 'Pace', value, weight: 1, explanation: 'within the best range' }],
});
const notAssessed = { value: null, reason: 'There is no transcript.', parts: [] };

const finding = (id: string, start: number, dismissed: boolean): Analysis['events'][number] => ({
  id,
  kind: 'filler',
  start,
  end: start + 0.4,
  confidence: 0.9,
  text: 'um',
  credit: false,
  dismissed,
});

/** A small, whole analysis: one counted filler, one dismissed. */
export const anAnalysis = (changes: Partial<Analysis> = {}): Analysis => ({
  overallScore: 7.4,
  confidenceScore: 7.9,
  clarityScore: 6.8,
  paceScore: 7.1,
  legalEffectiveness: null,
  fillerWordCount: 1,
  strengths: ['Your pace stayed in range.'],
  improvements: ['One filler before a date.'],
  recommendations: ['Pause where you would say "um".'],
  murphyStrategies: {
    'Check Your Look': { value: null, reason: 'Audio does not show it.' },
    'How You Present': { value: 7 },
    'How You Sound': { value: 7.5 },
    'Power of the Story': { value: 6 },
    'Power of the Pause': { value: 8 },
  },
  keyMoments: [{ timestamp: 3, type: 'improvement', description: 'A filler' }],
  measurements: {
    durationSeconds: 83.5,
    speechSeconds: 70,
    syllables: 250,
    syllablesPerMinute: 214,
    wordsPerMinute: 148,
    wordsPerMinuteIsEstimate: false,
    pauses: { count: 9, meanSeconds: 0.8, longestSeconds: 2.4 },
    pitch: { medianHz: 182, variationSemitones: 3.1 },
    level: { medianDb: -22, rangeDb: 14, clippedSamples: 0 },
    rateOverTime: [{ start: 0, end: 20, syllablesPerMinute: 210 }],
  },
  fillers: [{ word: 'um', count: 1 }],
  events: [finding('filler-1', 3, false), finding('filler-2', 9, true)],
  scores: {
    overall: assessed(7.4),
    confidence: assessed(7.9),
    clarity: assessed(6.8),
    pace: assessed(7.1),
    legalEffectiveness: notAssessed,
  },
  fixNext: null,
  wording: null,
  script: null,
  peaks: [0.1, 0.5, 0.2],
  transcript: { text: 'The um light was a red light.', words: null },
  engine: { measurements: 'signal', transcript: 'supplied', feedback: 'rules', notes: [] },
  ...changes,
});
