import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems lend to connections: one of those could be lent to somebody before it is listened on. */
const FIRST = 15_000;
const LAST = 30_000;
const TRIES = 20;

/**
 * A port of 127.0.0.1 on which nobody listens, for a program that is about to be started.
 * @throws the system's error when none of several was free
 */
export async function freePort(): Promise<number> {
  for (let left = TRIES; ; left -= 1) {
    const port = randomInt(FIRST, LAST);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
    } catch (error) {
      if (left <= 1) throw error;
      continue;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
