import type { Analysis } from '../analysis.js';
import type { ScoreBasis } from '../scores.js';

export const SCORE_NAMES: Record<keyof Analysis['scores'], string> = {
  overall: 'Overall',
  confidence: 'Confidence',
  clarity: 'Clarity',
  pace: 'Pace',
  legalEffectiveness: 'Legal effectiveness',
};

/** What the figure of a whole take is called: with the voice alone it is a score of the delivery, not of the argument. */
export const wholeName = (basis: ScoreBasis | null | undefined): string =>
  basis === 'voice' ? 'Delivery' : 'Overall score';

/** The figure of a take where it stands among others: "7.4 of 10", or "Delivery 7.4 of 10". */
export const scoreInWords = (score: number, basis: ScoreBasis | null | undefined): string =>
  `${basis === 'voice' ? `${wholeName(basis)} ` : ''}${score.toFixed(1)} of 10`;
