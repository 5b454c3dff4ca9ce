import { MURPHY_STRATEGIES, type Analysis } from '@lectern/contracts/analysis';

const notShared: Analysis['scores']['overall'] = { value: null, reason: 'not shared', parts: [] };

/**
 * A shared analysis in the form that the review works on. What its owner did not choose is empty here, and the page
 * shows no part that rests on it. `durationSeconds` is the length of the recording.
 */
export function reviewable(shared: Partial<Analysis>, durationSeconds: number): Analysis {
  return {
    overallScore: null,
    confidenceScore: null,
    clarityScore: null,
    paceScore: null,
    legalEffectiveness: null,
    fillerWordCount: null,
    strengths: [],
    improvements: [],
    recommendations: [],
    murphyStrategies: strategiesNotShared(),
    keyMoments: [],
    measurements: {
      durationSeconds,
      speechSeconds: 0,
      syllables: 0,
      syllablesPerMinute: null,
      wordsPerMinute: null,
      wordsPerMinuteIsEstimate: false,
      pauses: { count: 0, meanSeconds: 0, longestSeconds: 0 },
      pitch: { medianHz: null, variationSemitones: null },
      level: { medianDb: null, rangeDb: null, clippedSamples: 0 },
      rateOverTime: [],
    },
    fillers: [],
    events: [],
    scores: {
      overall: notShared,
      confidence: notShared,
      clarity: notShared,
      pace: notShared,
      legalEffectiveness: notShared,
    },
    fixNext: null,
    wording: null,
    script: null,
    peaks: [],
    transcript: null,
    engine: { measurements: 'signal', transcript: 'none', feedback: 'rules', notes: [] },
    ...shared,
  };
}

function strategiesNotShared(): Analysis['murphyStrategies'] {
  const [look, present, sound, story, pause] = MURPHY_STRATEGIES;
  const none = { value: null };
  return { [look]: none, [present]: none, [sound]: none, [story]: none, [pause]: none };
}
