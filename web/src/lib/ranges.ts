/** Numbers in runs: `13-16, 20`; empty for none. */
export function rangesOf(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}

/** Every number of the runs. */
export const numbersIn = (runs: readonly (readonly [number, number])[]): number[] =>
  runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
