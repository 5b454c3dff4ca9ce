/** What this run measured, against the goals. */
const results = [];

/** Notes one figure. `goal` is `{ most }` or `{ least }`; `show` writes a value with its unit. */
export function goal(name, value, limit, show) {
  results.push({ name, value, ...limit, show });
}

/** Notes a figure that could not be measured here, and why. */
export function notMeasured(name, reason) {
  results.push({ name, reason });
  console.log(`\n${name}: ${reason}`);
}

/** Prints every figure as a share of its goal; answers whether all that could be measured are met. */
export function printGoals() {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('\nGoals (of the goal: at most 1.00 where less is better, at least 1.00 where more is)');
  let met = true;
  for (const { name, value, most, least, show, reason } of results) {
    const head = `  ${name.padEnd(width)}`;
    if (reason) {
      console.log(`${head}  not measured: ${reason}`);
      continue;
    }
    const reached = most === undefined ? value >= least : value <= most;
    met &&= reached;
    const limit = most === undefined ? `at least ${show(least)}` : `at most ${show(most)}`;
    const ratio = `${(value / (most ?? least)).toFixed(2)} of the goal`;
    console.log(
      `${head}  ${show(value).padStart(9)}  ${limit.padEnd(16)}  ${ratio}  ${reached ? 'met' : 'MISSED'}`,
    );
  }
  return met;
}
