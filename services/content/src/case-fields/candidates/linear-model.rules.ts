/** Numbers by name; an absent one is zero. */
export type Features = Record<string, number>;

/** Logistic regression on standardized features, as `tools/intake/train.mjs` writes it. */
export interface LinearModel {
  features: string[];
  means: number[];
  deviations: number[];
  weights: number[];
  bias: number;
}

/** Log-odds that what has these features is right. */
export function logOdds(model: LinearModel, features: Features): number {
  let sum = model.bias;
  model.features.forEach((name, at) => {
    const value = ((features[name] ?? 0) - (model.means[at] ?? 0)) / (model.deviations[at] || 1);
    // What lies far outside of everything seen in training says no more than what lies at its edge.
    sum += (model.weights[at] ?? 0) * Math.max(-5, Math.min(5, value));
  });
  return sum;
}

export const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));
