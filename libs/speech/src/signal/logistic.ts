/** Weights of a logistic regression: one for each figure, and what is added. */
export interface Logistic {
  constant: number;
  /** Each figure is centered and scaled before it is weighed. */
  figures: readonly { mean: number; scale: number; weight: number }[];
}

/** The probability of what the weights were fitted to, 0-1. */
export function probabilityOf(figures: readonly number[], { constant, figures: weighed }: Logistic): number {
  let sum = constant;
  for (const [i, { mean, scale, weight }] of weighed.entries())
    sum += (weight * (figures[i]! - mean)) / scale;
  return 1 / (1 + Math.exp(-sum));
}
