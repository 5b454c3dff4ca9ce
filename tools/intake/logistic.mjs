// Ridge logistic regression by Newton's method on standardized features. Deterministic: no random start, no sampling.

/** Solves a x = b for a symmetric positive definite a, by Cholesky. */
function solve(a, b) {
  const n = b.length;
  const l = Array.from({ length: n }, () => new Float64Array(n));
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = a[i][j];
      for (let k = 0; k < j; k++) sum -= l[i][k] * l[j][k];
      l[i][j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / l[j][j];
    }
  const y = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let sum = b[i];
    for (let k = 0; k < i; k++) sum -= l[i][k] * y[k];
    y[i] = sum / l[i][i];
  }
  const x = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let sum = y[i];
    for (let k = i + 1; k < n; k++) sum -= l[k][i] * x[k];
    x[i] = sum / l[i][i];
  }
  return x;
}

const sigmoid = (x) => 1 / (1 + Math.exp(-x));

/**
 * Fits examples {features, right, weight}; the penalty is on the standardized weights, not on the bias; they are
 * pulled to `prior`: what a weight is when nothing is known of it. With `bias: false` features are taken as they are, and 0 says
 * nothing.
 * With `calibrate` the bias is moved so that the mean probability over `calibrate` ({features, right, weight}) is their share
 * of right ones: examples may be balanced for the fit, and the probability still be one.
 */
export function fit(examples, { penalty = 4, calibrate, bias: withBias = true, prior = 0 } = {}) {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort((a, b) =>
    a < b ? -1 : 1,
  );
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const means = names.map(
    (name) => examples.reduce((sum, { features, weight }) => sum + weight * (features[name] ?? 0), 0) / total,
  );
  const deviations = names.map((name, at) =>
    Math.sqrt(
      examples.reduce(
        (sum, { features, weight }) => sum + weight * ((features[name] ?? 0) - means[at]) ** 2,
        0,
      ) / total,
    ),
  );
  const kept = names.map((_, at) => at).filter((at) => deviations[at] > 1e-9 || prior !== 0);
  if (!withBias) {
    means.fill(0);
    deviations.fill(1);
  }
  const row = (features) => [
    ...kept.map((at) => Math.max(-5, Math.min(5, ((features[names[at]] ?? 0) - means[at]) / deviations[at]))),
    ...(withBias ? [1] : []),
  ];
  const rows = examples.map(({ features }) => row(features));
  const size = kept.length + (withBias ? 1 : 0);
  let weights = new Float64Array(size);
  for (let round = 0; round < 30; round++) {
    const gradient = new Float64Array(size);
    const hessian = Array.from({ length: size }, () => new Float64Array(size));
    examples.forEach(({ right, weight }, at) => {
      const x = rows[at];
      let odds = 0;
      for (let i = 0; i < size; i++) odds += weights[i] * x[i];
      const p = sigmoid(odds);
      const error = weight * (p - (right ? 1 : 0));
      const curve = weight * Math.max(p * (1 - p), 1e-6);
      for (let i = 0; i < size; i++) {
        gradient[i] += error * x[i];
        if (x[i] !== 0) for (let j = 0; j <= i; j++) hessian[i][j] += curve * x[i] * x[j];
      }
    });
    for (let i = 0; i < size; i++) {
      const own = withBias && i === size - 1 ? 1e-6 : penalty;
      gradient[i] += own * (weights[i] - (withBias && i === size - 1 ? 0 : prior));
      hessian[i][i] += own;
      for (let j = 0; j < i; j++) hessian[j][i] = hessian[i][j];
    }
    const step = solve(hessian, gradient);
    weights = weights.map((value, i) => value - step[i]);
    if (Math.max(...step.map(Math.abs)) < 1e-7) break;
  }
  const rounded = (value) => Number(value.toPrecision(5));
  const model = {
    features: kept.map((at) => names[at]),
    means: kept.map((at) => rounded(means[at])),
    deviations: kept.map((at) => rounded(deviations[at])),
    weights: kept.map((_, i) => rounded(weights[i])),
    bias: withBias ? rounded(weights[size - 1]) : 0,
  };
  if (calibrate) model.bias = rounded(calibratedBias(model, calibrate));
  return model;
}

export function odds(model, features) {
  return model.features.reduce(
    (sum, name, at) =>
      sum +
      model.weights[at] *
        Math.max(-5, Math.min(5, ((features[name] ?? 0) - model.means[at]) / (model.deviations[at] || 1))),
    model.bias,
  );
}

function calibratedBias(model, examples) {
  const bare = examples.map(({ features }) => odds({ ...model, bias: 0 }, features));
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const wanted = examples.reduce((sum, { right, weight }) => sum + (right ? weight : 0), 0) / total;
  let [low, high] = [-30, 30];
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    const mean =
      examples.reduce((sum, { weight }, at) => sum + weight * sigmoid(bare[at] + middle), 0) / total;
    if (mean < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
