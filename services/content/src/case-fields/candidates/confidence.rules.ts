import { type LinearModel, logOdds, probability } from './linear-model.rules.js';
import type { Chosen, Weighed } from './ranking.rules.js';

const oddsOf = (confidence: number): number => Math.log(confidence / (1 - confidence));
const CERTAIN = 0.99;
/** What the paper itself lists, and what no candidate stands behind, was told by a rule. */
const LISTED = { ruled: 1 };

/**
 * Values as sure as such values have proved to be. What chose them compares the candidates of one field; a rule's own figure and a
 * weight's say nothing about each other until both are held against what was right.
 */
const confidenceShown = <T extends Weighed>(values: T[], model: LinearModel | undefined): T[] =>
  model
    ? values.map((value) => ({
        ...value,
        confidence: probability(
          logOdds(model, {
            ...(value.signs ?? LISTED),
            odds: oddsOf(Math.min(CERTAIN, Math.max(1 - CERTAIN, value.confidence))),
          }),
        ),
      }))
    : values;

/** What an item was chosen with, turned into how often such items were right. */
export interface ConfidenceModel extends LinearModel {
  /** Below this, showing an item did more harm than good. */
  least?: number;
}

/**
 * A field as sure as it has proved to be: what does more good than harm stands in it, in the order in which it was chosen, and the
 * rest is offered, likeliest first. Nothing may be left, and then the field is empty.
 */
export function abstaining({ chosen, runnersUp }: Chosen, model: ConfidenceModel | undefined): Chosen {
  const least = model?.least;
  // Where only what stood in the field was held against its paper, nothing is known of what was offered.
  if (least === undefined) return { chosen: confidenceShown(chosen, model), runnersUp };
  const all = confidenceShown([...chosen, ...runnersUp], model);
  const likely = all.filter(({ confidence }) => confidence >= least);
  return {
    chosen: likely,
    runnersUp: all.filter((one) => !likely.includes(one)).sort((a, b) => b.confidence - a.confidence),
  };
}
