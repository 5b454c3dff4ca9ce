import type { Analysis } from '@lectern/contracts/analysis';
import { LEAST_SPEECH_FOR_SCORE } from '@lectern/speech/bands';
import { clock } from './format.js';

/** What is said where no single finding gains: that the take is too short, or the weakest part, or that nothing stands out. */
export function sayNoFix(analysis: Analysis): { headline: string; why: string } {
  const { measurements, overallScore, improvements, recommendations } = analysis;
  if (overallScore === null && measurements.speechSeconds < LEAST_SPEECH_FOR_SCORE)
    return {
      headline: 'Too short to judge: record a minute',
      why: `${clock(measurements.speechSeconds)} of speech in this take. From a minute on there is a figure for the delivery; with the words, for all four parts. What was measured stays.`,
    };
  if (improvements[0])
    return {
      headline: 'What to change',
      why: [improvements[0], recommendations[0]].filter(Boolean).join(' '),
    };
  return {
    headline: 'Nothing stands out in this take',
    why: 'No single finding would raise the score by much.',
  };
}
