/** Milliseconds of the processor that tell nothing: collecting garbage, compiling. */
const NOISE_MS = 25;

/**
 * How many times as much processor time `work` takes on all as on a quarter: about 4 in proportion to the size, 16 with its
 * square. What else the machine is busy with does not count; the least of three tries does. Work in another process is not seen.
 * @param work is given how much of it to do: 0.25 or 1
 */
export async function growth(work: (part: number) => unknown): Promise<number> {
  const times = { quarter: Infinity, all: Infinity };
  for (let tries = 0; tries < 3; tries++) {
    times.quarter = Math.min(times.quarter, await processorTime(() => work(0.25)));
    times.all = Math.min(times.all, await processorTime(() => work(1)));
  }
  return (times.all + NOISE_MS) / (times.quarter + NOISE_MS);
}

/** More than in proportion, less than with the square. */
export const IN_PROPORTION = 8;

async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user / 1000;
}
