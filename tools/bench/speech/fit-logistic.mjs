const ROUNDS = 400;

/**
 * Fits a logistic regression with a penalty on the square of each weight, by Newton's method on all weights but one at a time.
 * @param rows `{ figures, is }`
 * @param penalty what a weight of 1 on a standardized figure costs, in log-likelihood
 * @param signs -1 or 1 where a figure may only speak against or for it; 0 where both may be
 */
export function fitLogistic(rows, penalty, signs) {
  const count = rows[0].figures.length;
  const scales = Array.from({ length: count }, (_, k) => {
    const values = rows.map(({ figures }) => figures[k]);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, scale: Math.sqrt(variance) || 1 };
  });
  const inputs = rows.map(({ figures }) => [
    1,
    ...figures.map((value, k) => (value - scales[k].mean) / scales[k].scale),
  ]);
  const weights = Array.from({ length: count + 1 }, () => 0);
  const sums = rows.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (let k = 0; k <= count; k++) {
      const cost = k === 0 ? 0 : penalty;
      let slope = -cost * weights[k];
      let curve = cost + 1e-9;
      rows.forEach(({ is }, i) => {
        const p = 1 / (1 + Math.exp(-sums[i]));
        slope += (Number(is) - p) * inputs[i][k];
        curve += p * (1 - p) * inputs[i][k] ** 2;
      });
      let next = weights[k] + Math.max(-1, Math.min(1, slope / curve));
      if (k > 0 && signs[k - 1] * next < 0) next = 0;
      const step = next - weights[k];
      weights[k] = next;
      if (step !== 0) inputs.forEach((input, i) => (sums[i] += step * input[k]));
    }
  }
  return {
    constant: weights[0],
    figures: scales.map(({ mean, scale }, k) => ({ mean, scale, weight: weights[k + 1] })),
  };
}
