import type { Analysis } from '../analysis.js';
import { clock } from '../clock.js';

const MINUTE = 60;
const FROM_A_MINUTE =
  'From a minute on there is a figure for the delivery; with the words, for all four parts. ';

/**
 * What is said where no finding is the one thing: why there is no score, or the part from which most is to be gained with its remedy, or
 * that nothing weighs much by itself.
 */
export function sayNoFix(
  analysis: Analysis,
  whyNoScore: string | undefined,
): { headline: string; why: string[] } {
  const { measurements, scores, improvements, recommendations, events } = analysis;
  if (scores.overall.value === null)
    return {
      headline: (whyNoScore ?? 'This take could not be judged').replace(/\.$/u, ''),
      why: [
        `${clock(measurements.speechSeconds)} of speech in this take. ${measurements.speechSeconds < MINUTE ? FROM_A_MINUTE : ''}What was measured stays.`,
      ],
    };
  if (improvements[0])
    return {
      headline: 'What to change',
      why: [improvements[0], recommendations[0]].filter((line) => line !== undefined),
    };
  const faults = events.filter(({ credit, dismissed }) => !credit && !dismissed).length;
  return faults === 0
    ? { headline: 'Nothing stands out in this take', why: ['No finding speaks against it.'] }
    : {
        headline: 'No one thing to fix first',
        why: [
          `${faults === 1 ? 'One finding is' : `${faults} findings are`} listed; the parts of the scores show where more is to be gained.`,
        ],
      };
}
