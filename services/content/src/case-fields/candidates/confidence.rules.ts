import type { ExtractedValue } from '../extracted-value.js';
import { type LinearModel, logOdds, probability } from './linear-model.rules.js';

const oddsOf = (confidence: number): number => Math.log(confidence / (1 - confidence));
const CERTAIN = 0.99;

/**
 * Values as sure as such values have proved to be. What chose them compares the candidates of one field; a rule's own figure and a
 * weight's say nothing about each other until both are held against what was right.
 */
export const confidenceShown = (
  values: ExtractedValue[],
  model: LinearModel | undefined,
): ExtractedValue[] =>
  model
    ? values.map((value) => ({
        ...value,
        confidence: probability(
          logOdds(model, { odds: oddsOf(Math.min(CERTAIN, Math.max(1 - CERTAIN, value.confidence))) }),
        ),
      }))
    : values;
