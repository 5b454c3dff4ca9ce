import autocannon from 'autocannon';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';

const CONNECTIONS = 32;
const SECONDS = 5;

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Ticks of 10 ms. Processor time shows what a request costs, however busy the machine is otherwise. */
const ticksOf = (pids) =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return sum + Number(fields[11]) + Number(fields[12]);
  }, 0);

/**
 * Asks a side as fast as it answers.
 * @param side its address, and the processes that a request keeps busy
 * @throws Error unless every answer is 200
 */
export async function round({ url, pids }, requests, seconds = SECONDS) {
  const before = ticksOf(pids);
  // Each round begins with other people, so that no address and nobody comes near a limit.
  const from = randomInt(requests.length);
  const turned = [...requests.slice(from), ...requests.slice(0, from)];
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests: turned });
  const { errors, timeouts, non2xx, latency } = result;
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} refusals`);
  const answers = result['2xx'];
  return {
    perSecond: answers / result.duration,
    cpuMs: ((ticksOf(pids) - before) * 10) / answers,
    p50: latency.p50,
    p99: latency.p99,
  };
}
