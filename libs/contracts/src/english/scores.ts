import type { Analysis } from '../analysis.js';
import type { ScoreBasis, ScoreRange } from '../scores.js';

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

/** What the evidence of a figure leaves open, as it stands behind it: "7.0 to 7.8"; empty where nobody knows. */
export const rangeInWords = (range: ScoreRange | null | undefined, digits = 1): string =>
  range ? `${range.low.toFixed(digits)} to ${range.high.toFixed(digits)}` : '';

/** A range out of 100: whole numbers, or "94.8 to 95.3" where these would be the same. */
export const percentsInWords = (range: ScoreRange | null | undefined): string =>
  rangeInWords(range, range && range.high - range.low < 2 ? 1 : 0);

/** The figure of a take where it stands among others: "7.4 of 10 (7.0 to 7.8)", or "Delivery 7.4 of 10 (7.0 to 7.8)". */
export function scoreInWords(
  score: number,
  basis: ScoreBasis | null | undefined,
  range?: ScoreRange | null,
): string {
  const open = rangeInWords(range);
  return `${basis === 'voice' ? `${wholeName(basis)} ` : ''}${score.toFixed(1)} of 10${open && ` (${open})`}`;
}
