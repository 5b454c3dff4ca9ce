/** Mean square of rounding noise in 16-bit audio: keeps the logarithm finite in digital silence. */
const FLOOR = 1e-10;

/** Mean square to decibels relative to full scale. */
export const toDecibels = (meanSquare: number): number => 10 * Math.log10(meanSquare + FLOOR);

/** Decibels relative to full scale to mean square. */
export const toMeanSquare = (decibels: number): number => 10 ** (decibels / 10);

/** Smooths a series of mean squares and answers it in decibels; as {@link smooth}. */
export const smoothDecibels = (meanSquares: Float32Array, sigma: number): Float32Array =>
  smooth(meanSquares, sigma).map(toDecibels);

/**
 * Smooths a series with a Gaussian.
 * @param sigma standard deviation in frames
 */
export function smooth(meanSquares: Float32Array, sigma: number): Float32Array {
  const reach = Math.ceil(sigma * 3);
  const kernel = Float64Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  const last = meanSquares.length - 1;
  const smoothed = new Float32Array(meanSquares.length);
  for (let i = 0; i <= last; i++) {
    let sum = 0;
    for (let j = -reach; j <= reach; j++) {
      sum += kernel[j + reach]! * meanSquares[Math.max(0, Math.min(last, i + j))]!;
    }
    smoothed[i] = sum / total;
  }
  return smoothed;
}

/** The value below which a share of the values lies. NaN for no values. Reorders its argument. */
export function percentileOf(values: Float32Array, share: number): number {
  if (values.length === 0) return Number.NaN;
  return select(values, Math.min(values.length - 1, Math.floor(share * values.length)));
}

/** What would stand at an index if the values were sorted (C. Hoare, "Algorithm 65: FIND", 1961); values in linear time. */
function select(values: Float32Array, index: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1]!;
    let i = low;
    let j = high;
    while (i <= j) {
      while (values[i]! < pivot) i++;
      while (values[j]! > pivot) j--;
      if (i > j) break;
      const swapped = values[i]!;
      values[i++] = values[j]!;
      values[j--] = swapped;
    }
    if (index <= j) high = j;
    else if (index >= i) low = i;
    else break;
  }
  return values[index]!;
}
